const BYTES = 16;

/** A name for one intent that no other has: 32 hexadecimal digits. Not `randomUUID`, which pages without TLS lack. */
export const newIntentKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
