import { type ChildProcess, fork } from 'node:child_process';
import { endProcess } from '../database/embedded/embedded-postgres.ts';
import { DiskFull } from './start-problem.ts';

/** A started process. It can be stopped before it is ready. */
export interface StartedProcess {
  /** Rejects if it ends before it is ready. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
  /** Called once when it exits unexpectedly. */
  onUnexpectedExit(listener: () => void): void;
}

const MAX_RESTARTS = 3;
const WITHIN_MS = 60_000;
/** Pause before a restart, ms: the remaining processes of a killed server end meanwhile. */
const PAUSE_MS = 500;
const DISK_FULL_PAUSE_MS = 2_000;

// Uses the global timer, which tests can replace.
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A process of the installation. It is restarted when it ends unexpectedly, at most three times a minute. */
export class Part {
  private current: StartedProcess | undefined;
  private isStopping = false;
  private restartedAt: number[] = [];

  /** @param gaveUp called when it has ended too often */
  constructor(
    readonly name: string,
    private readonly begin: () => StartedProcess,
    private readonly gaveUp: () => void,
  ) {}

  /** Starts the process. @throws the error of its first start */
  async start(): Promise<void> {
    this.current = this.begin();
    await this.current.ready;
    this.current.onUnexpectedExit(() => void this.restart());
  }

  /** Stops the process in any state. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.current?.stop();
  }

  private async restart(): Promise<void> {
    const now = Date.now();
    this.restartedAt = this.restartedAt.filter((at) => at > now - WITHIN_MS);
    if (this.isStopping) return;
    if (this.restartedAt.length >= MAX_RESTARTS) return this.gaveUp();
    this.restartedAt.push(now);
    process.stderr.write(`${this.name} se detuvo de forma inesperada; se inicia de nuevo.\n`);
    await pause(PAUSE_MS);
    await this.startAgain();
  }

  /** Starts the process, on a full disk again until there is space, without limit. */
  private async startAgain(): Promise<void> {
    for (let said = ''; !this.isStopping; await pause(DISK_FULL_PAUSE_MS)) {
      try {
        await this.start();
        if (said) process.stderr.write(`${this.name} funciona de nuevo.\n`);
        return;
      } catch (error) {
        const sentence = error instanceof ChildFailed ? '' : (error as Error).message;
        if (sentence && sentence !== said) process.stderr.write(`${sentence}\n`);
        if (!(error instanceof DiskFull)) return this.restart();
        said = sentence;
      }
    }
  }
}

const STOP_TIMEOUT_MS = 3_000;

/** A child process that reports when it is ready and stops on request. */
export class Child implements StartedProcess {
  /** Resolves when the process reports that it is ready. Rejects if it ends before; it has then printed the reason. */
  readonly ready: Promise<void>;
  private readonly process: ChildProcess;
  private stopping = false;

  constructor(
    module: string,
    env: NodeJS.ProcessEnv,
    private readonly stopTimeoutMs = STOP_TIMEOUT_MS,
  ) {
    // Detached, because Ctrl-C must reach the launcher only, which stops everything in order.
    this.process = fork(module, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
    this.ready = new Promise((resolve, reject) => {
      this.process.once('error', reject);
      this.process.once('exit', (code) => reject(new ChildFailed(code ?? 1)));
      this.process.on('message', (message) => {
        if ((message as { type?: string }).type === 'ready') resolve();
      });
    });
  }

  onUnexpectedExit(listener: () => void): void {
    this.process.once('exit', () => void (this.stopping || listener()));
  }

  /** Stops the process, and kills it if it does not end in time. */
  stop(): Promise<void> {
    this.stopping = true;
    return endProcess(this.process, ['SIGTERM', 'SIGKILL'], this.stopTimeoutMs);
  }
}

/** A child process ended before it was ready, and has printed the reason itself. */
export class ChildFailed extends Error {
  constructor(readonly code: number) {
    super('child failed');
  }
}
