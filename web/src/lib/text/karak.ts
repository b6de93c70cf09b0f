// Karak 2 in sentences: the map, the heroes, the battle.
import { across, key, placeText, same, STEPS } from '../karak/geometry';
import {
  BUILDINGS, ITEMS, RESOURCES, UNITS, carried, has, listed, name, points, tagged,
  type Hex, type KarakView, type Player, type Pos, type Reckoned, type Table, type TileId,
} from '../karak/model';
import { enemyAt, tileOf } from '../karak/reckoned';
import { plain } from '../texts/plain';
import type { Choosable, Message, Seat } from '../types/protocol';
import { counted, message, times, type Given } from './message';
import { oddsLines } from './odds';
import type { GameWords, Scene } from './words';

const SIDES = ['karak-side-e', 'karak-side-ne', 'karak-side-nw', 'karak-side-w', 'karak-side-sw', 'karak-side-se'];
/** The sides as they are typed in English, in the same order. */
const SHORT = ['e', 'ne', 'nw', 'w', 'sw', 'se'];
/** From the north with the clock, as people look around. */
const ROUND = [1, 0, 5, 4, 3, 2];

const viewOf = (scene: Scene): KarakView => scene.view as KarakView;
const hexAt = (table: Table, at: Pos): number => table.hexes.findIndex((hex) => same(hex.at, at));
const sideNames = (mask: number): Message[] => SIDES.filter((_, side) => mask & (1 << side)).map((side) => message(side));
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const joined = (scene: Scene, parts: readonly Message[]): string => parts.map(scene.say).join('; ');

const isClosed = ({ reckoned }: KarakView, id: number, side: number): boolean => ((reckoned.closed[id] ?? 0) & (1 << side)) !== 0;

/** What is on a hex besides its borders. */
function contents({ table, reckoned }: KarakView, id: number): Message[] {
  const hex = table.hexes[id];
  if (!hex) return [];
  const parts = [message('ui-hex', { place: placeText(hex.at), land: name('land', hex.land) })];
  const add = (text: string, given: Record<string, Given>) => parts.push(message(text, given));
  const strength = enemyAt(reckoned, id) ?? 0;
  const heroes = table.players.flatMap(({ hero, at }) => (hero && at === id ? [name('hero', hero)] : []));
  if (heroes.length > 0) add('ui-hex-heroes', { heroes });
  if (table.general === id) add('ui-hex-general', { general: name('monster', 'dark_general'), n: strength });
  const armies = hex.armies.filter((monster) => monster !== null);
  if (armies.length > 0) add('ui-hex-armies', { armies: armies.map((monster) => name('monster', monster)), n: strength });
  if (hex.city !== null) add(table.plague === hex.city ? 'ui-hex-plague' : 'ui-hex-city', { player: { seat: hex.city } });
  const items = listed(ITEMS, hex.items);
  if (items.length > 0) add('ui-hex-items', { items: counted(items, (item) => name('item', item)) });
  return parts;
}

/** Where one can go from a hex, what is unexplored, and what is closed. */
function borders(view: KarakView, id: number): Message[] {
  const { table } = view;
  const hex = table.hexes[id];
  if (!hex) return [];
  const ways: Message[] = [];
  let [open, closed] = [0, 0];
  STEPS.forEach((_, side) => {
    const to = across(hex.at, side);
    if (isClosed(view, id, side)) closed |= 1 << side;
    else if (hexAt(table, to) < 0) open |= 1 << side;
    else ways.push(message('ui-hex-way', { side: message(SIDES[side] ?? ''), place: placeText(to) }));
  });
  const parts: Message[] = [];
  if (ways.length > 0) parts.push(message('ui-hex-ways', { ways }));
  if (open) parts.push(message('ui-hex-open', { sides: sideNames(open) }));
  if (closed) parts.push(message('ui-hex-chasms', { sides: sideNames(closed) }));
  return parts;
}

export function hexLine(scene: Scene, id: number): string {
  const view = viewOf(scene);
  return joined(scene, [...contents(view, id), ...borders(view, id)]);
}

/** The map from north to south, each row from west to east. */
export function boardLines(scene: Scene): string[] {
  const { table } = viewOf(scene);
  const ids = table.hexes.map((_, id) => id);
  const at = (id: number) => table.hexes[id]?.at ?? [0, 0];
  return ids.sort((a, b) => at(a)[1] - at(b)[1] || at(a)[0] - at(b)[0]).map((id) => hexLine(scene, id));
}

const centreOf = (scene: Scene): Hex | undefined => {
  const { table } = viewOf(scene);
  return table.hexes[table.players[scene.eyes ?? table.active]?.at ?? 0];
};

/** What lies beyond each of the six sides of a hex. */
function sidesOf(scene: Scene, hex: Hex): string[] {
  const view = viewOf(scene);
  const { table } = view;
  const id = hexAt(table, hex.at);
  return ROUND.map((side) => {
    const to = across(hex.at, side);
    const there = hexAt(table, to);
    const given = { side: message(SIDES[side] ?? ''), place: placeText(to) };
    const beyond = there < 0 ? '' : joined(scene, contents(view, there));
    if (isClosed(view, id, side)) {
      return scene.say(beyond === '' ? message('web-text-side-chasm', given) : message('web-text-side-chasm-hex', { ...given, hex: beyond }));
    }
    return scene.say(beyond === '' ? message('web-text-side-unexplored', given) : message('web-text-side-hex', { ...given, hex: beyond }));
  }).map(capital);
}

export function aroundLines(scene: Scene): string[] {
  const hex = centreOf(scene);
  if (!hex) return [];
  const view = viewOf(scene);
  return [joined(scene, contents(view, hexAt(view.table, hex.at))), ...sidesOf(scene, hex)];
}

/** Two numbers, however they are written. */
export function placeIn(text: string): Pos | null {
  const found = /^\(?\s*([-−–]?\d+)\s*[,; ]\s*([-−–]?\d+)\s*\)?$/.exec(text.trim());
  const number = (digits: string | undefined) => Number((digits ?? '0').replace(/[−–]/, '-'));
  return found ? [number(found[1]), number(found[2])] : null;
}

/** A side by its name in the language in use, or as `ne`, `north-east`, `north east`. */
export function sideIn(text: string, say: Scene['say']): number {
  const wanted = plain(text).replaceAll('-', ' ');
  const english = ['east', 'north east', 'north west', 'west', 'south west', 'south east'];
  const spoken = SIDES.map((side) => plain(say(message(side))).replaceAll('-', ' '));
  return SIDES.findIndex((_, side) => [SHORT[side], english[side], spoken[side]].includes(wanted));
}

const distance = (a: Pos, b: Pos): number => {
  const [dq, dr] = [a[0] - b[0], a[1] - b[1]];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
};

export function lookLines(rest: string, scene: Scene): string[] {
  if (rest === '') return aroundLines(scene);
  const { table } = viewOf(scene);
  const here = centreOf(scene);
  const side = sideIn(rest, scene.say);
  const at = placeIn(rest) ?? (here && side >= 0 ? across(here.at, side) : null);
  if (!at) return [scene.say(message('web-text-look-where'))];
  const id = hexAt(table, at);
  const away = here ? [scene.say(message('web-text-away', { n: distance(here.at, at) }))] : [];
  const hex = table.hexes[id];
  if (!hex) return [scene.say(message('karak-why-not-laid', { place: placeText(at) })), ...away];
  return [joined(scene, contents(viewOf(scene), id)), ...away, ...sidesOf(scene, hex)];
}

// ---------- players ----------

function stones(player: Player): Message[] {
  const kinds: [string, number][] = [
    ['karak-reward-small-stone', player.small_stones],
    ['karak-reward-large-stone', player.large_stones],
    ['karak-reward-archstone', Number(player.archstone)],
  ];
  const own = kinds.filter(([, n]) => n > 0).map(([text, n]) => times(message(text), n));
  return own.length > 0 ? [message('ui-status-stones', { stones: own })] : [];
}

function owned(table: Table, seat: Seat, player: Player): Message[] {
  const parts: Message[] = [];
  const list = (text: string, field: string, things: Message[]) => {
    if (things.length > 0) parts.push(message(text, { [field]: things }));
  };
  list('ui-status-army', 'units', UNITS.flatMap((unit, index) => {
    const n = player.units[index] ?? 0;
    return n > 0 ? [times(name('unit', unit), n)] : [];
  }));
  list('ui-status-items', 'items', ITEMS.flatMap((item) => {
    const n = carried(player, item);
    return n > 0 ? [times(name('item', item), n)] : [];
  }));
  const city = player.city === null ? undefined : table.hexes[player.city];
  if (city) parts.push(message('ui-status-city', { place: placeText(city.at) }));
  list('ui-status-buildings', 'buildings', BUILDINGS.filter((building) => has(player, building)).map((building) => name('building', building)));
  if (table.plague === seat) parts.push(message('ui-status-plague'));
  return [...parts, ...stones(player)];
}

/** A hero board in one or two sentences. */
export function playerLines(scene: Scene, seat: Seat): string[] {
  const { table, reckoned } = viewOf(scene);
  const player = table.players[seat];
  const board = reckoned.boards[seat];
  if (!player?.hero || !board) return [scene.who(seat)];
  const first: Message[] = [message('ui-status-place', { place: placeText(table.hexes[player.at]?.at ?? [0, 0]) })];
  if (seat === table.active && table.round > 0) first.unshift(message('ui-status-active'));
  first.push(player.unconscious ? message('ui-status-unconscious') : message('ui-status-lives', { n: player.lives }));
  first.push(message('ui-status-glory', { n: board.glory }));
  RESOURCES.forEach((resource, index) => {
    first.push(message('ui-status-amount', { thing: name('resource', resource), n: player.resources[index] ?? 0 }));
  });
  const second = owned(table, seat, player);
  if (board.half_points > 0) second.push(message('ui-status-points', { text: points(board.half_points) }));
  const lines = [[scene.who(seat), ...first.map(scene.say)].join('; ')];
  if (second.length > 0) lines.push(joined(scene, second));
  return lines;
}

const tileName = (reckoned: Reckoned, id: TileId): Message => {
  const tile = tileOf(reckoned, id);
  const land = tile ? name('land', tile.land) : message('ui-fact-none');
  const chasms = sideNames(tile?.chasms ?? 0);
  return chasms.length === 0 ? message('ui-tile-open', { land }) : message('ui-tile', { land, sides: chasms });
};

function handLines(scene: Scene): string[] {
  const { hand, top, table, reckoned } = viewOf(scene);
  if (scene.eyes === null || table.players[scene.eyes]?.hero !== 'darius') return [scene.say(message('ui-hand-nothing'))];
  const lines: Message[] = [];
  if (hand.length > 0) lines.push(message('ui-hand-tiles', { tiles: hand.map((tile) => tileName(reckoned, tile)) }));
  if (top !== null) lines.push(message('ui-hand-top', { tile: tileName(reckoned, top) }));
  return (lines.length > 0 ? lines : [message('ui-hand-empty')]).map(scene.say);
}

// ---------- decisions ----------

const MOVES = ['move', 'explore', 'portal', 'magic_run'];
const ACTIONS = ['heal', 'gather', 'build_city', 'build', 'recruit', 'pick_up', 'eradicate', 'raise_skeleton'];
const FREE = ['pickpocket', 'hawkeye', 'end_turn'];

function group(choice: unknown): Message {
  const { kind, data } = tagged(choice);
  if (MOVES.includes(kind)) return message('ui-group-moves');
  if (ACTIONS.includes(kind)) return message('ui-group-actions');
  if (FREE.includes(kind)) return message('ui-group-free');
  if (kind === 'place') return message('ui-group-place', { place: placeText((data as { at: Pos }).at) });
  if (kind === 'train') return message('ui-group-recruit');
  if (kind === 'return') return message('ui-group-return');
  return message('ui-group-choices');
}

/** A way with what waits at its end. */
function line({ choice, text }: Choosable, scene: Scene): string {
  const { kind, data } = tagged(choice);
  if (!MOVES.includes(kind)) return scene.say(text);
  const { table } = viewOf(scene);
  const here = centreOf(scene);
  const to = (data as { to: Pos }).to;
  const side = here ? STEPS.findIndex((_, index) => key(across(here.at, index)) === key(to)) : -1;
  const notes = side >= 0 ? [message(SIDES[side] ?? '')] : [];
  notes.push(...contents(viewOf(scene), hexAt(table, to)).slice(1));
  return notes.length === 0 ? scene.say(text) : scene.say(message('ui-choice-noted', { choice: text, note: joined(scene, notes) }));
}

function situation(scene: Scene): string[] {
  const { table, reckoned } = viewOf(scene);
  const { kind } = tagged(scene.asked?.question);
  if (kind === 'turn') {
    const left = reckoned.slots_left;
    const lines = [message('ui-actions-left', { n: left })];
    if (table.turn.open && left > 1) lines.push(message('ui-situation-moved'));
    return lines.map(scene.say);
  }
  if (kind === 'place' && table.drawn !== null) {
    return [scene.say(message('ui-situation-tile', { tile: tileName(reckoned, table.drawn) }))];
  }
  if (table.battle) return battleLines(scene);
  return [];
}

/** The battle as it stands: before the roll its strength, after it also the attack. */
function battleLines(scene: Scene): string[] {
  const { table, reckoned } = viewOf(scene);
  const { battle } = table;
  if (!battle) return [];
  if (!reckoned.attack) return [scene.say(message('ui-situation-battle', { n: battle.strength }))];
  const { total, swords, weapons } = reckoned.attack;
  return [scene.say(message('ui-situation-attack', { n: battle.strength, attack: total, swords, weapons }))];
}

const seatsOf = (scene: Scene): Seat[] => Array.from({ length: scene.seats }, (_, seat) => seat);

export const words: GameWords = {
  topics: [
    { command: 'around', title: 'web-text-topic-around', lines: aroundLines },
    { command: 'me', title: 'web-text-topic-me', lines: (scene) => (scene.eyes === null ? [scene.say(message('web-you-watch'))] : playerLines(scene, scene.eyes)) },
    { command: 'others', title: 'web-text-topic-others', lines: (scene) => seatsOf(scene).filter((seat) => seat !== scene.eyes).flatMap((seat) => playerLines(scene, seat)) },
    { command: 'board', title: 'web-text-topic-board', lines: boardLines },
    { command: 'hand', title: 'web-text-topic-hand', lines: handLines },
  ],
  answers: { look: lookLines, odds: (_, scene) => oddsLines(scene) },
  group,
  line,
  farFetched: (choice, scene) => {
    const { kind, data } = tagged(choice);
    const to = (data as { to?: Pos } | null)?.to;
    if (!to) return false;
    // What is laid is moved to, what is not laid is explored.
    const isLaid = hexAt(viewOf(scene).table, to) >= 0;
    return kind === 'move' ? !isLaid : kind === 'explore' && isLaid;
  },
  situation,
  score: (seat, _, scene) => {
    const { table, reckoned } = viewOf(scene);
    const player = table.players[seat];
    const board = reckoned.boards[seat];
    if (!player || !board) return [];
    return [...stones(player), message('ui-status-glory', { n: board.glory }), message('ui-status-amount', { thing: message('karak-word-army'), n: board.army })].map(scene.say);
  },
};
