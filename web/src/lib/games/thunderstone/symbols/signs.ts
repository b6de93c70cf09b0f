// The signs of the cards: what a figure counts, what a card is, when it acts.
import drawings from './signs.icons';

export const SIGNS = [
  'attack',
  'magic',
  'light',
  'dark',
  'health',
  'strength',
  'weight',
  'gold',
  'experience',
  'points',
  'rule',
  'battle',
  'breach',
  'trophy',
  'spoils',
  'dungeon',
  'village',
  'fighter',
  'cleric',
  'wizard',
  'thief',
  'archer',
  'militia',
  'edged',
  'blunt',
  'food',
  'enchanted',
  'spell',
  'villager',
  'disease',
  'thunderstone',
  'lock',
  'check',
  'cancel',
  'deck',
  'discard',
  'draw',
  'rest',
] as const;

export type SignName = (typeof SIGNS)[number];

export const signDrawings = drawings as Record<SignName, string>;
