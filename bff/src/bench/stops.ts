import { onShellEnd } from '../launch/shell-end.ts';

/** What runs until it is stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** Ends what was started, the last first, also what is still starting. */
export class Stops {
  private readonly started: Promise<Stoppable>[] = [];
  private ending: Promise<void> | undefined;

  add<T extends Stoppable>(starting: Promise<T>): Promise<T> {
    this.started.push(starting);
    return starting;
  }

  /** However often it is asked for, once. */
  all(): Promise<void> {
    this.ending ??= this.stopAll();
    return this.ending;
  }

  /** On a signal, and when the shell is gone that npm ran us through. */
  onInterruption(): void {
    const end = (code: number): void => void this.all().finally(() => process.exit(code));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(1));
    onShellEnd(() => end(1));
  }

  private async stopAll(): Promise<void> {
    for (let last = this.started.pop(); last; last = this.started.pop()) {
      // What did not start needs no end.
      await last.then(
        (running) => running.stop(),
        () => undefined,
      );
    }
  }
}
