import { isDeepStrictEqual } from 'node:util';
import { type BffProcess, startBffProcess } from '../../bff/src/testing/bff-process.ts';
import { runBuilt } from '../../bff/src/testing/built.ts';
import { createUser } from '../../bff/src/testing/staff.ts';
import { buildFormerRelease, formerCommit, removeFormerRelease } from './former-release.ts';
import { startServers } from './installation.ts';
import { countsOf, Ledger, Traffic } from './traffic.ts';

/** Number of simulations that one run of the former release's command adds: on a busy machine its statement timeout allows no more. */
const PORTION = 500;

/**
 * Fills a database with the former release, and upgrades it while a replica of that release serves. Goal: the former replica's answers are
 * correct or server errors (500 to 599), which are counted; every acknowledged save and every saved figure exists in the new release.
 */
export async function drillUpgrade(simulations: number): Promise<boolean> {
  const former = formerCommit();
  console.log(`Former release: ${former}`);
  const release = await buildFormerRelease(former);
  const { mailbox, query, env, stop } = await startServers();
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
  try {
    const old = await start(release);
    await createUser({ query }, 'executiverole');
    for (let left = simulations; left > 0; left -= PORTION) {
      const portion = String(Math.min(PORTION, left));
      const [code, said] = await runBuilt('commands/demo-data-main.ts', [portion], env, '', release);
      if (code !== 0) throw new Error(said);
    }
    const filled = new Date();
    // A digest of the figures of the simulations saved until then.
    const figures = (): Promise<unknown[]> =>
      query(
        `SELECT count(*)::int AS rows, md5(string_agg(md5((uuid, client, created, inputs, snapshot)::text), '' ORDER BY uuid)) AS content
         FROM simulations WHERE created <= $1`,
        [filled],
      );
    const before = await figures();

    const ledger = new Ledger(mailbox);
    const traffic = new Traffic((path, init) => fetch(old.url + path, init), ledger);
    traffic.start();
    const begun = start();
    await Promise.allSettled([begun]);
    await traffic.end();
    await begun;
    const isRight = traffic.outcomes.every(({ kind }) => kind !== 'wrong' && kind !== 'reset');
    find(`the former replica meanwhile: ${countsOf(traffic.outcomes)}`, isRight);
    const saved = [...ledger.saves.values()].flatMap(({ simulation }) => simulation ?? []);
    const found = await query('SELECT FROM simulations WHERE uuid = ANY ($1::uuid[])', [saved]);
    find(
      `saves acknowledged meanwhile: ${saved.length}, found: ${found.length}`,
      saved.length > 0 && found.length === saved.length,
    );
    find('earlier figures are the same', isDeepStrictEqual(await figures(), before));
  } finally {
    for (const each of running) await each.kill();
    await stop();
    await removeFormerRelease(release);
  }
  return isMet;
}
