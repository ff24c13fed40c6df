import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { StartedProcess } from './part.ts';

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
  async stop(): Promise<void> {
    this.stopping = true;
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    const timer = setTimeout(() => this.process.kill('SIGKILL'), this.stopTimeoutMs);
    await gone;
    clearTimeout(timer);
  }
}

/** A child process ended before it was ready, and has printed the reason itself. */
export class ChildFailed extends Error {
  constructor(readonly code: number) {
    super('child failed');
  }
}

const SHELL_POLL_MS = 250;

/** Calls back when the parent shell ends: npm runs a command in a shell that does not pass signals on. */
export function onShellEnd(act: () => void): void {
  const shell = process.ppid;
  setInterval(() => void (process.ppid === shell || act()), SHELL_POLL_MS).unref();
}
