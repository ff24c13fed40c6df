import { SystemClock } from '../../../bff/src/clock/clock.ts';
import { runDemoDataCommand } from '../../../bff/src/commands/demo-data-command.ts';
import { createDataSource } from '../../../bff/src/database/data-source.ts';
import { NO_LIMIT } from '../../bench/demo-database.ts';
import { startBffProcess } from '../../../bff/src/testing/bff-process.ts';
import { retryUntil } from '../../../bff/src/testing/retry-until.ts';
import { createUser } from '../../../bff/src/testing/staff.ts';
import { askDatabase } from '../../../bff/src/testing/test-database.ts';
import { startCore } from '../../../bff/src/testing/test-core.ts';
import { changedTables, DrilledDatabase, timed } from './drilled-database.ts';
import { firstPage } from './traffic.ts';

/** Returns true if the application's role can't delete from the audit log. */
const keepsAudit = (url: string): Promise<boolean> =>
  askDatabase(url, 'DELETE FROM audit').then(
    () => false,
    ({ code }: { code?: string }) => code === '42501',
  );

/**
 * Fills a database, dumps it, drops it, restores it, and starts the BFF on it. Goal: every table and the list are as before, and the
 * application's role still can't delete from the audit log.
 */
export async function drillRestore(simulations: number): Promise<boolean> {
  const database = await DrilledDatabase.create();
  const core = await startCore(new SystemClock());
  const env = { ...database.env, CORE_URL: core.url };
  try {
    const before = await startBffProcess(env);
    await createUser(database, 'executiverole');
    await timed(`${simulations} demonstration simulations`, () => fill(database, simulations));
    const list = await firstPage(before.url);
    before.process.kill('SIGTERM');
    await before.ended();
    const content = await database.content();
    const size = await timed('pg_dump', () => database.dump());
    console.log(`- size of the dump: ${size.toFixed(1)} MB`);
    await database.makeEmpty();
    await timed('pg_restore', () => database.restore());
    const changed = changedTables(content, await database.content());
    const after = await timed('start until ready', () => startedBff(env));
    const isSame = (await firstPage(after.url)) === list;
    const isKept = await keepsAudit(database.url);
    await after.kill();
    console.log(`- tables compared: ${content.size}, different: ${changed.join(', ') || 'none'}`);
    console.log(`- an executive's list is the same: ${isSame ? 'yes' : 'NO'}`);
    console.log(`- the audit log can't be deleted from: ${isKept ? 'yes' : 'NO'}`);
    return changed.length === 0 && isSame && isKept;
  } finally {
    await core.close();
    await database.drop();
  }
}

async function fill({ migrationUrl }: DrilledDatabase, simulations: number): Promise<void> {
  const source = await createDataSource(migrationUrl, NO_LIMIT).initialize();
  try {
    const print = (): void => undefined;
    await runDemoDataCommand([String(simulations)], { source, clock: new SystemClock(), print });
  } finally {
    await source.destroy();
  }
}

/** Starts the BFF. @throws Error if it does not become ready */
async function startedBff(env: Readonly<Record<string, string>>): ReturnType<typeof startBffProcess> {
  const bff = await startBffProcess(env);
  const status = await retryUntil(
    async () => (await fetch(`${bff.url}/health/ready`)).status,
    (found) => found === 200,
  );
  if (status !== 200) throw new Error(`readiness is a ${status}`);
  return bff;
}
