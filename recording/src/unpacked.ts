import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Maximum size of a decompressed body. */
const LIMIT = { maxOutputLength: 64 * 1024 * 1024 };

/** Decompresses a body; returns it unchanged if it has no content encoding or can't be decompressed. */
export function unpacked(bytes: Buffer, contentEncoding: string): Buffer {
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes, LIMIT);
    if (contentEncoding === 'br') return brotliDecompressSync(bytes, LIMIT);
    if (contentEncoding === 'deflate') return inflateSync(bytes, LIMIT);
  } catch {
    // Most tools save the decompressed body with the original header.
  }
  return bytes;
}
