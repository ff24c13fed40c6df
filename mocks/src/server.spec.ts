import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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

describe('the mock core as a process', () => {
  it('reports to its parent when it is ready, with a mailbox, and ends on SIGTERM', async () => {
    const process = start({ MOCK_PORT: '0' });
    const { type, url, smtpUrl } = await ready(process);
    expect([type, smtpUrl]).toEqual(['ready', expect.stringMatching(/^smtp:/)]);
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

  it.each(['MOCK_PORT', 'MAILBOX_PORT'])(
    'reports in one sentence that the port of %s is taken',
    async (name) => {
      const { port, close } = await startMockServer({ port: 0 });
      const process = start({ MOCK_PORT: '0', MAILBOX_PORT: '0', [name]: String(port) });
      const [text, code] = await Promise.all([errorText(process), ended(process)]);
      await close();
      expect([text, code]).toEqual([`El puerto ${port} ya está en uso: elige otro con ${name}.\n`, 3]);
    },
  );

  it('reports what is wrong in its environment', async () => {
    const process = start({ MOCK_PORT: 'abc' });
    const [text, code] = await Promise.all([errorText(process), ended(process)]);
    expect([text, code]).toEqual([expect.stringMatching(/^MOCK_PORT debe ser un puerto de 0 a 65535\./), 1]);
  });
});
