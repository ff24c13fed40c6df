/** Runs a command that serves until it is told to end, and sets the process's exit code. */
import { CouldNotRun, EXIT, type Output, WrongUsage } from './command-line.ts';
import { BadRecording } from './recorded.ts';
import type { Served } from './serve.ts';

export const PROCESS_OUTPUT: Output = {
  report: (text) => process.stdout.write(text),
  complaint: (text) => process.stderr.write(text),
};

/** The exit code of a failure, after telling it. */
export function failed(error: unknown, usage: string, output: Output): number {
  if (error instanceof WrongUsage) {
    output.complaint(`${error.message}\n\n${usage}`);
    return EXIT.usage;
  }
  const known = error instanceof BadRecording || error instanceof CouldNotRun;
  output.complaint(`${known ? error.message : 'No se pudo terminar.'}\n`);
  return error instanceof BadRecording ? EXIT.badInput : EXIT.couldNotRun;
}

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
