/** Writes redacted traffic to a HAR file. It never throws and never delays the traffic. */
import { randomUUID } from 'node:crypto';
import { contextAfter, type RecordingContext } from './context.ts';
import { bodySizeOf, type Exchange, type ExchangeMessage } from './exchange.ts';
import { createFile, HarFile, type OpenFile } from './har-file.ts';
import { MAX_BODY_BYTES } from './captured-body.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { type HarEntry, Redaction } from './redaction.ts';

export interface RecorderOptions {
  /** Folder of the recording; created if it does not exist. */
  readonly directory: string;
  /** Called once if recording stops or exchanges are dropped, with a Spanish sentence and the system's code. */
  readonly onWarning?: (sentence: string, code: string) => void;
  /** Clock of the recording. */
  readonly now?: () => Date;
  /** Maximum size of a recorded body; of larger ones only the size is recorded. 1 MiB by default. */
  readonly maxBodyBytes?: number;
  /** Maximum bytes of bodies that wait to be written. Further exchanges are counted and dropped. 16 MiB by default. */
  readonly maxWaitingBytes?: number;
  /** Maximum size of the file, at which recording stops. 512 MiB by default. */
  readonly maxFileBytes?: number;
  readonly openFile?: OpenFile;
}

const MIB = 1024 * 1024;
/** Assumed size of an exchange without its bodies. */
const OVERHEAD_BYTES = 2048;

class TooLarge extends Error {
  readonly code = 'EFBIG';
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'UNKNOWN';
}

const fileName = (clock: Date): string =>
  `${clock.toISOString().replace(/[-:]|\.\d+/g, '')}-${process.pid}-${randomUUID().slice(0, 8)}.har`;

export class Recorder {
  private readonly redaction: Redaction;
  private readonly options: RecorderOptions;
  private context: RecordingContext;
  private work: Promise<void>;
  private har: HarFile | undefined;
  private waitingBytes = 0;
  private accepts = true;
  private overtaken = false;

  constructor(options: RecorderOptions) {
    this.options = options;
    const clock = options.now?.() ?? new Date();
    this.context = { clock: clock.toISOString(), uf: null };
    this.redaction = new Redaction(new Pseudonyms());
    this.work = this.start(fileName(clock));
  }

  /** Path of the file, once it exists. */
  get path(): string | undefined {
    return this.har?.path;
  }

  /** Accepts an exchange. Returns immediately and never throws. */
  record(exchange: Exchange): void {
    if (!this.accepts) return;
    const queued = this.bounded(exchange);
    const bytes =
      OVERHEAD_BYTES + bodyBytes(queued.request) + (queued.response ? bodyBytes(queued.response) : 0);
    if (this.waitingBytes + bytes > (this.options.maxWaitingBytes ?? 16 * MIB)) return this.drop();
    this.waitingBytes += bytes;
    this.work = this.work.then(() => this.write(queued)).finally(() => (this.waitingBytes -= bytes));
  }

  /** Resolves once everything accepted so far is written. */
  async flush(): Promise<void> {
    await this.work;
  }

  /** Writes what is queued and ends the recording. */
  async close(): Promise<void> {
    this.accepts = false;
    await this.work;
    await this.har?.close().catch((error: unknown) => this.warn(error));
    this.har = undefined;
  }

  private async start(name: string): Promise<void> {
    const { directory, openFile = createFile } = this.options;
    try {
      this.har = await HarFile.create(directory, name, this.context, openFile);
    } catch (error) {
      this.stop(error);
    }
  }

  private async write(exchange: Exchange): Promise<void> {
    const { har } = this;
    if (!har) return;
    // Redaction is expensive and must not delay the answer that is being sent.
    await new Promise(setImmediate);
    const entry = this.seen(exchange);
    if (!entry) return;
    try {
      this.context = contextAfter(this.context, exchange);
      if (har.size > (this.options.maxFileBytes ?? 512 * MIB)) throw new TooLarge();
      await har.append(entry, this.context);
    } catch (error) {
      await this.end(error);
    }
  }

  /** Returns the redacted exchange; undefined if redaction fails, so that it is not written. */
  private seen(exchange: Exchange): HarEntry | undefined {
    try {
      return this.redaction.entryOf(exchange);
    } catch {
      this.drop();
      return undefined;
    }
  }

  private async end(error: unknown): Promise<void> {
    this.stop(error);
    const { har } = this;
    this.har = undefined;
    await har?.close().catch(() => undefined);
  }

  private stop(error: unknown): void {
    this.accepts = false;
    this.warn(error);
  }

  private warn(error: unknown): void {
    const code = codeOf(error);
    this.report(`La grabación se detuvo (${code}); las solicitudes siguen su curso.`, code);
  }

  private report(sentence: string, code: string): void {
    try {
      this.options.onWarning?.(sentence, code);
    } catch {
      // A listener's failure must not reach the traffic.
    }
  }

  private drop(): void {
    this.context = { ...this.context, dropped: (this.context.dropped ?? 0) + 1 };
    if (this.overtaken) return;
    this.overtaken = true;
    this.report('La grabación no da abasto: omite solicitudes y las cuenta.', 'OVERTAKEN');
  }

  private bounded(exchange: Exchange): Exchange {
    const max = this.options.maxBodyBytes ?? MAX_BODY_BYTES;
    const { request, response } = exchange;
    return { ...exchange, request: within(request, max), response: response && within(response, max) };
  }
}

const bodyBytes = ({ body }: ExchangeMessage): number => body?.length ?? 0;

function within<T extends ExchangeMessage>(message: T, max: number): T {
  const bodySize = bodySizeOf(message);
  return bodySize > max ? { ...message, body: null, bodySize } : message;
}
