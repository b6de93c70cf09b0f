// This browser's shares of the dice, and the lists of commitments it has seen closed. Both stay here until they are needed.
import type { Round } from '../types/table';
import { sha256, toHex } from './bytes';

/** A closed list, without what came later: shares, seeds and failures. */
export type Listed = Pick<Round, 'commitment'> & { shares: { person: number; seats: number[]; commitment: string }[] };

/** What a browser stored of a table. */
export interface Note {
  table: string;
  rounds: Listed[];
  /** The commitments that are this browser's own. */
  mine: string[];
}

const shareKey = (commitment: string) => `emberhall-share-${commitment}`;
const promiseKey = (table: string) => `emberhall-promise-${table}`;
const noteKey = (table: string) => `emberhall-dice-${table}`;
/** Where nothing can be stored, it lasts as long as the page. */
const memory = new Map<string, string>();

function store(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page still knows it.
  }
}

function stored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Draws a share and keeps it; its commitment, which may be shown. */
export async function commit(): Promise<string> {
  const share = crypto.getRandomValues(new Uint8Array(32));
  const commitment = toHex(await sha256(share));
  store(shareKey(commitment), toHex(share));
  return commitment;
}

/** Remembers what this browser has committed to at a table, to see whether it is on the list. */
export const promise = (table: string, commitment: string): void => store(promiseKey(table), commitment);

export const promised = (table: string): string | null => stored(promiseKey(table));

/** The share behind a commitment, if it is this browser's. */
export const shareOf = (commitment: string): string | null => stored(shareKey(commitment));

/** Whether one of the shares in the last round is this browser's. */
export const hasShare = (rounds: Round[]): boolean =>
  rounds.at(-1)?.shares.some(({ commitment }) => shareOf(commitment) !== null) ?? false;

export function noteOf(table: string): Note | null {
  try {
    return JSON.parse(stored(noteKey(table)) ?? 'null') as Note | null;
  } catch {
    return null;
  }
}

export const listed = ({ commitment, shares }: Round): Listed => ({
  commitment,
  shares: shares.map(({ person, seats, commitment }) => ({ person, seats, commitment })),
});

/** Whether the rounds begin with the lists that were stored. */
export const agrees = (note: Note, rounds: Round[]): boolean =>
  note.rounds.every((list, index) => {
    const round = rounds[index];
    return round !== undefined && JSON.stringify(listed(round)) === JSON.stringify(list);
  });

/** Stores a closed list before anything is opened. False when another list was stored for this round: then nothing may be. */
export function keep(table: string, rounds: Round[]): boolean {
  const note = noteOf(table) ?? { table, rounds: [], mine: [] };
  if (!agrees(note, rounds)) return false;
  const all = rounds.flatMap(({ shares }) => shares.map(({ commitment }) => commitment));
  const mine = all.filter((commitment) => shareOf(commitment) !== null);
  store(noteKey(table), JSON.stringify({ table, rounds: rounds.map(listed), mine } satisfies Note));
  return true;
}
