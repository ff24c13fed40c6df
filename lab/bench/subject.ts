import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Something that runs until it is stopped. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** A server in its own process. */
export interface Subject extends Stoppable {
  readonly url: URL;
  /** Returns the processor time used so far, including all threads, in microseconds. */
  cpuUs(): Promise<number>;
}

/** Node's options for running sources. */
const FROM_SOURCE = ['--conditions=source', '--import', '@swc-node/register/esm-register'];
const CPU_REPORT = new URL('./cpu-report.mjs', import.meta.url).href;

/** Starts a module that sends `{ type: 'ready', url }` when it listens. Discards its output, but shows errors. */
export async function startSubject(module: string, env: Record<string, string> = {}): Promise<Subject> {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), [], {
    // The log is written to /dev/null, as it costs time in production too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [
      ...(module.endsWith('.ts') ? FROM_SOURCE : []),
      ...['--import', CPU_REPORT],
      ...profilingOf(module),
    ],
    // The compiler of sources reads the tsconfig.json here.
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    // The compiler of sources stores its native part in the home folder.
    env: { HOME: process.env['HOME'], ...env },
  });
  const { url } = await messageOf<{ url: string }>(child, 'url');
  return {
    url: new URL(url),
    cpuUs: async () => {
      const reported = messageOf<{ cpuUs: number }>(child, 'cpuUs');
      child.send('cpu');
      return (await reported).cpuUs;
    },
    stop: async () => {
      // The process may have ended by itself, because a terminal's signal reaches it too.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Returns options to write a CPU profile of the BFF, for a browser's developer tools, if `BENCH_PROF=folder` is set. */
function profilingOf(module: string): string[] {
  const folder = process.env['BENCH_PROF'];
  return folder && module.endsWith('main.js') ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

function messageOf<Message extends object>(
  child: ChildProcess,
  key: keyof Message & string,
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const listen = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !(key in message)) return;
      child.off('message', listen).off('exit', ended);
      resolve(message as Message);
    };
    const ended = (code: number | null): void => reject(new Error(`a server under test ended with ${code}`));
    child.on('message', listen).once('exit', ended);
  });
}
