// SHA-256 (FIPS 180-4), for pages that came without TLS: there browsers hide theirs.

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function digest(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) << 6));
  message.forEach((byte, index) => padded.setUint8(index, byte));
  padded.setUint8(message.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(message.length) * 8n);
  const state = [...START];
  const words = new Uint32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let at = 0; at < padded.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = padded.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [near, far] = [word(i - 2), word(i - 15)];
      const one = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
      const two = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
      words[i] = word(i - 16) + one + word(i - 7) + two;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    ROUNDS.forEach((constant, i) => {
      const mixed = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + mixed + constant + word(i)) | 0;
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    });
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = ((state[i] ?? 0) + value) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => out.setUint32(4 * i, value >>> 0));
  return new Uint8Array(out.buffer);
}
