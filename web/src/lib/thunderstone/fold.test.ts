import { expect, it } from 'vitest';
import type { CardId, Event, Player, Standing, View } from '../types/thunderstone';
import { folded } from './fold';

const player = (): Player => ({ pool: { militia: 6, dagger: 2 }, discard: {}, hand: 0, certain: [], experience: 0 });
const standing = (card: CardId, light: number): Standing => ({ card, arriving: false, breached: false, light_needed: light });
const view: View = {
  seat: 0,
  hand: [],
  table: {
    rules: 2,
    seats: 2,
    solo: null,
    active: 0,
    players: [player(), player(), player(), player(), player()],
    dungeon: { unseen: { kingdom: 2, ghost: 1 }, above: 1, stone: true, under: [] },
    hall: [standing('famine', 1), null, standing('nixie', 3)],
    groups_wanted: 3,
    groups: [],
    families: ['elf', null, null, null],
    village: ['spear'],
    stock: { spear: 8, elf_wizard: 6 },
    destroyed: {},
    escaped: {},
    calm: 0,
    party: {},
    turn: {
      place: null,
      gold: 0,
      spent: 0,
      purchases: 1,
      strength: 0,
      attack: 0,
      armed_into_magic: false,
      weightless: false,
      battle: null,
      spoils: [],
    },
    revealed: [],
    offers: [],
    turns: 1,
    quiet: 0,
    taker: null,
    over: false,
  },
  reckoned: { strengths: [], worth: [], village: [] },
};
const after = (...events: Event[]): View => events.reduce((shown, event) => folded(shown, event), view);

it('draws into the hand, reveals it and discards it', () => {
  const drawn = after({ drew: { seat: 0, card: 'militia' } }, { drew: { seat: 0, card: 'dagger' } }, { drew: { seat: 1, card: null } });
  expect(drawn.hand).toEqual(['militia', 'dagger']);
  expect(drawn.table.players[1]?.hand).toBe(1);
  const shown = folded(drawn, { revealed: { seat: 0, place: 'dungeon', cards: ['dagger', 'militia'] } });
  expect(shown.hand).toEqual([]);
  expect([shown.table.party[0]?.card, shown.table.party[1]?.card]).toEqual(['dagger', 'militia']);
  const armed = folded(shown, { equipped: { seat: 0, hero: 1, hero_card: 'militia', weapon: 0, weapon_card: 'dagger' } });
  expect([armed.table.party[0]?.link, armed.table.party[1]?.link]).toEqual([1, 0]);
  const over = folded(armed, { party_discarded: { seat: 0 } });
  expect(over.table.party).toEqual({});
});

it('buys from the stack into the discard pile', () => {
  const bought = after({ bought: { seat: 0, card: 'spear', cost: 4, spoils: false } });
  expect(bought.table.stock.spear).toBe(7);
  expect(bought.table.players[0]?.discard).toEqual({ spear: 1 });
});

it('takes a defeated monster out of the hall, closes it up and lets the next one in', () => {
  const won = after(
    { won: { seat: 0, rank: 1, card: 'famine', total: 5, experience: 1, spoils: [] } },
    { hall_closed_up: { hall: [standing('nixie', 1), null, null] } },
    { entered_hall: { rank: 2, card: 'kingdom', from_under: false, light_needed: 2 } },
  );
  expect(won.table.hall).toEqual([standing('nixie', 1), standing('kingdom', 2), null]);
  expect(won.table.players[0]).toMatchObject({ discard: { famine: 1 }, experience: 1 });
  expect(won.table.dungeon).toMatchObject({ unseen: { kingdom: 1, ghost: 1 } });
});

it('puts a monster that was not defeated where the event says', () => {
  const lost = (escapes: boolean) => after({ lost: { seat: 0, rank: 1, card: 'famine', total: 2, escapes } }).table;
  expect(lost(false)).toMatchObject({ hall: [null, null, standing('nixie', 3)], dungeon: { under: ['famine'] }, escaped: {} });
  expect(lost(true)).toMatchObject({ hall: [null, null, standing('nixie', 3)], dungeon: { under: [] }, escaped: { famine: 1 } });
});

it('lays out as many cards as the event tells', () => {
  const laid = after({ family_chosen: { family: 'amazon', copies: [3, 2, 1] } }, { village_card_chosen: { card: 'polearm', copies: 4 } }).table;
  expect(laid.families.slice(0, 2)).toEqual(['elf', 'amazon']);
  expect(laid.stock).toMatchObject({ amazon_archer: 3, amazon_huntress: 2, amazon_queen: 1, polearm: 4 });
});

it('changes nothing of the view it began with', () => {
  const before = JSON.stringify(view);
  after({ turn_began: { seat: 1 } }, { disease_gained: { seat: 1, cards: 2 } }, 'game_ended');
  expect(JSON.stringify(view)).toBe(before);
});
