import { SystemClock } from '../../../bff/src/clock/clock.ts';
import { type BffProcess, startBffProcess } from '../../../bff/src/testing/bff-process.ts';
import { createUser } from '../../../bff/src/testing/staff.ts';
import { startCore } from '../../../bff/src/testing/test-core.ts';
import { changedTables, DrilledDatabase, timed } from './drilled-database.ts';
import { type FormerBff, formerCommit, FormerRelease } from './former-release.ts';
import { clientsOf, firstPage, startTraffic } from './traffic.ts';

/** Number of simulations that one run of the former release's command adds: on a busy machine its statement timeout allows no more. */
const PORTION = 500;

/** Returns a digest of the figures of the simulations saved by an instant. */
async function figuresIn(database: DrilledDatabase, by: Date): Promise<string> {
  const [row] = await database.query(
    `SELECT count(*)::int AS rows, md5(string_agg(md5((uuid, client, created, inputs, snapshot)::text), '' ORDER BY uuid)) AS content
     FROM simulations WHERE created <= $1`,
    [by],
  );
  return JSON.stringify(row);
}

/** Returns how many of these simulations are stored. */
async function storedOf(database: DrilledDatabase, saved: readonly string[]): Promise<number> {
  const rows = await database.query('SELECT FROM simulations WHERE uuid = ANY ($1::uuid[])', [saved]);
  return rows.length;
}

async function readiness(url: string): Promise<string> {
  const answer = await fetch(`${url}/health/ready`);
  const { database } = (await answer.json()) as { database: string };
  return `${answer.status} ${database}`;
}

/**
 * Fills a database with the former release, upgrades it while a replica of that release serves, starts that release on the new schema, and
 * restores its backup. Goal: the former replica's answers are correct or server errors (500 to 599), which are counted; every acknowledged
 * save and every saved figure exists in the new release; the former release is not ready on the new schema and changes nothing; and the
 * restored database equals the backup.
 */
export async function drillUpgrade(simulations: number): Promise<boolean> {
  const former = formerCommit();
  console.log(`Former release: ${former}`);
  const release = await timed('build of the former release', () => FormerRelease.build(former));
  const database = await DrilledDatabase.create();
  const core = await startCore(new SystemClock());
  const env = { ...database.env, CORE_URL: core.url, TRUST_PROXY: 'loopback' };
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
    for (let left = simulations; left > 0; left -= PORTION)
      await release.command(asOwner, 'commands/demo-data-main.js', String(Math.min(PORTION, left)));
    await timed('backup', () => database.dump());
    const content = await database.content();
    const filled = new Date();
    const figures = await figuresIn(database, filled);
    const clients = clientsOf(await firstPage(old.url));

    const stop = await startTraffic(old.url);
    const upgraded = await timed('start of the new release, with its migrations', () =>
      start(startBffProcess(env)),
    );
    const { counts, wrong, saved } = await stop();
    const answered = [...counts].map(([answer, count]) => `${answer} × ${count}`).join(', ');
    findings.push([`the former replica meanwhile: ${answered}`, wrong.length === 0]);
    const found = await storedOf(database, saved);
    findings.push([`saves acknowledged meanwhile: ${saved.length}, found: ${found}`, found === saved.length]);
    findings.push(['earlier figures are the same', (await figuresIn(database, filled)) === figures]);
    findings.push([
      `readiness of the new release: ${await readiness(upgraded.url)}`,
      (await readiness(upgraded.url)) === '200 up',
    ]);
    const listed = clientsOf(await firstPage(upgraded.url));
    findings.push([`the new release lists ${listed} clients`, listed >= clients + saved.length]);
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
