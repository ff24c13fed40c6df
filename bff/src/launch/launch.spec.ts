import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { freePort } from '../database/embedded/free-port.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../database/seed.ts';
import { isAlive } from '../database/embedded/leftover.ts';
import { endlessRequest } from '../testing/endless-request.ts';
import { CREDIT } from '../testing/example.ts';
import { buildIfStale, runBuilt } from '../testing/built.ts';
import { launch, type Launched, launchThroughShell } from '../testing/launched.ts';
import { retryUntil, scaled } from '../testing/retry-until.ts';
import { createDatabase } from '../testing/test-database.ts';
import { Visitor } from '../testing/visitor.ts';

/** Variables of PostgreSQL's clients that a machine may have for a server of its own. */
const OF_ANOTHER_SERVER = {
  PGHOST: '10.255.255.1',
  PGDATABASE: 'otra',
  PGSSLMODE: 'require',
  PGOPTIONS: '-c default_transaction_read_only=on',
};

/** Returns a port of its own for each server, since another process may take the default one next to it. */
const freePorts = async () => ({
  PORT: String(await freePort()),
  MOCK_PORT: String(await freePort()),
  MAILBOX_PORT: String(await freePort()),
});

let dataDir: string;
let env: Awaited<ReturnType<typeof freePorts>> & { DATA_DIR: string };
let running: Launched[];

beforeAll(async () => {
  buildIfStale();
  dataDir = await mkdtemp(join(tmpdir(), 'simulador-lanzador-'));
  await chmod(dataDir, 0o711);
});
beforeEach(async () => {
  running = [];
  env = { ...(await freePorts()), DATA_DIR: dataDir };
});
afterEach(async () => {
  for (const { process: launcher, ended } of running) {
    launcher.kill('SIGTERM');
    await ended();
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start(change: Readonly<Record<string, string>> = {}): Launched {
  const launched = launch({ ...env, ...change });
  running.push(launched);
  return launched;
}

const url = (path: string): string => `http://127.0.0.1:${env.PORT}${path}`;
const databasePid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
const isOpen = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
/** Returns whether BFF, mock core and, if there is one, the database end within the promised five seconds. */
function allGone(database?: number): Promise<boolean> {
  const isGone = async (): Promise<boolean> =>
    !(database && isAlive(database)) &&
    !(await isOpen(url('/'))) &&
    !(await isOpen(`http://127.0.0.1:${env.MOCK_PORT}/`));
  return retryUntil(isGone, Boolean, 5_000);
}

/** Returns the status of the readiness once it is 200: on a busy machine the database may answer its first question too late. */
const readiness = (): Promise<number> =>
  retryUntil(
    async () => (await fetch(url('/health/ready'))).status,
    (status) => status === 200,
  );

describe('the simulator, started by one command', () => {
  it('restarts a killed database; killed itself, it runs again once if two start, with none of the former processes', async () => {
    const killed = start();
    await killed.ready();
    const first = await databasePid();
    process.kill(first, 'SIGKILL');
    const isReady = async (): Promise<boolean> =>
      (await databasePid().catch(() => first)) !== first && (await fetch(url('/health/ready'))).ok;
    expect(await retryUntil(isReady, Boolean)).toBe(true);
    // The job queue may report its lost connection too.
    expect(killed.errors().match(/^PostgreSQL .*$/gm)).toEqual([
      'PostgreSQL se detuvo de forma inesperada; se inicia de nuevo.',
    ]);
    await fetch(url('/api/external/paridad'));
    const orphan = await databasePid();
    killed.process.kill('SIGKILL');
    await killed.ended();
    await retryUntil(
      () => isOpen(url('/health/live')),
      (open) => !open,
    );

    const others = await freePorts();
    // Addresses and settings of other databases, which must be ignored.
    const foreign = { DATABASE_MIGRATION_URL: 'postgres://127.0.0.1:1/banco', ...OF_ANOTHER_SERVER };
    const [one, another] = [start(foreign), start({ ...foreign, ...others })];
    const refused = await Promise.race([one.ended().then(() => one), another.ended().then(() => another)]);
    const runs = refused === one ? another : one;
    if (runs === another) env = { ...env, ...others };
    expect([await refused.ended(), refused.errors()]).toEqual([
      1,
      `Otro simulador (proceso ${runs.process.pid}) ya usa ${dataDir}: detenlo o elige otra carpeta con DATA_DIR.\n`,
    ]);
    await runs.ready();
    expect(await readiness()).toBe(200);
    expect([isAlive(orphan), (await databasePid()) !== orphan]).toEqual([false, true]);
    await saysAndCalculates(runs);
    expect(await listed()).toBe(60);
    await endsCompletely(runs);
  });

  /** The simulator says once where it is, and calculates with the core's UF. An operator's command finds its database by itself. */
  async function saysAndCalculates(simulator: Launched): Promise<void> {
    const answer = await fetch(url('/api/external/calc_dividendo'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(CREDIT),
    });
    expect(await answer.json()).toMatchObject({ salida: [{ DivTotal: 11.4796 }] });
    const own = { DATA_DIR: dataDir, ...OF_ANOTHER_SERVER };
    const [code, users] = await runBuilt('commands/users-main.ts', ['list'], own);
    expect([code, users]).toEqual([0, expect.stringContaining('admin@demo.cl\tadminrole')]);
    // On a busy machine the log may say that the database answered too late.
    expect(simulator.out().match(/^[^{].*$/gm)).toEqual([
      `Simulador listo en http://localhost:${env.PORT} (correos en http://localhost:${env.MOCK_PORT}/mailbox)`,
    ]);
    expect(simulator.errors()).toBe('');
  }

  /** Returns the number of simulations of the last 28 days. */
  async function listed(): Promise<number> {
    const { body } = await supertest(url(''))
      .post('/api/token')
      .send({ email: DEMO_USERS[0].email, password: DEMO_PASSWORD });
    const counts = await supertest(url(''))
      .get('/simulations/api/simulations/count?time_period=29')
      .set({ Authorization: `Bearer ${body.access}` });
    return counts.body.total_count_estados as number;
  }

  /** The simulator ends within five seconds although a request and a mail never end. */
  async function endsCompletely(simulator: Launched): Promise<void> {
    const scenario = `http://127.0.0.1:${env.MOCK_PORT}/mailbox/scenario`;
    await fetch(scenario, { method: 'PUT', body: '{"smtp":"slow:600000"}' });
    const visitor = new Visitor(supertest(url('')));
    const saved = await visitor.save(await visitor.calculated(await visitor.introduce()));
    expect(saved.status).toBe(201);
    const endless = await endlessRequest(Number(env.PORT));
    endless.on('error', () => undefined);
    const database = await databasePid();
    const began = Date.now();
    simulator.process.kill('SIGTERM');
    expect(await simulator.ended()).toBe(0);
    expect(await allGone(database)).toBe(true);
    expect(Date.now() - began).toBeLessThan(scaled(5_000));
    // The BFF ended in order: a killed process would have logged nothing.
    expect(simulator.out()).toContain('"limitMs":2000,"msg":"shutdown took too long');
  }

  it("neither creates nor locks its data folder if DATABASE_URL names a database, and ends after npm's shell was ended", async () => {
    const given = await createDatabase();
    const unused = join(dataDir, 'sin-uso');
    const simulator = launchThroughShell({ ...env, DATABASE_URL: given.url, DATA_DIR: unused });
    running.push(simulator);
    await simulator.ready();
    expect(existsSync(unused)).toBe(false);
    simulator.process.kill('SIGTERM');
    expect(await allGone()).toBe(true);
    expect(simulator.errors()).toBe('');
    await given.drop();
  });
});

describe('obstacles to a start', () => {
  let taken: Server;
  let port: string;
  beforeAll(async () => {
    taken = createServer().listen(0);
    await once(taken, 'listening');
    port = String((taken.address() as { port: number }).port);
  });
  afterAll(() => void taken.close());

  it.each(['PORT', 'MAILBOX_PORT'])('is explained for a %s in use', async (variable) => {
    const simulator = start({ [variable]: port });
    expect(await simulator.ended()).toBe(1);
    expect(simulator.errors()).toBe(
      `El puerto ${port} está ocupado: libéralo o elige otro con ${variable}.\n`,
    );
    expect(simulator.out()).toBe('');
  });

  it('is explained for a PORT that is not a number', async () => {
    const simulator = start({ PORT: 'abc' });
    expect([await simulator.ended(), simulator.errors()]).toEqual([
      1,
      'PORT debe ser un puerto entre 1 y 65535.\n',
    ]);
  });

  it('is explained for a folder that cannot be written', async () => {
    const simulator = start({ DATA_DIR: '/dev/null/x' });
    expect([await simulator.ended(), simulator.errors()]).toEqual([
      1,
      'No se puede escribir en /dev/null/x: dale permiso de escritura o elige otra carpeta con DATA_DIR.\n',
    ]);
  });

  it('is explained for a wrong variable, by its name and without its value; no process is left', async () => {
    const simulator = start({ CORE_TIMEOUT_MS: 'valor-secreto', MODE_TMC: 'valor-secreto' });
    expect(await simulator.ended()).toBe(1);
    expect(simulator.errors()).toMatch(
      /^Configuración inválida:\n {2}- CORE_TIMEOUT_MS: .+\n {2}- MODE_TMC: .+\n$/,
    );
    expect(simulator.errors()).not.toContain('valor-secreto');
    expect(simulator.out()).not.toContain('listo');
    expect([await isOpen(url('/')), await isOpen(`http://127.0.0.1:${env.MOCK_PORT}/`)]).toEqual([
      false,
      false,
    ]);
  });
});
