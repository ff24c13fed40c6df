/** An installation for tests: database, mock core and BFF with the built client, on free ports and in its own folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../bff/src/database/embedded/free-port.ts';
import { runCommand } from './command.ts';

const LAUNCHER = fileURLToPath(new URL('../../../bff/dist/launch/main.js', import.meta.url));
const READY = 'Simulador listo';
/** Longest timeout that the setting allows, so that a busy machine doesn't look like a slow core. */
const CORE_TIMEOUT_MS = '60000';

/** Scenarios of the mock core by operation; `*` for all operations. */
type Scenarios = Readonly<Record<string, string>>;

export interface Bank {
  readonly url: string;
  /** Address of the mock core and its mailbox. */
  readonly mocksUrl: string;
  /** Sets the core's scenarios from now on; `{}` is a healthy core. */
  core: (scenarios: Scenarios) => Promise<void>;
  /** Adds `count` simulations of invented people. */
  demoData: (count: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Returns a function that returns the process's output so far. */
function logOf(child: ChildProcess): () => string {
  let log = '';
  const read = (chunk: Buffer): void => {
    log += chunk.toString();
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return () => log;
}

const untilReady = (child: ChildProcess, log: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => void (log().includes(READY) && resolve()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The simulator did not start (is it built?)\n${log()}`)));
  });

/** Starts an installation. `env` goes to the BFF; of this process's own environment only PATH does. */
export async function startBank(env: Readonly<Record<string, string>> = {}): Promise<Bank> {
  const port = await freePort();
  const mockPort = await freePort();
  const mailboxPort = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'simulador-e2e-'));
  await chmod(dataDir, 0o755); // If the tests run as root, PostgreSQL runs as another user.
  const ports = { PORT: String(port), MOCK_PORT: String(mockPort), MAILBOX_PORT: String(mailboxPort) };
  const child = spawn(process.execPath, [LAUNCHER], {
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      CORE_TIMEOUT_MS,
      DEMO_SIMULATIONS: '0',
      ...ports,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = logOf(child);
  const stop = async (): Promise<void> => {
    const isAlive = child.exitCode === null && child.signalCode === null;
    if (isAlive) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    await rm(dataDir, { recursive: true, force: true });
    if (!isAlive)
      throw new Error(`The simulator ended by itself (${child.exitCode ?? child.signalCode})\n${log()}`);
  };
  try {
    await untilReady(child, log);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  const mocksUrl = `http://127.0.0.1:${mockPort}`;
  return {
    url: `http://localhost:${port}`,
    mocksUrl,
    core: (scenarios) => playCore(mocksUrl, scenarios),
    demoData: (count) => runCommand(dataDir, 'demo-data', String(count)),
    stop,
  };
}

async function playCore(mocksUrl: string, scenarios: Scenarios): Promise<void> {
  const answer = await fetch(`${mocksUrl}/__mock/scenario`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scenarios),
  });
  if (!answer.ok) throw new Error(`The mock core refused the scenario: ${await answer.text()}`);
}
