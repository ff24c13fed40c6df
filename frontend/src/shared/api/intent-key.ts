const BYTES = 16;

/** Returns a new idempotency key of 32 hexadecimal digits. `randomUUID` is missing on pages without TLS. */
export const newIntentKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
