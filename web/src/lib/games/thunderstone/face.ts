// What a card shows and where: a place on the card has one meaning. Every figure comes from the catalogue.
import type { CardId, CatalogueEntry, When } from '../../types/thunderstone';
import { entryOf } from './cards';
import type { SignName } from './symbols/signs';

/** The shape of the window says what kind of card it is. */
export const WINDOWS = {
  hero: 'M3.5 101V46C3.5 15 27 3.5 50 3.5S96.5 15 96.5 46V101Z',
  weapon: 'M15 3H85L97 17V83L85 97H15L3 83V17Z',
  item: 'M13 3H87C87 11 90 16 97 16V84C90 84 87 89 87 97H13C13 89 10 84 3 84V16C10 16 13 11 13 3Z',
  spell: 'M50 2.5C78 2.5 97 23 97 50S78 97.5 50 97.5S3 77 3 50S22 2.5 50 2.5Z',
  villager: 'M3 101V36L50 3L97 36V101Z',
  monster:
    'M2 101L4.5 74L2 57L7 41L4.5 29L13 19L17 9.5L29 11L40 4L52 7.5L63 2.5L73 8L83 7L88 17L96 25L94 41L98 55L95 73L98 101Z',
  disease: 'M10 22C16 6 33 9 44 5S70 2 82 11S99 30 95 47S99 74 89 87S64 94 51 97S23 99 12 86S6 66 4 52S5 34 10 22Z',
  stone: 'M50 2L96.5 25V75L50 98L3.5 75V25Z',
};
export type Window = keyof typeof WINDOWS;

/** A figure on the left edge: what the card does in battle. */
export interface Stat {
  sign: SignName;
  value: number;
}

export type FootName = 'gold' | 'strength' | 'weight' | 'experience' | 'points' | 'level-up';
export interface FootFigure {
  name: FootName;
  sign: SignName;
  value: number;
}

export interface Face {
  window: Window;
  /** Class, kind or monster group: it only repeats what shape and seals say. */
  pigment: string;
  level: number | undefined;
  cost: number | null;
  rail: Stat[];
  seals: SignName[];
  /** Left: gold. Centre: strength or weight, a monster's experience. Right: victory points, or what the next level costs. */
  foot: [FootFigure | undefined, FootFigure | undefined, FootFigure | undefined];
}

const KINDS: [type: string, window: Window][] = [
  ['hero', 'hero'],
  ['weapon', 'weapon'],
  ['item', 'item'],
  ['spell', 'spell'],
  ['villager', 'villager'],
  ['monster', 'monster'],
  ['disease', 'disease'],
  ['thunderstone', 'stone'],
];

/** The class that gives a hero's colour, the rarest first. */
const COLOURS = ['militia', 'archer', 'thief', 'cleric', 'wizard', 'fighter'];

/** What a card is, in the order of the seals. */
const CLASSES: Record<string, SignName> = {
  fighter: 'fighter',
  cleric: 'cleric',
  wizard: 'wizard',
  thief: 'thief',
  archer: 'archer',
  militia: 'militia',
  edged: 'edged',
  blunt: 'blunt',
  food: 'food',
  light: 'light',
  magic: 'enchanted',
  spell: 'spell',
  villager: 'villager',
  disease: 'disease',
  thunderstone: 'thunderstone',
};

function sealsOf(entry: CatalogueEntry): SignName[] {
  if (entry.kind !== 'monster') return entry.types.flatMap((type) => CLASSES[type] ?? []);
  const acts = (time: When) => entry.text.some(({ when }) => when === time);
  return [
    ...(entry.attributes.length > 0 ? (['rule'] as const) : []),
    ...(['battle', 'breach', 'trophy', 'spoils'] as const).filter(acts),
  ];
}

function railOf(entry: CatalogueEntry): Stat[] {
  const stats: Stat[] =
    entry.kind === 'monster'
      ? [
          { sign: 'health', value: entry.health },
          { sign: 'dark', value: -entry.darkness },
        ]
      : [
          { sign: 'attack', value: entry.attack },
          { sign: 'magic', value: entry.magic },
          { sign: 'light', value: entry.light },
        ];
  return stats.filter(({ value }) => value !== 0);
}

function footOf(entry: CatalogueEntry): Face['foot'] {
  const figure = (name: FootName, value: number | null, sign: SignName): FootFigure | undefined =>
    value === null || value === 0 ? undefined : { name, sign, value };
  const monster = entry.kind === 'monster';
  return [
    // A hero that may bring gold shows that it brings none.
    entry.gold === null ? undefined : { name: 'gold', sign: 'gold', value: entry.gold },
    monster
      ? figure('experience', entry.experience, 'experience')
      : (figure('strength', entry.strength, 'strength') ?? figure('weight', entry.weight, 'weight')),
    figure('level-up', entry.level_up, 'experience') ?? figure('points', entry.victory_points, 'points'),
  ];
}

function draw(entry: CatalogueEntry): Face {
  const window = KINDS.find(([type]) => entry.types.includes(type))?.[1] ?? 'item';
  const colour = window === 'hero' ? COLOURS.find((type) => entry.types.includes(type)) : entry.group;
  return {
    window,
    pigment: (colour ?? window).replaceAll('_', '-'),
    level: entry.level,
    cost: entry.cost,
    rail: railOf(entry),
    seals: sealsOf(entry),
    foot: footOf(entry),
  };
}

const faces = new Map<CardId, Face>();

export function faceOf(card: CardId): Face {
  const known = faces.get(card);
  if (known) return known;
  const entry = entryOf(card);
  if (!entry) throw new Error(`the catalogue has no card ${card}`);
  const face = draw(entry);
  faces.set(card, face);
  return face;
}
