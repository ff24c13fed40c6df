import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/database/embedded/embedded-postgres.ts';
import { freePort } from '../src/database/embedded/free-port.ts';
import { stateAfter } from '../src/bootstrap/database-health.ts';
import { askDatabase } from '../src/testing/test-database.ts';
import { SHORT_CACHE_TTL_MS } from '../src/database/short-cache.ts';
import { committedDocument } from '../src/bootstrap/document/bff-document.ts';
import { OPERATIONS } from '../src/testing/example.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { token } from '../src/testing/tokens.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';

let options: EmbeddedOptions;
let postgres: EmbeddedPostgres;
let bff: TestBff;
let documented: object;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'simulador-caida-'));
  await chmod(dataDir, 0o711);
  options = { dataDir, password: 'de-prueba', port: await freePort(), disposable: true };
  postgres = await startEmbeddedPostgres(options);
  bff = await startBff({ databaseUrl: postgres.url });
  documented = JSON.parse(await committedDocument()) as object;
});
afterAll(async () => {
  await bff.close();
  await postgres.stop();
  await rm(options.dataDir, { recursive: true, force: true });
});

const statusOf = async ([method, path, body]: (typeof OPERATIONS)[number]): Promise<number> =>
  (await (method === 'GET' ? bff.http.get(path) : bff.http.post(path).send(body ?? {}))).status;
const readiness = async () => {
  const { status, body } = await bff.http.get('/health/ready');
  return [status, body.status, body.database];
};

/** Waits for a status: one check serves all requests of a second, so a change shows after it. */
const readinessOf = (status: number) => retryUntil(readiness, ([found]) => found === status);

/** Returns the document's schema of an answer. @throws if the document has none of that content type */
function schemaOf(path: string, status: number, contentType: string): ValidateFunction {
  const [type = ''] = contentType.split(';');
  const pointer = ['paths', path, 'get', 'responses', String(status), 'content', type, 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('/', '~1')))
    .join('/');
  const ajv = new Ajv2020({ strict: false }).addSchema(documented, 'bff');
  const schema = ajv.getSchema(`bff#/${pointer}`);
  if (!schema) throw new Error(`no ${type} is documented for ${path} ${status}`);
  return schema;
}

/** Operations without a table: the core, which is available, answers them. */
const WITHOUT_TABLES = /paridad|catalogos|seguros|inicio/;
const SENTENCE =
  'El servicio no puede acceder a sus datos en este momento. Inténtalo de nuevo en unos segundos.';

describe('a database that takes no writes', () => {
  const writingUrl = () => `${postgres.url}?options=-c%20default_transaction_read_only%3Doff`;
  const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
    await askDatabase(writingUrl(), `ALTER DATABASE simulador SET default_transaction_read_only = ${value}`);
    await askDatabase(
      writingUrl(),
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  };

  it('is not ready, with the reason, until it does', async () => {
    await setReadOnly('on');
    // A check that takes more than a second on a busy machine says that the database is down.
    const found = await retryUntil(readiness, ([, , database]) => database === 'unwritable');
    expect(found).toEqual([503, 'unavailable', 'unwritable']);
    await setReadOnly('off');
    expect(await readinessOf(200)).toEqual([200, 'ok', 'up']);
  });

  it('answers saves by a 503 after a failover, and drops the connections to the former server', async () => {
    const introduce = () => new Visitor(bff.http).post('/authentication/api/clients/', PERSON);
    await setReadOnly('on');
    const refused = await introduce();
    expect([refused.status, refused.body.detail, refused.headers['retry-after']]).toEqual([
      503,
      SENTENCE,
      '5',
    ]);
    // Another server takes writes now, but each open connection leads to the former one.
    await askDatabase(writingUrl(), 'ALTER DATABASE simulador SET default_transaction_read_only = off');
    const taken = await retryUntil(
      async () => (await introduce()).status,
      (status) => status !== 503,
    );
    expect(taken).toBe(201);
  });

  it.each([
    ['53100', 'unwritable'],
    ['58030', 'unwritable'],
    ['42703', 'newer'],
    ['57P01', 'down'],
  ])('is recognised by its code: %s is %s', (code, state) => {
    expect(stateAfter(Object.assign(new Error('no'), { code }))).toBe(state);
  });
});

describe('a database that goes away and comes back', () => {
  it('answers everything while it is available', async () => {
    expect(await readinessOf(200)).toEqual([200, 'ok', 'up']);
    for (const operation of OPERATIONS)
      expect([operation[1], await statusOf(operation)]).toEqual([operation[1], 200]);
  });

  it('stops during requests, which get their answer or a 503', async () => {
    let isStopping = true;
    const statuses = new Set<number>();
    const visitor = async (): Promise<void> => {
      while (isStopping) for (const operation of OPERATIONS) statuses.add(await statusOf(operation));
    };
    const visitors = [visitor(), visitor(), visitor()];
    await retryUntil(() => statuses.size, Boolean);
    await postgres.stop();
    bff.clock.advance(SHORT_CACHE_TTL_MS);
    isStopping = false;
    await Promise.all(visitors);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('leaves the process alive but not ready', async () => {
    expect(await readinessOf(503)).toEqual([503, 'unavailable', 'down']);
    expect((await bff.http.get('/health/live')).status).toBe(200);
  });

  it('answers that it is not ready as documented', async () => {
    const answer = await bff.http.get('/health/ready');
    expect(answer.status).toBe(503);
    const schema = schemaOf('/health/ready', answer.status, String(answer.headers['content-type']));
    expect([schema(answer.body), schema.errors]).toEqual([true, null]);
  });

  it.each(OPERATIONS)('%s %s needs it or not, as expected', async (method, path, body) => {
    const answer = await (method === 'GET' ? bff.http.get(path) : bff.http.post(path).send(body ?? {}));
    if (WITHOUT_TABLES.test(path)) {
      expect(answer.status).toBe(200);
      return;
    }
    expect([answer.status, answer.body.detail]).toEqual([503, SENTENCE]);
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('addresses staff as usted, although it can’t identify them', async () => {
    const { body } = await bff.http
      .get('/simulations/api/states')
      .set({ Authorization: `Bearer ${token()}` });
    expect(body.detail).toBe(SENTENCE.replace('Inténtalo', 'Inténtelo'));
  });

  it('omits the one part of inicio that needs it', async () => {
    const { body } = await bff.http.get('/api/simulador/inicio');
    expect([body.financiamiento, body.errors]).toEqual([
      null,
      [{ part: 'financiamiento', message: SENTENCE }],
    ]);
  });

  it('refuses to start with a wrong password', async () => {
    const starting = startEmbeddedPostgres({ ...options, password: 'otra' });
    await expect(starting).rejects.toThrow(/no acepta la clave guardada: restaura secrets\.json/);
  });

  it('is used again within five seconds after its return', async () => {
    postgres = await startEmbeddedPostgres(options);
    expect(await readinessOf(200)).toEqual([200, 'ok', 'up']);
    for (const operation of OPERATIONS) expect(await statusOf(operation)).toBe(200);
  });
});
