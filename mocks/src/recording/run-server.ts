/** Runs a command that serves until it is stopped, and sets the process's exit code. */
import { failed, PROCESS_OUTPUT } from '../command-line.ts';
import type { Served } from '../http-bridge.ts';

export async function runServer(start: () => Promise<Served | undefined>, usage: string): Promise<void> {
  try {
    const served = await start();
    if (!served) return;
    const end = (): void => void served.close().then(() => process.exit(0));
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
  } catch (error) {
    process.exitCode = failed(error, usage, PROCESS_OUTPUT);
  }
}
