import { describe, expect, it } from 'vitest';
import { grouped, numbered } from './choices';
import { BROKEN, LANGUAGES, sceneOf } from './fixture';
import { named, words } from './thunderstone';

const member = (card: string, link: number | null = null) => ({ card, used: [], marks: [], strength: 0, attack: 0, magic: 0, link, owner: 0 });
const player = { pool: { militia: 6, dagger: 2 }, discard: { torch: 1, fireball: 2 }, hand: 6, certain: ['torch'], experience: 3 };
const VIEW = {
  table: {
    seats: 2,
    solo: null,
    active: 0,
    players: [player, player],
    dungeon: { unseen: { griffon: 3 }, above: 1, stone: true, under: [] },
    hall: [{ card: 'green_blob', arriving: false, breached: false, light_needed: 1 }, null, { card: 'kingdom', arriving: false, breached: false, light_needed: 3 }],
    stock: { militia: 18, dagger: 0, elf_wizard: 6, elf_sorcerer: 4, elf_archmage: 2, fireball: 8 },
    party: { 0: member('militia', 1), 1: member('dagger', 0), 2: member('torch') },
    turn: { place: 'dungeon', gold: 0, spent: 0, purchases: 1, strength: 1, attack: 0 },
    revealed: [],
    escaped: {},
    turns: 4,
  },
  seat: 0,
  hand: ['militia', 'militia', 'torch'],
  reckoned: { strengths: [{ slot: 0, strength: 3 }], worth: [[{ card: 'green_blob', n: 2, points: 4 }], []], village: [] },
};
const reckoning = {
  attack: 3,
  magic: 0,
  attack_counted: 3,
  magic_counted: 0,
  light: 0,
  light_needed: 1,
  penalty: 1,
  dark: 2,
  halved: false,
  total: 1,
  health: 5,
  wins: false,
  lacks_magic: false,
};
const FORECAST = {
  with: 'party',
  attacks: [
    {
      rank: 1,
      monster: 'green_blob',
      can_be_attacked: true,
      contributions: [0, 1].map((slot) => ({ slot, card: 'militia', attack: 1, magic: 0, light: 0, takes_part: true })),
      now: reckoning,
      after: { ...reckoning, penalty: 0, dark: 0, total: 5, wins: true },
      costs: [],
    },
  ],
};
const english = sceneOf('en', VIEW, null, FORECAST);
const topic = (command: string, scene = english) => words.topics.find((one) => one.command === command)?.lines(scene) ?? [];

describe('Thunderstone in sentences', () => {
  it('tells the hall rank by rank, with what would come of an attack', () => {
    const hall = topic('hall');
    expect(hall[0]).toMatch(/^Rank 1: Green Blob; health 5;.*attack value 5: victory/);
    expect(hall[1]).toBe('Rank 2: empty');
    expect(hall[2]).toMatch(/^Rank 3: Kingdom/);
    expect(hall[3]).toBe('4 cards in the dungeon deck');
  });

  it('tells the village with what is left, heroes by level', () => {
    const village = topic('village');
    expect(village.find((line) => line.startsWith('Elf Wizard'))).toContain('left of levels 1, 2 and 3: 6, 4, 2');
    expect(village.find((line) => line.startsWith('Fireball'))).toContain('left: 8');
    expect(village.some((line) => line.startsWith('Elf Sorcerer'))).toBe(false);
  });

  it('tells the hand, equal cards together', () => {
    expect(topic('hand')).toEqual([expect.stringMatching(/^Your hand: 2× Militia \(.*\) and Torch \(/)]);
    const revealed = topic('hand', { ...english, view: { ...VIEW, hand: [] } });
    expect(revealed[0]).toMatch(/^Your revealed hand: Militia \(strength 3, attack \+1, with Dagger\) and Torch/);
  });

  it('reads cards by name, by the number of a choice, or says what it knows', () => {
    const read = (rest: string, choices: { choice: unknown; text: { key: string; args: [] } }[] = []) => words.answers.card?.(rest, english, choices);
    expect(read('fireball')?.[0]).toMatch(/^Fireball; /);
    expect(read('1', [{ choice: { buy: 'torch' }, text: { key: 'web-undo', args: [] } }])?.[0]).toMatch(/^Torch; /);
    expect(read('2')).toEqual([expect.stringContaining('There is no choice 2')]);
    expect(read('no such card')).toEqual(['No card is called “no such card”.']);
    expect(named('elf', english).length).toBeGreaterThan(2);
  });

  it('explains an attack term by term', () => {
    const lines = words.answers.odds?.('1', english, []) ?? [];
    expect(lines[0]).toBe('Attack on Green Blob in rank 1');
    expect(lines[1]).toBe('2× Militia: attack +1 each');
    expect(lines.at(-1)).toContain('victory');
    expect(words.answers.odds?.('7', english, [])).toEqual([expect.stringContaining('is not a rank')]);
    expect(words.answers.odds?.('2', english, [])).toEqual(['No Monster stands there.']);
  });

  it('groups purchases apart from going on', () => {
    const text = { key: 'web-begin', args: [] as [] };
    const asked = { question: { prepare: { place: 'village' } }, text, choices: [{ choice: { buy: 'fireball' }, text }, { choice: 'done', text }] };
    const groups = grouped(words, { ...english, asked });
    expect(groups.map(({ title }) => title)).toEqual(['Buy', 'Go on']);
    expect(numbered(groups)[0]?.line).toBe('Fireball for 9 (magic attack +3, light 1, left: 8)');
  });
});

describe.each(LANGUAGES)('every sentence in %s', (language) => {
  it('is whole', () => {
    const scene = sceneOf(language, VIEW, null, FORECAST);
    const lines = [
      ...words.topics.flatMap(({ lines: told }) => told(scene)),
      ...(words.answers.card?.('', scene, []) ?? []),
      ...(words.answers.odds?.('', scene, []) ?? []),
      ...words.situation(scene),
      ...words.score(0, { winners: [0], half_points: [6, 0, 0, 0, 0] }, scene),
    ];
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.filter((line) => BROKEN.test(line) || line === '')).toEqual([]);
  });
});
