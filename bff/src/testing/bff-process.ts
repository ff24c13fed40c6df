import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../database/embedded/embedded-postgres.ts';
import { spawnBuilt } from './built.ts';

/** The BFF alone, as a process that was started from its environment, as an image does. */
export interface BffProcess {
  readonly process: ChildProcess;
  readonly port: number;
  readonly url: string;
  /** Its log so far. */
  log(): string;
  /** Its exit code, or the signal that ended it, once all its output is read. */
  ended(): Promise<number | string | null>;
  /** Kills it. */
  kill(): Promise<void>;
}

/** On a free port where `env` names none. @throws Error with what the process said when it ends before it listens. */
export async function startBffProcess(env: Readonly<Record<string, string>>): Promise<BffProcess> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawnBuilt('main.ts', [], { PORT: String(port), ...env });
  let output = '';
  const closed = once(child, 'close');
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('"msg":"listening"')) resolve();
      });
    }
    child.once('close', () => reject(new Error(output)));
  });
  await listening;
  const ended = async (): Promise<number | string | null> => {
    await closed;
    return child.exitCode ?? child.signalCode;
  };
  return {
    process: child,
    port,
    url: `http://127.0.0.1:${port}`,
    log: () => output,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended();
    },
  };
}
