// Where on the screen each choice is made. The engine lists the choices; nothing here knows which are legal.
import { key, same } from './geometry';
import {
  dataOf,
  tagged,
  type Choice,
  type ChoiceKind,
  type Event,
  type Pos,
  type Choosable,
  type Unchoosable,
} from './model';

/** The places that take choices. What has no place of its own is a button in the bar of actions. */
export type Place =
  | { on: 'hex'; at: Pos }
  | { on: 'ghost'; at: Pos }
  | { on: 'dock' }
  | { on: 'ability' }
  | { on: 'spells' }
  | { on: 'end' }
  | { on: 'battle' }
  | { on: 'sheet' }
  | { on: 'bar' };

/** The eight actions of the rules, in their order, and those that only one hero has. */
export const DOCK = ['battle', 'heal', 'gather', 'build_city', 'build', 'recruit', 'pick_up', 'eradicate'] as const;
export type DockAction = (typeof DOCK)[number];

const PLACES: Record<ChoiceKind, Place['on']> = {
  take_hero: 'sheet',
  move: 'hex',
  explore: 'hex',
  portal: 'hex',
  magic_run: 'hex',
  heal: 'dock',
  gather: 'dock',
  build_city: 'dock',
  build: 'dock',
  recruit: 'dock',
  pick_up: 'dock',
  eradicate: 'dock',
  raise_skeleton: 'ability',
  hawkeye: 'ability',
  pickpocket: 'spells',
  end_turn: 'end',
  lay_tile: 'sheet',
  place: 'ghost',
  pick_monster: 'sheet',
  send: 'battle',
  reroll: 'battle',
  stand: 'battle',
  spare_hero: 'battle',
  spare_unit: 'battle',
  cast: 'battle',
  enough: 'sheet',
  take_resources: 'sheet',
  leave: 'sheet',
  swap: 'sheet',
  raise: 'sheet',
  return: 'sheet',
  train: 'sheet',
  dismiss: 'sheet',
  curse: 'sheet',
};

/** Which sheet a question opens; the turn's own choices lie on the table. */
export type Sheet =
  'none' | 'hero' | 'tile' | 'place' | 'monster' | 'battle' | 'resources' | 'items' | 'city' | 'victim' | 'list';

export function sheetOf(question: unknown): Sheet {
  const { kind } = tagged(question);
  switch (kind) {
    case 'turn':
      return 'none';
    case 'hero':
    case 'tile':
    case 'place':
    case 'monster':
    case 'battle':
    case 'resources':
    case 'items':
    case 'city':
    case 'victim':
      return kind;
    default:
      // A question this client does not know is a list of its choices.
      return 'list';
  }
}

/** Which kinds of choices each sheet takes; anything else it may be asked is listed as a button below it. */
const TAKES: Record<Sheet, readonly string[]> = {
  none: [],
  hero: ['take_hero'],
  tile: ['lay_tile'],
  place: ['place'],
  monster: ['pick_monster'],
  battle: ['send', 'reroll', 'stand', 'spare_hero', 'spare_unit', 'enough', 'cast'],
  resources: ['take_resources'],
  items: ['leave', 'swap', 'enough'],
  city: ['raise', 'return', 'train', 'dismiss', 'enough'],
  victim: ['curse'],
  list: [],
};

export function placeOf(choice: Choice, question: unknown): Place {
  const { kind } = tagged(choice as unknown);
  const sheet = sheetOf(question);
  const on = (PLACES as Record<string, Place['on'] | undefined>)[kind];
  if (on === undefined) return { on: 'bar' };
  if (on === 'hex') {
    const to = (tagged(choice as unknown).data as { to?: Pos } | null)?.to;
    return sheet === 'none' && to ? { on: 'hex', at: to } : { on: 'bar' };
  }
  if (on === 'ghost') {
    const at = dataOf(choice, 'place')?.at;
    return sheet === 'place' && at ? { on: 'ghost', at } : { on: 'bar' };
  }
  if (on === 'sheet' || on === 'battle') {
    if (!TAKES[sheet].includes(kind)) return { on: 'bar' };
    return { on: sheet === 'battle' ? 'battle' : 'sheet' };
  }
  return sheet === 'none' ? { on } : { on: 'bar' };
}

export interface Sorted {
  /** By place on the map. */
  hexes: Map<string, Choosable[]>;
  ghosts: Map<string, Choosable[]>;
  dock: Map<DockAction, Choosable[]>;
  ability: Choosable[];
  spells: Choosable[];
  end: Choosable | null;
  battle: Choosable[];
  sheet: Choosable[];
  bar: Choosable[];
}

export function sorted(choices: readonly Choosable[], question: unknown): Sorted {
  const result: Sorted = {
    hexes: new Map(),
    ghosts: new Map(),
    dock: new Map(),
    ability: [],
    spells: [],
    end: null,
    battle: [],
    sheet: [],
    bar: [],
  };
  const add = <K>(map: Map<K, Choosable[]>, at: K, choosable: Choosable) =>
    map.set(at, [...(map.get(at) ?? []), choosable]);
  for (const choosable of choices) {
    const place = placeOf(choosable.choice, question);
    switch (place.on) {
      case 'hex':
        add(result.hexes, key(place.at), choosable);
        break;
      case 'ghost':
        add(result.ghosts, key(place.at), choosable);
        break;
      case 'dock':
        add(result.dock, tagged(choosable.choice).kind as DockAction, choosable);
        break;
      case 'end':
        if (result.end) result.bar.push(choosable);
        else result.end = choosable;
        break;
      case 'ability':
      case 'spells':
      case 'battle':
      case 'sheet':
      case 'bar':
        result[place.on].push(choosable);
        break;
    }
  }
  return result;
}

/** What leads to a hex, the plainest way first. */
const WAYS = ['move', 'explore', 'magic_run', 'portal'];
export function ways(choices: readonly Choosable[]): Choosable[] {
  const rank = (choosable: Choosable) => WAYS.indexOf(tagged(choosable.choice).kind);
  return [...choices].sort((a, b) => rank(a) - rank(b));
}

/** The reasons that concern a hex: why one cannot go there, the plainest way first. Each reason once. */
export function reasonsAt(reasons: readonly Unchoosable[], at: Pos): Unchoosable[] {
  const here = reasons.filter(({ choice }) => {
    const { kind, data } = tagged(choice);
    const to = (data as { to?: Pos } | null)?.to;
    return WAYS.includes(kind) && to !== undefined && same(to, at);
  });
  const rank = ({ choice }: Unchoosable) => WAYS.indexOf(tagged(choice).kind);
  return once(here).sort((a, b) => rank(a) - rank(b));
}

/** The reasons why an action is not open. */
export function reasonsFor(reasons: readonly Unchoosable[], kind: string): Unchoosable[] {
  return once(reasons.filter(({ choice }) => tagged(choice).kind === kind));
}

function once(reasons: Unchoosable[]): Unchoosable[] {
  const seen = new Set<string>();
  return reasons.filter(({ choice, reason, rule }) => {
    const id = `${tagged(choice).kind} ${rule} ${reason.key}`;
    return !seen.has(id) && seen.add(id);
  });
}

/** The places an event tells of, each once. */
export function placesTold(event: Event): Pos[] {
  const { data } = tagged(event as unknown);
  const fields = (data ?? {}) as Record<string, unknown>;
  const found = ['at', 'from', 'to']
    .map((field) => fields[field])
    .filter((value): value is Pos => Array.isArray(value));
  return found.filter((at, index) => found.findIndex((other) => same(other, at)) === index);
}
