import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { untilReady } from './embedded-postgres.ts';

const TOO_EARLY = 'FATAL:  the database system is starting up';
const READY = 'LOG:  database system is ready to accept connections';

/** Returns a server process that rejects many early clients, and then prints its last line. */
const server = (last: string) =>
  spawn(process.execPath, [
    '-e',
    `console.error('${TOO_EARLY}\\n'.repeat(2_000)); setTimeout(() => console.error('${last}'), 20)`,
  ]);

it('sees that the server is ready although many clients came while it started', async () => {
  await expect(untilReady(server(READY))).resolves.toBeUndefined();
});

it('names the reason of a server that ends', async () => {
  const ending = untilReady(server('FATAL:  could not write lock file'));
  await expect(ending).rejects.toThrow('PostgreSQL no pudo iniciar: FATAL:  could not write lock file');
});
