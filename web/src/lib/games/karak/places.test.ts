import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import samples from '../../../dev/samples.json';
import scenes from '../../../dev/scenes.json';
import { figuresOf } from './figures';
import { PLAIN_CHOICES, resourcesOf, tagged, type Choice, type Choosable } from './model';
import { placeOf, sheetOf, sorted } from './places';

const source = (path: string) => readFileSync(new URL(`../../../../../crates/karak/${path}`, import.meta.url), 'utf8');

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
      expect(placeOf(choice as unknown as Choice, question).on).not.toBe('bar');
    },
  );

  it('puts what it does not know into the bar', () => {
    expect(placeOf('dance' as Choice, 'turn')).toEqual({ on: 'bar' });
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

describe('what the engine says a choice costs', () => {
  it('is counted in the order of the resources', () => {
    expect(
      resourcesOf([
        ['food', 2],
        ['stone', 1],
      ]),
    ).toEqual([2, 0, 1]);
    expect(resourcesOf([])).toBeNull();
    expect(resourcesOf(undefined)).toBeNull();
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
