import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockServer } from '@simulador/mocks/mock-server';
import { replayServer } from '@simulador/mocks/recording/replay-server-command';
import { replay } from '@simulador/mocks/replay/cli';
import type { ReplayResult } from '@simulador/mocks/replay/result';
import { type BffProcess, startBffProcess } from '../../bff/src/testing/bff-process.ts';
import { KillablePostgres } from '../../bff/src/testing/killable-postgres.ts';
import { createUser, emailOf, PASSWORD } from '../../bff/src/testing/staff.ts';
import { everyMode } from '../../bff/src/testing/test-bff.ts';
import { askDatabase } from '../../bff/src/testing/test-database.ts';
import { makeJourney } from './journey.ts';

const OUTPUT = {
  report: (text: string) => void process.stdout.write(text),
  complaint: (text: string) => void process.stderr.write(text),
};
const CREDENTIALS = { REPLAY_EMAIL: emailOf('executiverole'), REPLAY_PASSWORD: PASSWORD };

/** Advances all sequences, so that ids differ from the recorded ones, as in a used database. */
const USED = `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, 5000)
  FROM pg_sequences WHERE schemaname = 'public'`;

interface Installation extends BffProcess {
  readonly databaseUrl: string;
}

/** Returns a fresh or a used database, and a BFF that asks a core wherever possible, with an executive who may sign in. */
async function install(
  server: string,
  name: string,
  env: Readonly<Record<string, string>>,
  isUsed = false,
): Promise<Installation> {
  await askDatabase(server, `CREATE DATABASE ${name}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const modes = { ...everyMode('core'), MODE_AUTH: 'local' };
  const bff = await startBffProcess({ ...modes, DATABASE_URL: databaseUrl, ...env });
  if (isUsed) await askDatabase(databaseUrl, USED);
  await createUser(
    { query: (sql, parameters) => askDatabase(databaseUrl, sql, parameters) },
    'executiverole',
  );
  return { ...bff, databaseUrl };
}

/** Stops the BFF in order, so that its recording is complete. Does nothing if it has ended. */
async function end({ process: bff, ended }: BffProcess): Promise<void> {
  bff.kill('SIGTERM');
  await ended();
}

/** Replays the recording against a BFF, prints the report and returns the result. */
async function replayed(file: string, url: string, folder: string): Promise<ReplayResult> {
  const report = join(folder, 'report.json');
  const args = [file, '--target', url, '--allow-writes', '--pace', '--json', report];
  await replay(args, CREDENTIALS, OUTPUT);
  return JSON.parse(await readFile(report, 'utf8')) as ReplayResult;
}

interface Journal {
  readonly entries: readonly { method: string; path: string; recorded: object | null }[];
}

const isSame = ({ totals, steps }: ReplayResult): boolean => totals.same === steps.length;

/**
 * Records a journey, and replays it against a BFF on a used database: first with the mock core, then with the recording in place of the
 * core. Goal: everything was sent and had the same answer, and the recording had an answer for each request of the BFF.
 */
export async function drillReplay(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'jornada-'));
  const postgres = await KillablePostgres.start();
  const core = await startMockServer({ port: 0 });
  const installed: Installation[] = [];
  const begin = async (
    name: string,
    env: Readonly<Record<string, string>>,
    isUsed = false,
  ): Promise<Installation> => {
    const bff = await install(postgres.url, name, env, isUsed);
    installed.push(bff);
    return bff;
  };
  try {
    const recorded = await begin('grabado', { CORE_URL: core.url, RECORD: folder });
    await makeJourney(recorded.url, recorded.databaseUrl);
    await end(recorded);
    const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.har'));
    const file = join(folder, name);

    const other = await begin('repetido', { CORE_URL: `${core.url}/__mock/sessions/replay` }, true);
    const again = await replayed(file, other.url, folder);

    const played = await replayServer([file, '--port', '0'], {}, OUTPUT);
    if (!played) throw new Error('the recording was not played');
    const third = await begin('tocado', { CORE_URL: played.url });
    const beforeRecording = await replayed(file, third.url, folder);
    const { entries } = (await (await fetch(`${played.url}/__mock/journal`)).json()) as Journal;
    await played.close();

    const misses = entries.filter((entry) => entry.recorded === null);
    for (const { method, path } of misses) console.log(`miss: ${method} ${path}`);
    console.log(`${again.steps.length} entries; before the mock core ${JSON.stringify(again.totals)}`);
    console.log(
      `before the recording ${JSON.stringify(beforeRecording.totals)}; ${entries.length} requests to it, ${misses.length} misses`,
    );
    return isSame(again) && isSame(beforeRecording) && misses.length === 0;
  } finally {
    for (const each of installed) await end(each);
    await core.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
