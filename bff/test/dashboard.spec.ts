import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { randomUUID } from 'node:crypto';
import { STAFF_SAVES_PER_HOUR } from '../src/access/save-limits.ts';
import { Visitor } from '../src/testing/visitor.ts';
import { LIST_PATH, Office, STAFF_ROLES } from '../src/testing/office.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';

const office = Office.forSpec();

beforeEach(() => office.clear());

const COUNT = '/simulations/api/simulations/count';
const PER_DAY = '/api/simulador/por_dia';

interface Counts {
  readonly counts_estados: readonly { readonly id: number; readonly count: number }[];
  readonly counts_resoluciones: readonly { readonly id: number; readonly count: number }[];
  readonly total_count_estados: number;
}
/** Returns states and resolutions with simulations, and the total. */
const counted = async (query: string): Promise<unknown> => {
  const { body } = (await office.get(`${COUNT}${query}`)) as { body: Counts };
  const some = (counts: Counts['counts_estados']) =>
    Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]));
  return [some(body.counts_estados), some(body.counts_resoluciones), body.total_count_estados];
};

describe("the dashboard's counts", () => {
  it('have every state and resolution in order, even without simulations', async () => {
    await office.store({ resolution: 6 });
    for (const role of STAFF_ROLES) {
      const { status, body } = await office.get(COUNT, role);
      expect([status, body.counts_estados]).toEqual([
        200,
        [
          { id: 1, description: 'Ingresada', count: 0, order_dashboard: 1 },
          { id: 2, description: 'En evaluación', count: 0, order_dashboard: 2 },
          { id: 3, description: 'Aprobada', count: 1, order_dashboard: 3 },
          { id: 4, description: 'Rechazada', count: 0, order_dashboard: 4 },
        ],
      ]);
      expect(body.counts_resoluciones).toHaveLength(8);
      expect(body.counts_resoluciones[5]).toEqual({
        id: 6,
        id_estado: 3,
        vigente: true,
        description: 'Aprobada sin condiciones',
        count: 1,
        order_dashboard: 6,
      });
      expect(body.total_count_estados).toBe(1);
    }
  });

  it('are of simulations, not of clients, in the requested days', async () => {
    const first = await office.store({ daysAgo: 40 });
    await office.store({ by: first, daysAgo: 30, resolution: 3 });
    await office.store({ by: first, daysAgo: 1, resolution: 7 });
    await office.store({ resolution: 8 });
    expect(await counted('')).toEqual([{ 2: 1, 4: 2 }, { 3: 1, 7: 1, 8: 1 }, 3]);
    expect(await counted('?time_period=1')).toEqual([{ 4: 1 }, { 8: 1 }, 1]);
    expect(await counted('?time_period=91')).toEqual([{ 1: 1, 2: 1, 4: 2 }, { 1: 1, 3: 1, 7: 1, 8: 1 }, 4]);
    expect(await counted('?time_period=40&ending_time_period=1')).toEqual([
      { 1: 1, 2: 1, 4: 1 },
      { 1: 1, 3: 1, 7: 1 },
      3,
    ]);
  });

  it('grow with each save', async () => {
    const visitor = new Visitor(office.bff.http);
    expect((await visitor.save(await visitor.calculated(await visitor.introduce()))).status).toBe(201);
    expect(await counted('?time_period=1')).toEqual([{ 1: 1 }, { 1: 1 }, 1]);
  });

  it.each([
    ['time_period=3650', 200],
    ['time_period=3651', 400],
    ['time_period=5&ending_time_period=6', 400],
    ['days=5', 400],
  ])('%s: %d', async (query, status) => {
    for (const path of [COUNT, PER_DAY]) expect((await office.get(`${path}?${query}`)).status).toBe(status);
  });
});

describe('the counts per day', () => {
  it('have each day of the window, the oldest first', async () => {
    await office.store();
    await office.store({ daysAgo: 2 });
    await office.store({ daysAgo: 2, resolution: 3 });
    expect((await office.get(`${PER_DAY}?time_period=3`)).body).toEqual([
      { day: '2026-11-18', count: 2 },
      { day: '2026-11-19', count: 0 },
      { day: '2026-11-20', count: 1 },
    ]);
    expect((await office.get(`${PER_DAY}?time_period=2&ending_time_period=2`)).body).toEqual([
      { day: '2026-11-18', count: 2 },
    ]);
    expect((await office.get(PER_DAY)).body).toHaveLength(31);
  });
});

describe('the states and resolutions', () => {
  it('are listed in their order, each resolution with its state', async () => {
    expect((await office.get('/simulations/api/states')).body).toEqual([
      { id: 1, description: 'Ingresada', order_dashboard: 1 },
      { id: 2, description: 'En evaluación', order_dashboard: 2 },
      { id: 3, description: 'Aprobada', order_dashboard: 3 },
      { id: 4, description: 'Rechazada', order_dashboard: 4 },
    ]);
    const { body } = await office.get('/simulations/api/resolutions');
    expect(body).toHaveLength(8);
    expect(body[6]).toEqual({ id: 7, description: 'Cliente no califica', simulation_state: 4 });
  });
});

describe('the client of a RUT', () => {
  const known = (identification: string, role?: UserRole) =>
    office.send('post', '/api/simulador/clientes/conocido', { identification }, role);

  it('is known to all staff by name and contact details, which is audited and limited', async () => {
    const { uuid: simulation, client } = await office.store({ client: { identification: '12345678-5' } });
    for (const role of STAFF_ROLES) {
      const { status, body, headers } = await known('12.345.678-5', role);
      expect([status, body, headers['cache-control']]).toEqual([
        200,
        {
          client: {
            first_name: client.firstName,
            last_name: client.lastName,
            email: client.email,
            phone_number: client.phoneNumber,
          },
          simulation,
        },
        'no-store',
      ]);
    }
    const read = await office.bff.query(
      `SELECT actor FROM audit WHERE action = 'client_read' AND subject = 'client ${client.uuid}' ORDER BY id`,
    );
    expect(read).toEqual(STAFF_ROLES.map((role) => ({ actor: office.staff[role].id })));
    await office.bff.query('UPDATE save_windows SET requests = $1', [STAFF_SAVES_PER_HOUR]);
    expect((await known('12345678-5')).status).toBe(429);
    await office.bff.query('DELETE FROM save_windows');
  });

  it('is nobody if blocked, unknown or invalid', async () => {
    const { client } = await office.store({ client: { identification: '12345678-5' } });
    expect((await known('11111111-1')).body).toEqual({ client: null, simulation: null });
    expect((await known('12345678-4')).status).toBe(400);
    await office.bff.query('UPDATE clients SET blocked_at = now() WHERE uuid = $1', [client.uuid]);
    expect((await known('12345678-5')).body).toEqual({ client: null, simulation: null });
  });
});

describe("a client's record", () => {
  it('has the bank’s record, whatever a simulation has', async () => {
    const { client } = await office.store();
    await office.bff.query('UPDATE clients SET score = 7.25 WHERE uuid = $1', [client.uuid]);
    const { status, body } = await office.get(`/authentication/api/client/${client.uuid}`);
    expect([status, body]).toEqual([
      200,
      {
        uuid: client.uuid,
        first_name: 'Camila',
        last_name: 'Rojas Fuentes',
        identification: client.identification,
        email: client.email,
        phone_number: '+56912345678',
        age: 34,
        worker_type: 0,
        score: 7.25,
      },
    ]);
    for (const uuid of [randomUUID(), 'una'])
      expect((await office.get(`/authentication/api/client/${uuid}`)).status).toBe(404);
  });
});

const read = (path: string, encoding: string) =>
  office.bff.http.get(path).set(office.staff.adminrole.headers).set('Accept-Encoding', encoding);
const encodingOf = async (path: string): Promise<unknown> =>
  (await read(path, 'gzip')).headers['content-encoding'];

it.each([['/api/simulador/inicio'], [LIST_PATH], ['/api/tarificador/Tarificador']])(
  'compresses %s for clients that accept it',
  async (path) => {
    await office.store();
    const compressed = await read(path, 'gzip');
    expect([compressed.status, compressed.headers['content-encoding']]).toEqual([200, 'gzip']);
    const plain = await read(path, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(Object.keys(plain.body)).toEqual(Object.keys(compressed.body));
  },
);

it('compresses the explanation of a calculation', async () => {
  const { status, headers } = await office.bff.http
    .post('/api/simulador/explicacion')
    .set('Accept-Encoding', 'gzip')
    .send(EXAMPLE_REQUEST);
  expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
});

it('compresses neither a visitor’s answer nor a file', async () => {
  expect(await encodingOf('/authentication/api/user/info')).toBeUndefined();
  expect(await encodingOf('/simulations/api/simulations/excel')).toBeUndefined();
});
