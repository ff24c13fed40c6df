/** Maximum size of a recorded body. Of a larger one only the size is recorded. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Collects the chunks of a body up to the maximum size. */
export class CapturedBody {
  private readonly chunks: Uint8Array[] = [];
  private bodySize = 0;

  add(chunk: Uint8Array): void {
    this.bodySize += chunk.length;
    if (this.bodySize <= MAX_BODY_BYTES) this.chunks.push(chunk);
  }

  /** Returns the body, or null if it is too large, and its size. */
  all(): { readonly body: Buffer | null; readonly bodySize: number } {
    const { bodySize } = this;
    return { body: bodySize <= MAX_BODY_BYTES ? Buffer.concat(this.chunks) : null, bodySize };
  }
}
