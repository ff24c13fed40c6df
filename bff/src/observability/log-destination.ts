import { type DestinationStream, pino, symbols } from 'pino';

const WRITE_LENGTH = 4_096;
const WAIT_MS = 200;
const WARN = 40;

/**
 * stdout, several lines a write. A line waits for at most 200 ms, a warning or worse is written at once, and nothing is
 * left unwritten when the process ends.
 */
export class LogDestination implements DestinationStream {
  /** Makes pino set `lastLevel` for each line. */
  readonly [symbols.needsMetadataGsym] = true;
  lastLevel = 0;
  private readonly stdout;
  private waiting = '';
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;

  /** `file` stands in for stdout. */
  constructor(file: string | number = 1) {
    this.stdout = pino.destination({ dest: file, sync: true });
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    this.timer ??= setTimeout(() => this.onTime(), WAIT_MS).unref();
    this.waiting += line;
    const isUrgent = this.lastLevel >= WARN || this.isEnding;
    if (isUrgent || this.waiting.length >= WRITE_LENGTH) this.writeWaiting();
  }

  /** Writes what waits, and every later line at once: a signal may end the process without a word. */
  flush(): void {
    this.isEnding = true;
    this.writeWaiting();
  }

  private onTime(): void {
    this.timer = undefined;
    this.writeWaiting();
  }

  private writeWaiting(): void {
    if (this.waiting !== '') this.stdout.write(this.waiting);
    this.waiting = '';
  }
}
