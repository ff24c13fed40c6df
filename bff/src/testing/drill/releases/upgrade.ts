import { setTimeout as pause } from 'node:timers/promises';
import { SystemClock } from '../../../clock/clock.ts';
import { type BffProcess, startBffProcess } from '../../bff-process.ts';
import { EXAMPLE_REQUEST } from '../../example.ts';
import { createUser } from '../../staff.ts';
import { startCore } from '../../test-core.ts';
import { changedTables, DrilledDatabase, timed } from './drilled-database.ts';
import { type FormerBff, formerCommit, FormerRelease } from './former-release.ts';
import { firstPage } from './restore.ts';

const EVERY_MS = 50;

/** Calculations and lists that a replica is asked for while another one migrates. Returns how often each status was answered. */
function traffic(url: string): () => Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  let isOver = false;
  const ask = async (): Promise<void> => {
    const calculation = fetch(`${url}/api/external/calc_dividendo/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(EXAMPLE_REQUEST),
    });
    const list = firstPage(url).then(
      () => 'list 200',
      (error: Error) => error.message,
    );
    const answers = [calculation.then(({ status }) => `calculation ${status}`), list];
    for (const answer of await Promise.all(answers)) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  };
  const asked = (async () => {
    while (!isOver) {
      await ask();
      await pause(EVERY_MS);
    }
  })();
  return async () => {
    isOver = true;
    await asked;
    return counts;
  };
}

async function readiness(url: string): Promise<string> {
  const answer = await fetch(`${url}/health/ready`);
  const { database } = (await answer.json()) as { database: string };
  return `${answer.status} ${database}`;
}

/**
 * Fills a database with the former release, upgrades it while a replica of that release serves, goes back to that release on the
 * new schema, and restores its backup. Met: the former replica answers throughout, with a 503 at most where a migration locks a table, the data are there in the new release, the
 * former one is not ready on the new schema and changes nothing, and after the restore everything is as it was.
 */
export async function drillUpgrade(simulations: number): Promise<boolean> {
  const former = formerCommit();
  console.log(`Former release: ${former}`);
  const release = await timed('build of the former release', () => FormerRelease.build(former));
  const database = await DrilledDatabase.create();
  const core = await startCore(new SystemClock());
  const env = { ...database.env, CORE_URL: core.url };
  const running: (FormerBff | BffProcess)[] = [];
  const start = async <T extends FormerBff>(starting: Promise<T>): Promise<T> => {
    const bff = await starting;
    running.push(bff);
    return bff;
  };
  const findings: [what: string, isMet: boolean][] = [];
  try {
    const old = await start(release.start(env));
    await createUser(database, 'executiverole');
    const asOwner = { DATABASE_URL: database.migrationUrl };
    await release.command(asOwner, 'commands/demo-data-main.js', String(simulations));
    await timed('backup', () => database.dump());
    const content = await database.content();
    const clients = clientsIn(await firstPage(old.url));

    const stop = traffic(old.url);
    const upgraded = await timed('start of the new release, with its migrations', () =>
      start(startBffProcess(env)),
    );
    const counts = await stop();
    const answered = [...counts].map(([answer, count]) => `${answer} × ${count}`).join(', ');
    findings.push([
      `the former replica meanwhile: ${answered}`,
      [...counts.keys()].every((each) => / (?:200|503)$/.test(each)),
    ]);
    findings.push([
      `readiness of the new release: ${await readiness(upgraded.url)}`,
      (await readiness(upgraded.url)) === '200 up',
    ]);
    findings.push(['the list has the same clients', clientsIn(await firstPage(upgraded.url)) === clients]);
    for (const each of running.splice(0)) await each.kill();

    const migrated = await database.content();
    const back = await start(release.start(env));
    findings.push([
      `readiness of the former release on the new schema: ${await readiness(back.url)}`,
      (await readiness(back.url)) === '503 newer',
    ]);
    await back.kill();
    findings.push([
      'which it leaves as it is',
      changedTables(migrated, await database.content()).length === 0,
    ]);
    await database.makeEmpty();
    await timed('restore of the backup', () => database.restore());
    findings.push(['the backup is complete', changedTables(content, await database.content()).length === 0]);
    const restored = await start(release.start(env));
    findings.push([
      `readiness of the former release on it: ${await readiness(restored.url)}`,
      (await readiness(restored.url)) === '200 up',
    ]);
  } finally {
    for (const each of running) await each.kill();
    await core.close();
    await database.drop();
    await release.remove();
  }
  for (const [what, isMet] of findings) console.log(`- ${what}: ${isMet ? 'as promised' : 'BROKEN'}`);
  return findings.every(([, isMet]) => isMet);
}

/** The number of clients of a page, and who is on it. */
function clientsIn(page: string): string {
  const { count, results } = JSON.parse(page) as {
    count: number;
    results: { client?: unknown; uuid?: string }[];
  };
  return `${count} ${results.map(({ uuid }) => uuid).join(' ')}`;
}
