import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { FILE_LIMITS, REFUSED, RefusedFile } from './refused-file.ts';

const MACROS = /vbaProject|macrosheets|activeX/i;

/** Parts of a zip file. None is inflated before the sizes of all of them are checked. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Reads the directory only. @throws RefusedFile */
  static async open(file: Buffer): Promise<Archive> {
    const zip = await fromBufferPromise(file).catch(() => {
      throw new RefusedFile(REFUSED.damaged);
    });
    if (zip.entryCount > FILE_LIMITS.entries) throw new RefusedFile(REFUSED.tooLarge);
    const entries = new Map<string, Entry>();
    let inflatedBytes = 0;
    for await (const entry of zip.eachEntry()) {
      inflatedBytes += entry.uncompressedSize;
      const isBomb = entry.uncompressedSize > entry.compressedSize * FILE_LIMITS.ratio;
      if (isBomb || inflatedBytes > FILE_LIMITS.inflatedBytes) throw new RefusedFile(REFUSED.tooLarge);
      if (entry.isEncrypted()) throw new RefusedFile(REFUSED.encrypted);
      if (MACROS.test(entry.fileName)) throw new RefusedFile(REFUSED.macros);
      entries.set(entry.fileName.toLowerCase(), entry);
    }
    return new Archive(zip, entries);
  }

  has(path: string): boolean {
    return this.entries.has(path.toLowerCase());
  }

  /** Inflates a part; fails as soon as its size differs from the directory's. @throws RefusedFile if the part is missing */
  async read(path: string): Promise<Readable> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) throw new RefusedFile(REFUSED.damaged);
    return this.zip.openReadStreamPromise(entry);
  }
}
