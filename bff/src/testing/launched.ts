import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RUN = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../../dist/launch/main.js', import.meta.url));

/** A running launcher, and its output so far. */
export interface Launched {
  readonly process: ChildProcess;
  out(): string;
  errors(): string;
  /** Resolves with the ready line on stdout; rejects with the output if it exits before. */
  ready(): Promise<void>;
  /** Resolves with its exit code, after all output was read. */
  ended(): Promise<number | null>;
}

export const launch = (env: Readonly<Record<string, string>>): Launched =>
  launched(process.execPath, [LAUNCHER], env);

/** Starts the launcher as `npm start` does: by the script, through a shell that waits for it but does not pass signals on. */
export const launchThroughShell = (env: Readonly<Record<string, string>>): Launched =>
  launched('sh', ['-c', `"${process.execPath}" "${RUN}" "${LAUNCHER}"; exit $?`], {
    npm_lifecycle_event: 'start',
    ...env,
  });

function launched(command: string, args: string[], env: Readonly<Record<string, string>>): Launched {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const closed = once(child, 'close');
  return {
    process: child,
    out: () => out,
    errors: () => errors,
    ready: () =>
      new Promise((resolve, reject) => {
        child.stdout.on('data', () => out.includes('Simulador listo') && resolve());
        child.once('close', () => reject(new Error(`${out}${errors}`)));
      }),
    ended: async () => {
      await closed;
      return child.exitCode;
    },
  };
}
