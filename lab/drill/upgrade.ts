import { isDeepStrictEqual } from 'node:util';
import { type BffProcess, startBffProcess } from '../../bff/src/testing/bff-process.ts';
import { runBuilt } from '../../bff/src/testing/built.ts';
import { createUser } from '../../bff/src/testing/staff.ts';
import { startMailbox } from '../../bff/src/testing/test-mailbox.ts';
import { Client } from './client.ts';
import { DrilledDatabase, timed } from './drilled-database.ts';
import { buildFormerRelease, formerCommit, removeFormerRelease } from './former-release.ts';
import { Ledger } from './ledger.ts';
import { countsOf } from './outcomes.ts';
import { Traffic } from './traffic.ts';

/** Number of simulations that one run of the former release's command adds: on a busy machine its statement timeout allows no more. */
const PORTION = 500;
const LIST = '/simulations/api/executive/clients/simulations?days=91';

/** Returns a digest of the figures of the simulations saved by an instant. */
const figuresIn = (database: DrilledDatabase, by: Date): Promise<unknown[]> =>
  database.query(
    `SELECT count(*)::int AS rows, md5(string_agg(md5((uuid, client, created, inputs, snapshot)::text), '' ORDER BY uuid)) AS content
     FROM simulations WHERE created <= $1`,
    [by],
  );

async function readiness(url: string): Promise<string> {
  const answer = await fetch(`${url}/health/ready`);
  const { database } = (await answer.json()) as { database: string };
  return `${answer.status} ${database}`;
}

/** Returns the number of clients in an executive's list of the last 91 days. */
async function clientsAt(url: string): Promise<number> {
  const executive = new Client((path, init) => fetch(url + path, init), '198.51.100.99');
  await executive.signIn();
  return Number((await executive.ask(LIST))?.body['count']);
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
  const release = await timed('build of the former release', () => buildFormerRelease(former));
  const database = await DrilledDatabase.create();
  const mailbox = await startMailbox();
  const env = {
    ...database.env,
    CORE_URL: mailbox.coreUrl,
    SMTP_URL: mailbox.smtpUrl,
    TRUST_PROXY: 'loopback',
  };
  const running: BffProcess[] = [];
  const start = async (root?: string): Promise<BffProcess> => {
    const bff = await startBffProcess(env, root);
    running.push(bff);
    return bff;
  };
  let isMet = true;
  const find = (what: string, isAsPromised: boolean): void => {
    isMet &&= isAsPromised;
    console.log(`- ${what}: ${isAsPromised ? 'as promised' : 'BROKEN'}`);
  };
  const findReady = async (whose: string, url: string, expected: string): Promise<void> => {
    const found = await readiness(url);
    find(`readiness of ${whose}: ${found}`, found === expected);
  };
  try {
    const old = await start(release);
    await createUser(database, 'executiverole');
    const asOwner = { DATABASE_URL: database.migrationUrl };
    for (let left = simulations; left > 0; left -= PORTION) {
      const portion = String(Math.min(PORTION, left));
      const [code, said] = await runBuilt('commands/demo-data-main.ts', [portion], asOwner, '', release);
      if (code !== 0) throw new Error(said);
    }
    await timed('backup', () => database.dump());
    const content = await database.content();
    const filled = new Date();
    const figures = await figuresIn(database, filled);
    const clients = await clientsAt(old.url);

    const ledger = new Ledger(mailbox);
    const traffic = new Traffic((path, init) => fetch(old.url + path, init), ledger);
    traffic.start();
    const begun = timed('start of the new release', start);
    await Promise.allSettled([begun]);
    await traffic.end();
    const upgraded = await begun;
    const isRight = traffic.outcomes.every(({ kind }) => kind !== 'wrong' && kind !== 'reset');
    find(`the former replica meanwhile: ${countsOf(traffic.outcomes)}`, isRight);
    const saved = [...ledger.saves.values()].flatMap(({ simulation }) => simulation ?? []);
    const found = await database.query('SELECT FROM simulations WHERE uuid = ANY ($1::uuid[])', [saved]);
    find(
      `saves acknowledged meanwhile: ${saved.length}, found: ${found.length}`,
      saved.length > 0 && found.length === saved.length,
    );
    find('earlier figures are the same', isDeepStrictEqual(await figuresIn(database, filled), figures));
    await findReady('the new release', upgraded.url, '200 up');
    const listed = await clientsAt(upgraded.url);
    find(`the new release lists ${listed} clients`, listed >= clients + saved.length);
    for (const each of running.splice(0)) await each.kill();

    const migrated = await database.content();
    const back = await start(release);
    await findReady('the former release on the new schema', back.url, '503 newer');
    await back.kill();
    find('which it leaves as it is', isDeepStrictEqual(migrated, await database.content()));
    await database.makeEmpty();
    await timed('restore of the backup', () => database.restore());
    find('the backup is complete', isDeepStrictEqual(content, await database.content()));
    const restored = await start(release);
    await findReady('the former release on it', restored.url, '200 up');
  } finally {
    for (const each of running) await each.kill();
    await mailbox.close();
    await database.drop();
    await removeFormerRelease(release);
  }
  return isMet;
}
