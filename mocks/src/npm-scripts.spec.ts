import { afterEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

let npm: ChildProcess | undefined;
let directory: string | undefined;
afterEach(async () => {
  if (npm?.pid && npm.exitCode === null) process.kill(-npm.pid, 'SIGKILL');
  if (directory) await rm(directory, { recursive: true, force: true });
});

/** Starts `npm run …` and returns the address that it prints. */
async function started(args: readonly string[]): Promise<string> {
  const environment = { ...process.env, NODE_OPTIONS: '', MOCK_PORT: '0', MAILBOX_PORT: '0' };
  npm = spawn('npm', ['run', '--silent', ...args], { cwd: ROOT, env: environment, detached: true });
  let text = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  while (!ADDRESS.test(text)) {
    if (npm.exitCode !== null) throw new Error(text);
    await pause();
  }
  return ADDRESS.exec(text)?.[0] ?? '';
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('SIGTERM to npm', () => {
  it.each([
    ['mocks'],
    ['mocks:replay', '--', 'mocks/recordings/core.har', '--port', '0'],
    ['record', '--', '--target', 'http://127.0.0.1:9', '--border', 'bff-core', '--port', '0', '--dir'],
  ])('ends npm run %s and frees its port', async (...args) => {
    directory = await mkdtemp(join(tmpdir(), 'npm-scripts-'));
    const url = await started(args[0] === 'record' ? [...args, directory] : args);
    expect(await isAnswering(url)).toBe(true);
    npm?.kill('SIGTERM');
    if (npm?.exitCode === null) await once(npm, 'exit');
    while (await isAnswering(url)) await pause();
    expect(await isAnswering(url)).toBe(false);
  });
});
