// Checks the dice of a finished game, from its file and what this browser has stored. docs/fair-dice.md says how they follow.
import { fromHex, sha256, toHex } from './bytes';
import { below, words } from './chacha';
import { agrees, type Note } from './shares';
import type { Fairness, Message, Round } from '../types/table';

interface Draw {
  values: [unknown, number][];
  times: number;
}
interface Entry {
  input: { chance?: unknown; choice?: unknown };
  draws?: Draw[];
}
export interface GameFile {
  fairness?: Fairness;
  inputs: Entry[];
  taken_back?: { to: number; inputs: Entry[] }[];
}

export interface Verdict {
  fair: boolean;
  /** How many outcomes were checked. */
  outcomes: number;
  failedRounds: number;
  /** What is wrong. */
  reason?: Message;
}

const DOMAIN = new TextEncoder().encode('emberhall fair dice 2');
/** After so many outcomes the page may draw. */
const PAUSE = 64;

/** Every string and number of a value, in order. */
function leaves(value: unknown): unknown[] {
  if (value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leaves) : [value];
}

const number = (value: number): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(value), true);
  return new Uint8Array(bytes.buffer);
};

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function keeps(secret: string | undefined, commitment: string): Promise<boolean> {
  const bytes = fromHex(secret, 32);
  return bytes !== null && toHex(await sha256(bytes)) === commitment;
}

/** Whether every share and seed is the promised one, and nobody is left out who did not fail. */
async function soundRounds(fairness: Fairness, rounds: Round[]): Promise<boolean> {
  /** Who may have a share in the next round; at first anybody. */
  let may = (_: number): boolean => true;
  for (const [index, round] of rounds.entries()) {
    const failed = round.failed ?? [];
    const now = round.shares.map(({ person }) => person);
    const sorted = now.every((person, at) => at === 0 || (now[at - 1] ?? person) < person);
    if (!sorted || !now.every(may)) return false;
    if (!failed.every((person) => now.includes(person))) return false;
    if ((index + 1 === rounds.length) !== (failed.length === 0)) return false;
    if (!(await keeps(round.seed, round.commitment))) return false;
    for (const { person, commitment, share } of round.shares) {
      if (share === undefined ? !failed.includes(person) : failed.includes(person)) return false;
      if (share !== undefined && !(await keeps(share, commitment))) return false;
    }
    may = (person) => now.includes(person) && !failed.includes(person);
  }
  const last = rounds.at(-1);
  return last?.commitment === fairness.commitment && last.seed === fairness.seed;
}

/** What an outcome has to be: the drawn values in order. */
async function drawn(common: Uint8Array, before: number, draws: Draw[]): Promise<unknown[]> {
  const ordered = draws.map(({ values, times }) => ({ values, times }));
  const digest = await sha256(new TextEncoder().encode(JSON.stringify(ordered)));
  const stream = words(await sha256(joined([common, number(before), digest])));
  return draws.flatMap(({ values, times }) =>
    Array.from({ length: times }, () => {
      let left = below(
        stream,
        values.reduce((sum, [, weight]) => sum + weight, 0),
      );
      for (const [value, weight] of values) {
        if (left < weight) return value;
        left -= weight;
      }
      return null;
    }),
  );
}

/** All outcomes that there were, in effect or taken back: where each stood, and how many were in effect before it. */
function outcomes(file: GameFile): { entry: Entry; n: number; before: number }[] | null {
  const found: { entry: Entry; n: number; before: number }[] = [];
  const list = (entries: Entry[], from: number) => {
    let before = 0;
    entries.forEach((entry, index) => {
      if (entry.input.chance === undefined) return;
      if (index >= from) found.push({ entry, n: index + 1, before });
      before += 1;
    });
  };
  list(file.inputs, 0);
  let now = file.inputs;
  for (const { to, inputs } of (file.taken_back ?? []).toReversed()) {
    if (to > now.length) return null;
    now = [...now.slice(0, to), ...inputs];
    list(now, to);
  }
  return found;
}

export async function check(
  file: GameFile,
  note: Note | null,
  progress: (done: number, all: number) => void,
): Promise<Verdict> {
  const rounds = file.fairness?.rounds ?? [];
  const failedRounds = Math.max(0, rounds.length - 1);
  const wrong = (key: string, args = {}): Verdict => ({
    fair: false,
    outcomes: 0,
    failedRounds,
    reason: { key, args },
  });
  const table = fromHex(file.fairness?.table, 16);
  const seed = fromHex(file.fairness?.seed, 32);
  const all = outcomes(file);
  if (!file.fairness || !table || !seed || !all) return wrong('web-dice-unreadable');
  if (note && (!agrees(note, rounds) || note.rounds.length !== rounds.length)) return wrong('web-dice-note-differs');
  if (rounds.length === 0 || !(await soundRounds(file.fairness, rounds))) return wrong('web-dice-rounds');
  const shares = rounds.at(-1)?.shares ?? [];
  const opened = shares.flatMap(({ person, share }) => [
    Uint8Array.of(person),
    fromHex(share, 32) ?? new Uint8Array(0),
  ]);
  const common = joined([DOMAIN, seed, table, Uint8Array.of(shares.length), ...opened]);
  for (const [done, { entry, n, before }] of all.entries()) {
    if (done % PAUSE === 0) {
      progress(done, all.length);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const expected = entry.draws ? await drawn(common, before, entry.draws) : null;
    const same = expected && JSON.stringify(leaves(expected)) === JSON.stringify(leaves(entry.input.chance));
    if (!same) return wrong('web-dice-outcome', { n });
  }
  progress(all.length, all.length);
  return { fair: true, outcomes: all.length, failedRounds };
}
