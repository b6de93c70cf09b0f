// Small tables for the tests of the sentences.
import { readdirSync, readFileSync } from 'node:fs';
import { Texts } from '../texts/texts';
import type { Asked, Message } from '../types/protocol';
import type { Scene } from './words';

export const LANGUAGES = ['en', 'pl', 'de', 'et'] as const;
const root = new URL('../../../../locales/', import.meta.url);

export function textsIn(language: string): Texts {
  const files = readdirSync(new URL(`${language}/`, root)).filter((name) => name.endsWith('.ftl'));
  return new Texts(language, files.map((name) => readFileSync(new URL(`${language}/${name}`, root), 'utf8')));
}

const player = (hero: string, at: number) => ({
  hero,
  at,
  lives: 4,
  unconscious: false,
  strongest: 3,
  resources: [2, 1, 0],
  units: [1, 0, 2, 0, 0, 0],
  items: [1, 0, 0, 0, 0, 0, 0, 0, 0],
  buildings: 1,
  city: 1,
  small_stones: 1,
  large_stones: 1,
  archstone: false,
});

const board = { glory: 3, army: 3, slots: 3, weapons: 1, half_points: 6 };

const hex = (at: [number, number], land: string, chasms = 0, more = {}) => ({
  at,
  land,
  tile: null,
  rotation: 0,
  chasms,
  armies: [null, null],
  items: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  city: null,
  ...more,
});

/** The castle; to its east a forest with a city, to its north-east monsters, to its west a chasm. */
export const KARAK_VIEW = {
  table: {
    players: [player('taia', 0), player('darius', 1)],
    active: 0,
    round: 2,
    turn: { begun: 1, open: true, portal: false, magic_run: false, hawkeye: false, gathered: [] },
    hexes: [
      hex([0, 0], 'castle', 0b001000),
      hex([1, 0], 'forest', 0, { city: 0 }),
      hex([1, -1], 'giant_rock', 0, { armies: ['skeleton_riders', null], items: [2, 0, 0, 0, 0, 0, 0, 0, 0] }),
      hex([-1, 0], 'farm'),
    ],
    drawn: null,
    general: 3,
    praetorians: 4,
    plague: 0,
    battle: null,
  },
  hand: [],
  top: null,
  reckoned: {
    boards: [board, board],
    enemies: [{ hex: 2, strength: 4 }, { hex: 3, strength: 14 }],
    closed: [0b001000, 0, 0, 0b000001],
    tiles: [],
    deck: 20,
    bag: 30,
    slots_left: 3,
    next: 1,
    attack: null,
  },
};

export function sceneOf(language: string, view: unknown, asked: Asked | null = null, forecast: unknown = null): Scene {
  const texts = textsIn(language);
  const names = (seat: number): Message => ({ key: seat === 0 ? 'karak-hero-taia' : 'karak-hero-darius', args: [] });
  // Numbers do not part from what they count; to a reader of the test that looks like any space.
  const say = (message: Message) => texts.render(message, names).replaceAll('\u00a0', ' ');
  return { view, described: [], setup: null, eyes: 0, seats: 2, asked, forecast, say, who: (seat) => say(names(seat)), texts };
}

/** What no sentence may contain. */
export const BROKEN = /\[[a-z]+-[a-z0-9-]+\]|undefined|NaN|\{ ?\$/;
