import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import supertest from 'supertest';
import { freePort } from '../../../bff/src/database/embedded/free-port.ts';
import { type BffProcess, startBffProcess } from '../../../bff/src/testing/bff-process.ts';
import { retryUntil } from '../../../bff/src/testing/retry-until.ts';
import { EXCEL_PATH, rowsOf } from '../../../bff/src/testing/spreadsheets.ts';
import { createUser, type SignedIn, signIn } from '../../../bff/src/testing/staff.ts';
import { tablesWith } from '../../../bff/src/testing/tables-with.ts';
import { startMailbox } from '../../../bff/src/testing/test-mailbox.ts';
import { SEND } from '../../../bff/src/testing/workflow.ts';
import { DrilledDatabase, run } from '../releases/drilled-database.ts';
import { attendAsStaff, lookAsStaff, recorded, saveAsVisitor } from './browsers.ts';
import { filesWithTraces, PLANTED, tracesIn } from './planted.ts';
import pg from 'pg';

/** Rewrites the tables and the planner's statistics, and returns the files of the database with traces of the person. The server is local. */
async function tablesFilesWithTraces(database: DrilledDatabase): Promise<string[]> {
  await database.query('VACUUM (FULL, ANALYZE)');
  const { pathname } = new URL(database.url);
  const client = new pg.Client({ database: pathname.slice(1) });
  await client.connect();
  try {
    await client.query('VACUUM FULL pg_statistic');
    await client.query('CHECKPOINT');
    const { rows } = await client.query<{ folder: string; oid: string }>(
      "SELECT current_setting('data_directory') AS folder, oid::text FROM pg_database WHERE datname = current_database()",
    );
    const [row] = rows;
    return row ? await filesWithTraces(join(row.folder, 'base', row.oid)) : [];
  } finally {
    await client.end();
  }
}

const RECORDER = fileURLToPath(new URL('../../../mocks/dist/recording/main.js', import.meta.url));
const REQUESTS = '/api/simulador/datos_personales';

/** Result of searching a place for the person, and the expected one. */
interface Look {
  readonly place: string;
  readonly expected: 'something' | 'nothing';
  readonly found: readonly string[];
}

/** Installation of the drill, with a signed-in administrator. */
interface Site {
  readonly database: DrilledDatabase;
  readonly bff: BffProcess;
  readonly folder: string;
  readonly admin: SignedIn;
}

/**
 * Plants a person, who saves a simulation in a browser; staff attend to them and send them to the workflow; then their data are erased. Looks for
 * the person in the browsers' traffic, addresses and storage, database, dump, files, log, recordings and spreadsheet. Goal: they are nowhere.
 */
export async function drillPerson(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'persona-'));
  const [database, mailbox] = await Promise.all([DrilledDatabase.create(), startMailbox()]);
  const recorder = await startRecorder(mailbox.coreUrl, join(folder, 'recordings'));
  try {
    const env = { ...database.env, CORE_URL: recorder.url, SMTP_URL: mailbox.smtpUrl, LOG_LEVEL: 'debug' };
    const bff = await startBffProcess(env);
    try {
      await createUser(database, 'adminrole');
      const admin = await signIn({ http: supertest.agent(bff.url) }, 'adminrole');
      const looks = await lookEverywhere({ database, bff, folder, admin });
      console.log('| place | must hold | holds | as it must |\n| --- | --- | --- | --- |');
      for (const look of looks) {
        const { place, expected, found } = look;
        console.log(
          `| ${place} | ${expected} | ${found.join(', ') || 'nothing'} | ${isAsExpected(look) ? 'yes' : 'NO'} |`,
        );
      }
      return looks.every(isAsExpected);
    } finally {
      await bff.kill();
    }
  } finally {
    recorder.process.kill('SIGTERM');
    await mailbox.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

const isAsExpected = ({ expected, found }: Look): boolean => (expected === 'something') === found.length > 0;

/** Plants the person, erases them, and looks before and after. */
async function lookEverywhere(site: Site): Promise<Look[]> {
  const { bff, database, folder } = site;
  const looks: Look[] = [];
  const look = (place: string, expected: Look['expected'], found: readonly string[]): void =>
    void looks.push({ place, expected, found });

  const visit = await recorded(folder, 'visitor', saveAsVisitor(bff.url));
  look('visitor: addresses of all requests', 'nothing', visit.addresses);
  look('visitor: what was sent and received', 'something', visit.bodies);
  const simulation = await onlySimulation(database);
  const attended = await recorded(folder, 'staff', attendAsStaff(bff.url, simulation));
  look('staff before: addresses of all requests', 'nothing', attended.addresses);
  look('staff before: what was sent and received', 'something', attended.bodies);
  look('staff before: storages of the page', 'nothing', attended.storage);
  await sendOn(site, simulation);
  look('tables before', 'something', await tablesWithTraces(database));
  look('spreadsheet before', 'something', await tracesInSpreadsheet(site));

  await erase(site);
  const after = await recorded(folder, 'staff', lookAsStaff(bff.url, simulation));
  look('staff after: addresses of all requests', 'nothing', after.addresses);
  look('staff after: what was sent and received', 'nothing', after.bodies);
  look('staff after: storages of the page', 'nothing', after.storage);
  look(
    'staff after: profile of the browser on disk',
    'nothing',
    await filesWithTraces(join(folder, 'staff')),
  );
  look('spreadsheet after', 'nothing', await tracesInSpreadsheet(site));
  look('tables after: data, audit, sessions, jobs', 'nothing', await tablesWithTraces(database));
  look('pg_dump after', 'nothing', await tracesInDump(database, folder));
  look('files of the tables after VACUUM (FULL, ANALYZE)', 'nothing', await tablesFilesWithTraces(database));
  bff.process.kill('SIGTERM');
  await bff.ended();
  look('log', 'nothing', tracesIn(bff.log()));
  look('recordings of the core', 'nothing', await filesWithTraces(join(folder, 'recordings')));
  return looks;
}

async function onlySimulation(database: DrilledDatabase): Promise<string> {
  const [row] = (await retryUntil(
    () => database.query('SELECT uuid FROM simulations WHERE mailed_at IS NOT NULL'),
    ({ length }) => length === 1,
  )) as { uuid: string }[];
  if (!row) throw new Error('the planted simulation was not saved and mailed');
  return row.uuid;
}

/** Decides the simulation and sends it to the workflow, through the recorder. */
async function sendOn({ bff, database, admin }: Site, simulation: string): Promise<void> {
  const http = supertest(bff.url);
  const path = `/simulations/api/simulations/${simulation}/update_info`;
  await http.patch(path).set(admin.headers).send({ estado: 2, resolucion: 4 }).expect(200);
  await http.post(SEND).set(admin.headers).send({ simulation });
  const sent = await retryUntil(
    () => database.query('SELECT FROM simulations WHERE enviado_a_finnflow'),
    ({ length }) => length === 1,
  );
  if (sent.length === 0) throw new Error('the planted simulation was not sent');
}

async function erase({ bff, admin }: Site): Promise<void> {
  const post = (path: string, body: object) =>
    supertest(bff.url)
      .post(REQUESTS + path)
      .set(admin.headers)
      .send(body);
  const { name: note, rut: identification } = PLANTED;
  const { body } = await post('', { kind: 'erasure', identification, note }).expect(201);
  await post(`/${body.id}/responder`, { outcome: 'granted', answer: note }).expect(200);
}

async function tablesWithTraces(database: DrilledDatabase): Promise<string[]> {
  const query = (sql: string, parameters?: unknown[]) => database.query(sql, parameters);
  const found = await Promise.all(
    [PLANTED.name, PLANTED.lastName, '15151515', PLANTED.email, PLANTED.phone, PLANTED.comment].map((text) =>
      tablesWith({ query }, text),
    ),
  );
  return [...new Set(found.flat())];
}

async function tracesInSpreadsheet({ bff, admin }: Site): Promise<string[]> {
  const answer = await fetch(`${bff.url}${EXCEL_PATH}?days=1`, { headers: admin.headers });
  if (!answer.ok) throw new Error(`the spreadsheet was answered ${answer.status}`);
  return tracesIn(JSON.stringify(rowsOf(Buffer.from(await answer.arrayBuffer()))));
}

async function tracesInDump(database: DrilledDatabase, folder: string): Promise<string[]> {
  const file = join(folder, 'persona.sql');
  await run('pg_dump', '-Fp', '-d', database.migrationUrl, '-f', file);
  return tracesIn(await readFile(file));
}

interface RecorderProcess {
  readonly process: ChildProcess;
  readonly url: string;
}

async function startRecorder(target: string, folder: string): Promise<RecorderProcess> {
  const port = await freePort();
  const options = ['--target', target, '--dir', folder, '--port', String(port), '--border', 'bff-core'];
  const child = spawn(process.execPath, [RECORDER, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return { process: child, url: `http://127.0.0.1:${port}` };
}
