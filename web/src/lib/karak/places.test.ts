import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import samples from '../../dev/samples.json';
import scenes from '../../dev/scenes.json';
import course from '../../dev/course.json';
import { figuresOf } from './figures';
import { folded } from './fold';
import { PLAIN_CHOICES, amountsIn, tagged, type KarakView } from './model';
import { placeOf, sheetOf, sorted } from './places';
import type { Choosable, Message } from '../types/protocol';

const source = (path: string) => readFileSync(new URL(`../../../../crates/karak/${path}`, import.meta.url), 'utf8');

/** The kinds of choices that the engine knows, from its own source. */
function engineKinds(): string[] {
  const body = /pub enum Choice \{([\s\S]*?)\n\}/.exec(source('src/choice.rs'))?.[1] ?? '';
  const names = [...body.matchAll(/^ {4}([A-Z][A-Za-z]*)/gm)].map((match) => match[1] ?? '');
  return names.map((name) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase());
}

describe('every choice has a place', () => {
  it('knows every kind of the engine', () => {
    const kinds = engineKinds();
    expect(kinds.length).toBe(34);
    const asked = new Set(samples.map(({ choice }) => tagged(choice).kind));
    expect(kinds.filter((kind) => !asked.has(kind))).toEqual([]);
    for (const kind of PLAIN_CHOICES) expect(kinds).toContain(kind);
  });

  it.each(samples.map((sample) => [tagged(sample.choice).kind, JSON.stringify(sample.question), sample] as const))(
    '%s at %s',
    (_, __, { choice, question }) => {
      expect(placeOf(choice, question).on).not.toBe('bar');
    },
  );

  it('puts what it does not know into the bar', () => {
    expect(placeOf('dance', 'turn')).toEqual({ on: 'bar' });
    expect(placeOf({ raise: { building: 'stable', discount: null } }, 'turn')).toEqual({ on: 'bar' });
    expect(sheetOf({ riddle: {} })).toBe('list');
  });

  it('loses none of the choices of a question', () => {
    for (const scene of Object.values(scenes)) {
      const choices = scene.asked.choices as unknown as Choosable[];
      const all = sorted(choices, scene.asked.question);
      const groups = [...all.hexes.values(), ...all.ghosts.values(), ...all.dock.values()].flat();
      const found = [...groups, ...all.ability, ...all.spells, ...all.battle, ...all.sheet, ...all.bar];
      expect(found.length + Number(all.end !== null)).toBe(choices.length);
      expect(all.bar).toEqual([]);
    }
  });
});

/** What the events themselves name; everything else waits for the next view. */
function moved({ table, hand, top, reckoned: { attack } }: KarakView) {
  const { active, round, hexes, drawn, shown, general, praetorians, plague, battle, ending } = table;
  const players = table.players.map(({ hero, at, unconscious, items, buildings, city }) => ({ hero, at, unconscious, items, buildings, city }));
  return { active, round, hexes, drawn, shown, general, praetorians, plague, battle, ending, players, hand, top, attack: battle ? attack : null };
}

describe('the events', () => {
  it('move the pieces as the engine does, through a whole game', () => {
    let view = course.start as unknown as KarakView;
    for (const { events, view: engine } of course.steps) {
      for (const event of events) view = folded(view, event);
      expect(moved(view)).toEqual(moved(engine as unknown as KarakView));
      view = engine as unknown as KarakView;
    }
    expect(view.table.ending).not.toBeNull();
  });

  it('move them from every scene to what follows it', () => {
    for (const scene of Object.values(scenes)) {
      const after = scene.then.reduce((view, { event }) => folded(view, event), scene.view as unknown as KarakView);
      expect(moved(after)).toEqual(moved(scene.after as unknown as KarakView));
    }
  });

  it('change nothing that the engine reckons but the attack, which they tell', () => {
    for (const { view, then } of Object.values(scenes)) {
      const before = view as unknown as KarakView;
      const after = then.reduce((now, { event }) => folded(now, event), before);
      expect({ ...after.reckoned, attack: null }).toEqual({ ...before.reckoned, attack: null });
    }
  });
});

describe('what the engine says a choice costs', () => {
  const said = (argument: string, amounts: [string, number][]) => ({
    key: 'karak-choice-raise',
    args: [[argument, { list: amounts.map(([what, n]) => ({ key: `karak-count-${what}`, args: [['n', { number: n }]] })) }]],
  }) as Message;

  it('is read from its sentence', () => {
    expect(amountsIn(said('cost', [['food', 2], ['stone', 1]]), 'cost')).toEqual([2, 0, 1]);
    expect(amountsIn(said('cost', [['food', 2]]), 'amounts')).toBeNull();
    expect(amountsIn({ key: 'karak-choice-raise', args: [['cost', { message: { key: 'karak-nothing', args: [] } }]] }, 'cost')).toEqual([0, 0, 0]);
    expect(amountsIn(undefined, 'cost')).toBeNull();
  });

  it('is said of everything that is built or gathered in real games', () => {
    const told = Object.values(scenes).flatMap(({ asked }) => asked.choices as unknown as Choosable[]);
    const of = (kind: string) => told.filter(({ choice }) => tagged(choice).kind === kind);
    expect(of('raise').length).toBeGreaterThan(0);
    expect(of('gather').length).toBeGreaterThan(0);
    const sum = (amounts: readonly number[] | null) => (amounts ?? []).reduce((all, n) => all + n, 0);
    for (const { text } of of('raise')) expect(sum(amountsIn(text, 'cost'))).toBeGreaterThan(0);
    for (const { text } of of('gather')) expect(sum(amountsIn(text, 'amounts'))).toBeGreaterThan(0);
  });
});

describe('the figures', () => {
  it('are read from a setup with its own components too', () => {
    const own = figuresOf({
      players: 2,
      components: {
        dice: { hero: { faces: [3, 1, 0, 0, 0, -1], status: 'assumed' } },
        monsters: { dark_dryads: { count: 1, reward: 'amulet', strength: 6, status: 'assumed' } },
        costs: { city: { cost: [1, 1, 1], status: 'assumed' } },
      },
    });
    expect(own.faces('hero')).toEqual([-1, 0, 0, 0, 1, 3]);
    expect(own.strength('dark_dryads')).toBe(6);
    expect(own.cost('city')).toEqual([1, 1, 1]);
  });
});
