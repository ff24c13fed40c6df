import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import supertest from 'supertest';
import { clusterFolder } from '../../bff/src/database/embedded/cluster.ts';
import { embeddedUrl } from '../../bff/src/database/embedded/embedded-postgres.ts';
import { freePort } from '../../bff/src/database/embedded/free-port.ts';
import { serverPort } from '../../bff/src/database/embedded/leftover.ts';
import { readSecrets } from '../../bff/src/launch/data-folder.ts';
import { launch } from '../../bff/src/testing/launched.ts';
import { retryUntil } from '../../bff/src/testing/retry-until.ts';
import { Visitor } from '../../bff/src/testing/visitor.ts';
import { askDatabase } from '../../bff/src/testing/test-database.ts';

/** Few enough to stay below the limits of an address. */
const VISITORS = 4;
const SAVES_EACH = 6;
const REFUSAL = /^El servicio no puede acceder a sus datos en este momento\./;
const DISK_FULL = /^El disco (?:de la base de datos )?está lleno: libera espacio/m;
/** Fills PostgreSQL's write-ahead log, so that it needs a new file. */
const LOG_FILLER = "SELECT pg_logical_emit_message(true, 'drill', repeat('x', 1000000))";

/** A file that takes the remaining space of the disk. */
class Filler {
  constructor(private readonly path: string) {}

  fill(): void {
    const file = openSync(this.path, 'a');
    try {
      for (const size of [65_536, 512]) writeAll(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  remove(): Promise<void> {
    return rm(this.path, { force: true });
  }
}

/** Writes until nothing of this size fits. */
function writeAll(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

interface Saver {
  readonly visitor: Visitor;
  readonly body: object;
}

/** A simulator with its data on a separate disk. */
interface Drilled {
  readonly filler: Filler;
  readonly env: Readonly<Record<string, string>>;
  readonly url: string;
  readonly databaseUrl: () => Promise<string>;
  /** Uuids of the simulations that were answered 201. */
  readonly acknowledged: string[];
  readonly savers: Saver[];
}

let failures = 0;

function check(isMet: boolean, what: string): void {
  if (!isMet) failures += 1;
  console.log(`  ${isMet ? 'yes' : 'NO '}  ${what}`);
}

async function introduceSavers({ url, savers }: Drilled): Promise<void> {
  for (let number = 0; number < VISITORS; number += 1) {
    const visitor = new Visitor(supertest(url), `10.0.0.${number}`);
    const calculated = await visitor.calculated(await visitor.introduce());
    savers.push({ visitor, body: calculated });
  }
}

/** Saves with each saver. Returns how many saves were accepted, and how many refused with a sentence; other answers count as neither. */
async function saves({ savers, acknowledged }: Drilled): Promise<{ taken: number; refused: number }> {
  const counts = { taken: 0, refused: 0 };
  for (const { visitor, body } of Array.from({ length: SAVES_EACH }, () => savers).flat()) {
    const { status, type, body: said } = await visitor.save(body);
    if (status === 201) acknowledged.push(String(said.uuid));
    const isRefused = status === 503 && type === 'application/problem+json' && REFUSAL.test(said.detail);
    counts.taken += Number(status === 201);
    counts.refused += Number(isRefused);
  }
  return counts;
}

const ALL = VISITORS * SAVES_EACH;

const stateOf = async ({ url }: Drilled): Promise<unknown> =>
  ((await (await fetch(`${url}/health/ready`)).json()) as { database: unknown }).database;

const isState = async (drilled: Drilled, wanted: string): Promise<boolean> =>
  (await retryUntil(
    () => stateOf(drilled),
    (state) => state === wanted,
  )) === wanted;

/** Tests a disk without space for table rows, but with space for the write-ahead log. */
async function withoutRoomForRows(drilled: Drilled): Promise<void> {
  console.log('The disk is full:');
  drilled.filler.fill();
  check(await isState(drilled, 'unwritable'), 'readiness is `unwritable`');
  const { taken, refused } = await saves(drilled);
  check(
    refused > 0 && taken + refused === ALL,
    `of ${ALL} saves ${refused} are refused in words, no other fails`,
  );
  await drilled.filler.remove();
  check(await isState(drilled, 'up'), 'with space again readiness is `up`');
  check((await saves(drilled)).taken === ALL, 'and each save is taken');
}

/** Tests a disk without space for the write-ahead log: PostgreSQL ends and can't start. */
async function withoutRoomForLog(drilled: Drilled, errors: () => string): Promise<void> {
  console.log('The disk is full, and PostgreSQL needs a file of its log:');
  const client = new pg.Client({ connectionString: await drilled.databaseUrl() });
  const ended = new Promise((resolve) => client.once('error', resolve).once('end', resolve));
  await client.connect();
  drilled.filler.fill();
  const filled = async (): Promise<void> => {
    for (;;) await client.query(LOG_FILLER);
  };
  await filled().catch(() => undefined);
  await ended;
  const reported = await retryUntil(errors, (said) => DISK_FULL.test(said));
  check(DISK_FULL.test(reported), 'the terminal says that the disk is full');
  check(await isState(drilled, 'down'), 'readiness is `down`');
  check((await saves(drilled)).refused === ALL, 'each save is refused in words');
  await drilled.filler.remove();
  check(await isState(drilled, 'up'), 'with space again readiness is `up`, and nobody started anything');
  check((await saves(drilled)).taken === ALL, 'and each save is taken');
}

async function startedOnFullDisk({ filler, env }: Drilled): Promise<void> {
  console.log('A start on the full disk:');
  filler.fill();
  const refused = launch(env);
  const code = await refused.ended();
  check(code === 1 && DISK_FULL.test(refused.errors()), 'it ends with 1 and says that the disk is full');
  await filler.remove();
}

async function drilledBelow(disk: string): Promise<void> {
  const dataDir = join(disk, 'data');
  const [port, mockPort] = [String(await freePort()), String(await freePort())];
  const drilled: Drilled = {
    filler: new Filler(join(disk, 'filler')),
    env: { DATA_DIR: dataDir, PORT: port, MOCK_PORT: mockPort, TRUST_PROXY: 'loopback' },
    url: `http://127.0.0.1:${port}`,
    databaseUrl: async () => {
      const password = (await readSecrets(dataDir))?.databasePassword ?? '';
      return embeddedUrl({ dataDir, password, port: (await serverPort(clusterFolder(dataDir))) ?? 0 });
    },
    acknowledged: [],
    savers: [],
  };
  let simulator = launch(drilled.env);
  const stop = async (): Promise<void> => {
    simulator.process.kill('SIGTERM');
    await simulator.ended();
  };
  try {
    await simulator.ready();
    await introduceSavers(drilled);
    await withoutRoomForRows(drilled);
    await withoutRoomForLog(drilled, simulator.errors);
    await stop();
    await startedOnFullDisk(drilled);
    simulator = launch(drilled.env);
    await simulator.ready();
    const rows = await askDatabase(await drilled.databaseUrl(), 'SELECT uuid FROM simulations');
    const kept = new Set((rows as { uuid: string }[]).map(({ uuid }) => uuid));
    const { acknowledged } = drilled;
    check(
      acknowledged.every((uuid) => kept.has(uuid)),
      `of ${acknowledged.length} acknowledged saves each is there in the end`,
    );
  } finally {
    await stop();
  }
}

/** Disk sizes, MB: on each of them the first start runs out of space at another step. */
const SMALL_DISKS = [8, 36, 38, 40, 42, 43];

async function startedOnSmallDisk(disk: string): Promise<void> {
  const env = {
    DATA_DIR: join(disk, 'data'),
    PORT: String(await freePort()),
    MOCK_PORT: String(await freePort()),
  };
  const simulator = launch(env);
  const isReady = await simulator.ready().then(
    () => true,
    () => false,
  );
  if (isReady) simulator.process.kill('SIGTERM');
  const code = await simulator.ended();
  const what = isReady ? 'it has room enough' : 'it ends with 1 and says that the disk is full';
  check(isReady || (code === 1 && DISK_FULL.test(simulator.errors())), what);
}

/** Runs `work` on a mounted disk of this size. */
async function withDisk(sizeMb: number, work: (disk: string) => Promise<void>): Promise<void> {
  const disk = await mkdtemp(join(tmpdir(), 'simulador-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=711`, 'tmpfs', disk]);
  try {
    await work(disk);
  } finally {
    execFileSync('umount', [disk]);
    await rmdir(disk);
  }
}

/**
 * Fills a disk of a size in MB below a running simulator. Goal: it reports the full disk, loses nothing that it acknowledged, and continues
 * when there is space.
 */
export async function drillFullDisk(sizeMb: number): Promise<boolean> {
  if (process.getuid?.() !== 0) {
    console.error('This drill mounts a disk of its own: run it as root.');
    return false;
  }
  await withDisk(sizeMb, drilledBelow);
  for (const small of SMALL_DISKS) {
    console.log(`A first start on a disk of ${small} MB:`);
    await withDisk(small, startedOnSmallDisk);
  }
  return failures === 0;
}
