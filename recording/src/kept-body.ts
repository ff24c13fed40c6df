/** Of a larger body a recording has the size only. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** A body as it passes in pieces, as far as a recording can have it. */
export class KeptBody {
  private readonly chunks: Uint8Array[] = [];
  private bodySize = 0;

  add(chunk: Uint8Array): void {
    this.bodySize += chunk.length;
    if (this.bodySize <= MAX_BODY_BYTES) this.chunks.push(chunk);
  }

  /** The body, null if it was too large, and its size. */
  all(): { readonly body: Buffer | null; readonly bodySize: number } {
    const { bodySize } = this;
    return { body: bodySize <= MAX_BODY_BYTES ? Buffer.concat(this.chunks) : null, bodySize };
  }
}
