import { beforeEach, expect, it, vi } from 'vitest';
import { createHash } from 'node:crypto';
import { sha256, toHex } from './bytes';
import { below, words } from './chacha';
import { check, type GameFile } from './check';
import { follow } from './rounds';
import { digest } from './sha256';
import { agrees, commit, keep, noteOf, shareOf, type Note } from './shares';
import type { Round } from '../types/table';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const hex = (byte: number, length = 32) => byte.toString(16).padStart(2, '0').repeat(length);
const commitmentOf = (secret: string) => hash(Buffer.from(secret, 'hex')).toString('hex');

it('reckons SHA-256 without the help of the browser', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) & 255);
    expect(toHex(digest(bytes))).toBe(hash(bytes).toString('hex'));
  }
});

it('reads the key stream that the document gives for the key of 0', () => {
  const key = Buffer.from('06fc01c911f25ac2fcf3d815a7e4ba7aec785e3912b0654c1caf671aca6a50a5', 'hex');
  const stream = words(Uint8Array.from(key));
  const first = Array.from({ length: 8 }, () => stream.next().value);
  const bytes = Buffer.alloc(32);
  first.forEach((word, index) => bytes.writeUInt32LE(word, 4 * index));
  expect(bytes.toString('hex')).toBe('a1eb4555b8513f4b144175eba42bfa5435ca039562f7361a5a93d11c1bd69564');
  expect(below(words(Uint8Array.from(key)), 6)).toBe(1);
});

/** A file of three dice, made with other code than the check. */
function fairFile(): { file: GameFile; note: Note } {
  const [seed, table, shares] = [hex(1), hex(2, 16), [hex(3), hex(4)]];
  const list = shares.map((share, person) => ({ person, seats: [person], commitment: commitmentOf(share), share }));
  const draws = [{ values: [1, 2, 3, 4, 5, 6].map((face): [unknown, number] => [{ face }, 1]), times: 1 }];
  const inputs = [0, 1, 2].map((before) => {
    const place = Buffer.alloc(8);
    place.writeBigUInt64LE(BigInt(before));
    const people = shares.map((share, person) => Buffer.concat([Buffer.of(person), Buffer.from(share, 'hex')]));
    const parts = ['emberhall fair dice 2', Buffer.from(seed, 'hex'), Buffer.from(table, 'hex'), Buffer.of(2)];
    const all = [...parts.map((part) => Buffer.from(part)), ...people, place, hash(JSON.stringify(draws))];
    return { input: { chance: { face: below(words(hash(Buffer.concat(all))), 6) + 1 } }, draws };
  });
  const round = { commitment: commitmentOf(seed), seed, shares: list };
  const rounds = [round];
  const fairness = { commitment: round.commitment, seed, table, entropies: [], rounds };
  const listed = list.map(({ person, seats, commitment }) => ({ person, seats, commitment }));
  return {
    file: { fairness, inputs },
    note: { table, rounds: [{ commitment: round.commitment, shares: listed }], mine: [] },
  };
}

const verdict = (file: GameFile, note: Note | null) => check(file, note, () => undefined);

it('checks every outcome with progress', async () => {
  const { file, note } = fairFile();
  const seen: number[] = [];
  expect(await check(file, note, (done) => seen.push(done))).toEqual({ fair: true, outcomes: 3, failedRounds: 0 });
  expect(seen).toEqual([0, 3]);
});

it('finds what was changed', async () => {
  const changes: [string, (file: GameFile) => void][] = [
    ['web-dice-outcome', ({ inputs }) => inputs.reverse()],
    ['web-dice-outcome', ({ inputs }) => (inputs[1] = { ...inputs[1], input: { chance: { face: 7 } } })],
    ['web-dice-rounds', ({ fairness }) => fairness?.rounds?.[0]?.shares.forEach((share) => (share.share = hex(9)))],
    ['web-dice-note-differs', ({ fairness }) => fairness?.rounds?.[0]?.shares.pop()],
    ['web-dice-unreadable', ({ fairness }) => delete fairness?.seed],
  ];
  for (const [key, change] of changes) {
    const { file, note } = fairFile();
    change(file);
    expect((await verdict(file, note)).reason?.key).toBe(key);
  }
});

it('finds a round that was made up after the list was closed, by the stored list alone', async () => {
  const { file, note } = fairFile();
  const other: Note = { ...note, rounds: [{ commitment: hex(7), shares: note.rounds[0]?.shares ?? [] }] };
  expect((await verdict(file, null)).fair).toBe(true);
  expect((await verdict(file, other)).reason?.key).toBe('web-dice-note-differs');
});

it('finds an outcome that was taken back and is not what the dice give', async () => {
  const { file, note } = fairFile();
  const last = file.inputs[2] ?? { input: {} };
  file.taken_back = [{ to: 2, inputs: [last] }];
  expect((await verdict(file, note)).outcomes).toBe(4);
  file.taken_back = [{ to: 2, inputs: [{ ...last, input: { chance: { face: 7 } } }] }];
  expect((await verdict(file, note)).reason).toEqual({ key: 'web-dice-outcome', args: { n: 3 } });
});

it('keeps a share until it is opened, and a list as it was closed', async () => {
  const commitment = await commit();
  expect(toHex(await sha256(Uint8Array.from(Buffer.from(shareOf(commitment) ?? '', 'hex'))))).toBe(commitment);
  const round: Round = { commitment: hex(1), shares: [{ person: 0, seats: [0], commitment }] };
  expect(keep('t', [round])).toBe(true);
  const note = noteOf('t');
  expect(note?.mine).toEqual([commitment]);
  expect(keep('t', [{ ...round, commitment: hex(2) }])).toBe(false);
  const opened = { ...round, shares: [{ person: 0, seats: [0], commitment, share: hex(3) }] };
  expect(note && agrees(note, [opened])).toBe(true);
});

it('follows commitments, shares and failures', () => {
  const share = (person: number) => ({ person, seats: [person], commitment: hex(person) });
  const first: Round = { commitment: hex(9), shares: [] };
  let rounds = follow([first], { type: 'committed', seat: 0, commitment: hex(0) }, false);
  expect(rounds[0]?.shares).toEqual([share(0)]);
  rounds = follow(rounds, { type: 'closed', round: { ...first, shares: [share(0), share(1)] } }, false);
  rounds = follow(rounds, { type: 'revealed', seat: 0, share: hex(5) }, false);
  rounds = follow(rounds, { type: 'failed', people: [1], seed: hex(8) }, false);
  rounds = follow(rounds, { type: 'closed', round: { commitment: hex(7), shares: [share(0)] } }, false);
  expect(rounds.map(({ shares, failed }) => [shares.length, failed ?? []])).toEqual([
    [2, [1]],
    [1, []],
  ]);
  expect(rounds[0]?.shares[0]?.share).toBe(hex(5));
  expect(follow(rounds, { type: 'committed', seat: 0, commitment: hex(6) }, true)).toBe(rounds);
});
