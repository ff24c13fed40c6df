/**
 * HAR that is valid after every entry: the closing brackets and the context are written again after each new entry, in
 * one write. Every entry has a line of its own, so that a file cut short can still be read up to the cut.
 */
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordingContext } from './context.ts';
import type { HarEntry } from './redaction.ts';

/** Part of a file handle that is used. A test replaces it to simulate a full disk. */
export interface FileAccess {
  /** Writes all bytes. @throws the system's error; some of the bytes may have been written */
  write(bytes: Uint8Array, position: number): Promise<void>;
  truncate(length: number): Promise<void>;
  close(): Promise<void>;
}

export type OpenFile = (path: string) => Promise<FileAccess>;

const HEAD = Buffer.from(
  '{"log":{"version":"1.2","creator":{"name":"simulador-hipotecario","version":"1"},"entries":[\n',
);
const tailOf = (context: RecordingContext): Buffer =>
  Buffer.from(`\n],"_context":${JSON.stringify(context)}}}\n`);

/** Creates a file that only its owner may read. @throws the system's error, EEXIST among them */
export const createFile: OpenFile = async (path) => {
  const handle = await open(path, 'wx', 0o600);
  return {
    async write(bytes, position) {
      for (let done = 0; done < bytes.length;) {
        done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
      }
    },
    truncate: (length) => handle.truncate(length),
    close: () => handle.close(),
  };
};

export class HarFile {
  private end = HEAD.length;
  private entries = 0;
  private tail: Buffer;

  private constructor(
    readonly path: string,
    private readonly file: FileAccess,
    context: RecordingContext,
  ) {
    this.tail = tailOf(context);
  }

  /** Makes the folder and an empty recording in it. @throws the system's error */
  static async create(
    directory: string,
    name: string,
    context: RecordingContext,
    openFile: OpenFile,
  ): Promise<HarFile> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const path = join(directory, name);
    const har = new HarFile(path, await openFile(path), context);
    await har.file.write(Buffer.concat([HEAD, har.tail]), 0);
    return har;
  }

  /** Bytes of the file. */
  get size(): number {
    return this.end + this.tail.length;
  }

  get isEmpty(): boolean {
    return this.entries === 0;
  }

  /** Adds an entry. If that fails the file is unchanged. @throws the system's error */
  async append(entry: HarEntry, context: RecordingContext): Promise<void> {
    const line = Buffer.from(`${this.entries > 0 ? ',\n' : ''}${JSON.stringify(entry)}`);
    const tail = tailOf(context);
    try {
      await this.file.write(Buffer.concat([line, tail]), this.end);
      if (line.length + tail.length < this.tail.length) {
        await this.file.truncate(this.end + line.length + tail.length);
      }
    } catch (error) {
      await this.restore();
      throw error;
    }
    this.end += line.length;
    this.tail = tail;
    this.entries += 1;
  }

  /** Closes the file, and deletes it if it has no entries. */
  async close(): Promise<void> {
    await this.file.close();
    if (this.isEmpty) await unlink(this.path);
  }

  /** Writes the closing brackets again. They fit into the file's previous size, so this works on a full disk. */
  private async restore(): Promise<void> {
    await this.file.write(this.tail, this.end).catch(() => undefined);
    await this.file.truncate(this.size).catch(() => undefined);
  }
}
