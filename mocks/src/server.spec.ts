import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMockServer } from './mock-server.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = join(ROOT, 'mocks/dist/server.js');

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-if-stale.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
});

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

function start(environment: Record<string, string>): ChildProcess {
  child = fork(ENTRY, {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    execArgv: [],
    silent: true,
  });
  return child;
}

interface Ready {
  readonly type: string;
  readonly url: string;
  readonly smtpUrl: string;
}

/** Waits for the ready line. @throws Error if the process ends first */
async function ready(process: ChildProcess): Promise<Ready> {
  const [message] = (await Promise.race([
    once(process, 'message'),
    errorText(process).then((text) => Promise.reject(new Error(text))),
  ])) as [Ready];
  return message;
}

const ended = async (process: ChildProcess): Promise<number | null> =>
  ((await once(process, 'exit')) as [number | null])[0];

async function errorText(process: ChildProcess): Promise<string> {
  let text = '';
  process.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(process, 'close');
  return text;
}

/** Returns two ports for a mock core; that of the mailbox is already in use. */
async function takenMailbox(): Promise<{ taken: Server; port: number; corePort: number }> {
  for (;;) {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const beside = createServer().listen(port - 15, '127.0.0.1');
    const isFree = await once(beside, 'listening').then(
      () => true,
      () => false,
    );
    if (isFree) await new Promise((resolve) => beside.close(resolve));
    if (isFree) return { taken, port, corePort: port - 15 };
    taken.close();
  }
}

describe('the mock core as a process', () => {
  it('reports to its parent when it is ready, takes another port for its mailbox, and ends on SIGTERM', async () => {
    const { taken, port, corePort } = await takenMailbox();
    const process = start({ MOCK_PORT: String(corePort), MAILBOX_PORT: '' });
    const { type, url, smtpUrl } = await ready(process).finally(() => taken.close());
    expect(type).toBe('ready');
    expect(smtpUrl).not.toBe(`smtp://127.0.0.1:${port}`);
    expect((await fetch(`${url}/mailbox`)).status).toBe(200);
    process.kill('SIGTERM');
    expect(await ended(process)).toBe(0);
  });

  it('ends when its parent is gone', async () => {
    const process = start({ MOCK_PORT: '0' });
    await ready(process);
    process.disconnect();
    expect(await ended(process)).toBe(0);
  });

  it('reports in one sentence that its port is taken', async () => {
    const first = await startMockServer({ port: 0 });
    const process = start({ MOCK_PORT: String(first.port) });
    const [text, code] = await Promise.all([errorText(process), ended(process)]);
    await first.close();
    expect([text, code]).toEqual([`El puerto ${first.port} ya está en uso: elige otro con MOCK_PORT.\n`, 1]);
  });

  it('takes no other port for its mailbox if that one was chosen', async () => {
    const { taken, port } = await takenMailbox();
    const process = start({ MOCK_PORT: '0', MAILBOX_PORT: String(port) });
    const [text, code] = await Promise.all([errorText(process), ended(process)]).finally(() => taken.close());
    expect([text, code]).toEqual([`El puerto ${port} ya está en uso: elige otro con MAILBOX_PORT.\n`, 1]);
  });

  it('reports in one sentence what is wrong in its environment', async () => {
    const process = start({ MOCK_PORT: 'abc' });
    const [text, code] = await Promise.all([errorText(process), ended(process)]);
    expect([text, code]).toEqual(['MOCK_PORT debe ser un puerto de 0 a 65535.\n', 1]);
  });
});
