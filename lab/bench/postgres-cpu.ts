import { readdir, readFile } from 'node:fs/promises';
import { askDatabase } from '../../bff/src/testing/test-database.ts';

/** Returns the fields of `/proc/<pid>/stat` from the third on; empty if the process has ended. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field, a name in parentheses, may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const parentOf = async (pid: number): Promise<number> => Number((await statOf(pid))[1]);

/** Returns a process's time on the processor, in microseconds; 0 if it has ended. */
async function runUs(pid: number): Promise<number> {
  return Number((await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')).split(' ')[0]) / 1000;
}

/** Returns the processor time of a process's ended children, in microseconds; the kernel counts in hundredths of a second. */
async function endedChildrenUs(pid: number): Promise<number> {
  const [user = 0, system = 0] = (await statOf(pid)).slice(13, 15).map(Number);
  return (user + system) * 10_000;
}

/** Returns a function that returns the processor time, in microseconds, of the processes of a PostgreSQL server on this machine (Linux). */
export async function postgresCpu(superuserUrl: string): Promise<() => Promise<number>> {
  const [row] = await askDatabase(superuserUrl, "SELECT pg_read_file('postmaster.pid') AS file");
  const server = Number((row as { file: string }).file.split('\n', 1)[0]);
  return async () => {
    const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
    const parents = await Promise.all(pids.map(parentOf));
    const running = pids.filter((pid, index) => pid === server || parents[index] === server);
    const times = await Promise.all([endedChildrenUs(server), ...running.map(runUs)]);
    return times.reduce((sum, us) => sum + us, 0);
  };
}
