// ChaCha20 in its original form: 20 rounds, a 64-bit block counter and a 64-bit nonce, both from 0.

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const QUARTERS: [number, number, number, number][] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** One block of the key stream: 16 words. */
function block(start: Uint32Array): Uint32Array {
  const state = Uint32Array.from(start);
  const mix = (to: number, from: number, into: number, by: number) => {
    state[to] = (state[to] ?? 0) + (state[from] ?? 0);
    const word = (state[into] ?? 0) ^ (state[to] ?? 0);
    state[into] = (word << by) | (word >>> (32 - by));
  };
  for (let round = 0; round < 10; round++) {
    for (const [a, b, c, d] of QUARTERS) {
      mix(a, b, d, 16);
      mix(c, d, b, 12);
      mix(a, b, d, 8);
      mix(c, d, b, 7);
    }
  }
  return state.map((word, index) => word + (start[index] ?? 0));
}

/** The 32-bit words of the key stream. */
export function* words(key: Uint8Array): Generator<number, never> {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const keyWords = Array.from({ length: 8 }, (_, index) => view.getUint32(4 * index, true));
  for (let counter = 0; ; counter++) {
    yield* block(Uint32Array.from([...CONSTANTS, ...keyWords, counter, 0, 0, 0]));
  }
}

/** A uniform number from 0 to `n` − 1: words that would favour some of them are skipped. */
export function below(stream: Generator<number, never>, n: number): number {
  const skip = 2 ** 32 % n;
  for (;;) {
    const word = stream.next().value;
    if (word >= skip) return word % n;
  }
}
