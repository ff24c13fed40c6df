import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../database/embedded/free-port.ts';
import { spawnBuilt } from './built.ts';

/** The longest deadline, because a healthy core may be slow on a busy machine. Tests override it. */
export const LONG_DEADLINE = { CORE_TIMEOUT_MS: '60000' };

/** The BFF alone, as a process configured by its environment, like in an image. */
export interface BffProcess {
  readonly process: ChildProcess;
  readonly port: number;
  readonly url: string;
  /** Returns its log so far. */
  log(): string;
  /** Resolves with its exit code, or the signal that ended it, after all output was read. */
  ended(): Promise<number | string | null>;
  /** Kills the process. */
  kill(): Promise<void>;
}

/**
 * Starts the built BFF, or that in another folder, on the port in `env`, or on a free one. @throws Error with its output if it ends before it
 * listens
 */
export async function startBffProcess(
  env: Readonly<Record<string, string>>,
  root?: string,
): Promise<BffProcess> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawnBuilt('main.ts', [], { PORT: String(port), ...LONG_DEADLINE, ...env }, root);
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
