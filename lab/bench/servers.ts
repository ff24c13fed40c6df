import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startDisposablePostgres } from '../../bff/src/database/embedded/disposable-postgres.ts';

/** A server in its own process. */
export interface Subject {
  readonly url: string;
  /** Returns the processor time used so far, including all threads, in microseconds. */
  cpuUs(): Promise<number>;
  stop(): Promise<void>;
}

export type Servers = Readonly<Record<'stock' | 'bff', Subject>>;

const BUILT_BFF = fileURLToPath(new URL('../../bff/dist/main.js', import.meta.url));
const [STOCK_APP, CORE] = ['stock-app.ts', 'core.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
) as [string, string];
/** Node's options for running sources. */
const FROM_SOURCE = ['--conditions=source', '--import', '@swc-node/register/esm-register'];
/** Module that answers the message `cpu`; the channel alone must not keep the process alive. */
const CPU_REPORT = `data:text/javascript,${encodeURIComponent(`
  process.on('message', (message) => message === 'cpu' && process.send({ type: 'cpu', ...process.cpuUsage() }));
  process.channel.unref();
`)}`;

/** Waits for a message of a kind. */
async function messageOf<Message>(child: ChildProcess, type: string): Promise<Message> {
  for await (const [message] of on(child, 'message') as AsyncIterable<[Message & { type?: string }]>)
    if (message.type === type) return message;
  throw new Error('a server under test has no channel');
}

/** Starts a module that sends `{ type: 'ready', url }` when it listens. Discards its output, but shows errors. */
async function startSubject(module: string, env: Readonly<Record<string, string>>): Promise<Subject> {
  const child = fork(module, [], {
    // The log is written to /dev/null, as it costs time in production too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...(module.endsWith('.ts') ? FROM_SOURCE : []), '--import', CPU_REPORT],
    // The compiler of sources reads the tsconfig.json here, and stores its native part in the home folder.
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { HOME: process.env['HOME'], NODE_ENV: 'production', ...env },
  });
  child.once('exit', (code) => {
    if (code) throw new Error(`a server under test ended with ${code}`);
  });
  const { url } = await messageOf<{ url: string }>(child, 'ready');
  return {
    url,
    cpuUs: async () => {
      const reported = messageOf<NodeJS.CpuUsage>(child, 'cpu');
      child.send('cpu');
      const { user, system } = await reported;
      return user + system;
    },
    stop: async () => {
      // The process may have ended by itself, because a terminal's signal reaches it too.
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Runs `work` with all servers; the BFF as in production: UF and property types from the core, the rest local. */
export async function withServers(work: (servers: Servers) => Promise<void>): Promise<void> {
  const database = await startDisposablePostgres('medida');
  const running: Subject[] = [];
  const start = async (module: string, env: Readonly<Record<string, string>>): Promise<Subject> => {
    const subject = await startSubject(module, env);
    running.push(subject);
    return subject;
  };
  try {
    await database.prepare();
    const { url: CORE_URL } = await start(CORE, {});
    const env = {
      JWT_SECRET: 'una-clave-solo-para-medir-de-mas-de-32-caracteres',
      DATABASE_URL: database.url,
      CORE_URL,
      UPSTREAM_ALLOWED_HOSTS: '127.0.0.1',
      MODE_TARIFICADOR: 'core',
      TRUST_PROXY: 'loopback',
      PORT: '0',
    };
    await work({ bff: await start(BUILT_BFF, env), stock: await start(STOCK_APP, { CORE_URL }) });
  } finally {
    for (const subject of running.toReversed()) await subject.stop();
    await database.stop();
  }
}
