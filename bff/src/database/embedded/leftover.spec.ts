import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearLeftover, isAlive } from './leftover.ts';

let pgdata: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  pgdata = await mkdtemp(join(tmpdir(), 'simulador-resto-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(pgdata, { recursive: true });
});

/** Starts a process that runs for a minute under its own name. */
async function runningProcess(name: string): Promise<ChildProcess> {
  const child = spawn('sleep', ['60'], { argv0: name });
  children.push(child);
  await once(child, 'spawn');
  return child;
}
const pidFile = (): string => join(pgdata, 'postmaster.pid');
const leave = (pid: number | undefined): Promise<void> => writeFile(pidFile(), `${pid}\n${pgdata}\n`);
const isThere = (): Promise<boolean> =>
  access(pidFile()).then(
    () => true,
    () => false,
  );

describe('the remains of a killed run', () => {
  it('is nothing in a fresh folder', async () => {
    await clearLeftover(pgdata);
    expect(await isThere()).toBe(false);
  });

  it('is the file of a server that is gone', async () => {
    const child = await runningProcess(`postgres -D ${pgdata}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await leave(child.pid);
    await clearLeftover(pgdata);
    expect(await isThere()).toBe(false);
  });

  it('is a server that still runs, which is stopped', async () => {
    const child = await runningProcess(`postgres -D ${pgdata}`);
    const gone = once(child, 'exit');
    await leave(child.pid);
    await clearLeftover(pgdata);
    expect([await gone, await isThere()]).toEqual([[null, 'SIGINT'], false]);
  });

  it('may now be another PostgreSQL, which is not touched', async () => {
    const child = await runningProcess('postgres -D /var/lib/postgresql/data');
    await leave(child.pid);
    await clearLeftover(pgdata);
    expect([isAlive(Number(child.pid)), child.signalCode, await isThere()]).toEqual([true, null, false]);
  });

  it("may be another program's number by now, which is left alone", async () => {
    const child = await runningProcess('navegador');
    await leave(child.pid);
    await clearLeftover(pgdata);
    expect([isAlive(Number(child.pid)), child.signalCode, await isThere()]).toEqual([true, null, false]);
  });

  it('may be no number', async () => {
    await writeFile(pidFile(), 'nada\n');
    await clearLeftover(pgdata);
    expect(await isThere()).toBe(false);
  });
});
