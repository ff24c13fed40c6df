import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const STOP_TIMEOUT_MS = 5_000;
const POLL_MS = 50;

/**
 * Clears what a killed run left in a data folder: its server, if it still runs, is stopped (SIGINT: fast shutdown), and
 * its pid file is removed. PostgreSQL recovers by itself from the rest.
 */
export async function clearLeftover(pgdata: string): Promise<void> {
  const file = join(pgdata, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const pid = Number(text.split('\n', 1)[0]);
  if (await isServerOf(pgdata, pid)) await stop(pid);
  await rm(file, { force: true });
}

/** Returns the port of the server that runs on a data folder; null if none runs. */
export async function serverPort(pgdata: string): Promise<number | null> {
  const text = await readFile(join(pgdata, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  return pid && port && (await isServerOf(pgdata, pid)) ? port : null;
}

/** Checks the folder too, because another process, even another PostgreSQL, may have got the pid since. */
async function isServerOf(pgdata: string, pid: number): Promise<boolean> {
  return isAlive(pid) && (await commandLine(pid)).includes(pgdata);
}

/** Returns the command line of a process; empty if it is unknown. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}

async function stop(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  await untilGone(pid);
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGQUIT');
  await untilGone(pid);
}

async function untilGone(pid: number): Promise<void> {
  for (let waited = 0; waited < STOP_TIMEOUT_MS && isAlive(pid); waited += POLL_MS) await pause(POLL_MS);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
