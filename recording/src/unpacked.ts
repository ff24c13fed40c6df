import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Of one body once it is unpacked. */
const LIMIT = { maxOutputLength: 64 * 1024 * 1024 };

/** A body's bytes without their content encoding; unchanged if they have none, or it can't be decoded. */
export function unpacked(bytes: Buffer, contentEncoding: string): Buffer {
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes, LIMIT);
    if (contentEncoding === 'br') return brotliDecompressSync(bytes, LIMIT);
    if (contentEncoding === 'deflate') return inflateSync(bytes, LIMIT);
  } catch {
    // Most tools save a body unpacked and keep the header.
  }
  return bytes;
}
