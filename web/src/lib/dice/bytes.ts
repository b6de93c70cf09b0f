// Bytes, their hexadecimal digits, and SHA-256.

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of so many hexadecimal digits in lower case; null for anything else. */
export function fromHex(text: unknown, length: number): Uint8Array<ArrayBuffer> | null {
  if (typeof text !== 'string' || text.length !== 2 * length || !/^[0-9a-f]*$/.test(text)) return null;
  return Uint8Array.from({ length }, (_, index) => parseInt(text.slice(2 * index, 2 * index + 2), 16));
}

/** SHA-256. Without TLS browsers hide theirs, except on the same machine. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { digest } = await import('./sha256');
  return digest(bytes);
}
