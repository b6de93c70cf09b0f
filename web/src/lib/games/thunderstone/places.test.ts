import { expect, it } from 'vitest';
import type { Choice, Member, Party } from '../../types/thunderstone';
import { alike, type Choosable, type Unchoosable } from './model';
import { canBeCarried, equipOf, equipReason, sorted, usesOf } from './places';

const member = (card: Member['card'], more: Partial<Member> = {}): Member => ({
  card,
  used: [],
  marks: [],
  strength: 0,
  attack: 0,
  magic: 0,
  link: null,
  owner: 0,
  ...more,
});
const party: Party = {
  0: member('militia'),
  1: member('militia'),
  2: member('militia', { strength: 2 }),
  3: member('dagger'),
  4: member('dagger'),
  5: member('iron_rations'),
};
const choosable = (choice: Choice): Choosable => ({ choice, text: { key: 'x' } });
const choices: Choice[] = [
  { use: { slot: 5, ability: 0 } },
  { equip: { hero: 0, weapon: 3 } },
  { equip: { hero: 2, weapon: 3 } },
  { attack: { rank: 2 } },
  { buy: 'torch' },
  { level_up: { slot: 0, into: 'elf_wizard' } },
  { member: 1 },
  { card: 'torch' },
  { monster: { rank: 1 } },
  { arrange: [2, 1, 3] },
  { lose: 'magic' },
  { take_spoils: 'sphinx' },
  { borrow: 1 },
  { go: 'rest' },
  'done',
];
const places = sorted(choices.map(choosable));

it('gives every kind of choice its place, and leaves none over', () => {
  expect(places.other).toEqual([]);
  expect(places.picks).toHaveLength(7);
  expect(places.go.has('rest') && places.attacks.has(2) && places.buys.has('torch')).toBe(true);
  expect(places.levels).toHaveLength(1);
  expect(places.done?.choice).toBe('done');
});

it('keeps what it does not know for a plain list', () => {
  const strange = { choice: { juggle: 3 } as unknown as Choice, text: { key: 'x' } };
  expect(sorted([strange]).other).toEqual([strange]);
});

it('finds the choice of a card through one that looks the same', () => {
  expect(alike(party, 1)).toEqual([0, 1]);
  expect(equipOf(places, party, 4, 1)?.choice).toEqual({ equip: { hero: 0, weapon: 3 } });
  expect(equipOf(places, party, 4, 2)?.choice).toEqual({ equip: { hero: 2, weapon: 3 } });
  expect(equipOf(places, party, 4, 5)).toBeNull();
  expect(canBeCarried(places, party, 4)).toBe(true);
  expect(canBeCarried(places, party, 5)).toBe(false);
  expect(usesOf(places, party, 5)).toHaveLength(1);
  expect(usesOf(places, party, 0)).toEqual([]);
});

it('passes over the reason that another card is the same', () => {
  const refused = (choice: Choice, more: Partial<Unchoosable>): Unchoosable => ({
    choice,
    text: { key: 'x' },
    reason: { key: 'y' },
    rule: 'T-DUN-1',
    ...more,
  });
  const lack = { kind: 'strength', needed: 4, have: 2 };
  const reasons = [
    refused({ equip: { hero: 1, weapon: 4 } }, { far_fetched: true }),
    refused({ equip: { hero: 0, weapon: 3 } }, { lack }),
  ];
  expect(equipReason(reasons, party, 4, 1)?.lack).toEqual(lack);
});
