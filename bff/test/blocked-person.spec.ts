/** A blocked person appears in no answer: after the block, every reading operation answers as before the person existed. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BffOperationFacts } from '@simulador/contracts/api/operation';
import { BFF_OPERATIONS } from '@simulador/contracts/generated/bff-operations';
import type { Response } from 'supertest';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { Office } from '../src/testing/office.ts';
import { download, EXCEL_PATH, rowsOf } from '../src/testing/spreadsheets.ts';

const REQUESTS = '/api/simulador/datos_personales';
const RUT = '9876543-3';
const PERSON = {
  firstName: 'Amparo',
  lastName: 'Quintanilla Rebolledo',
  identification: RUT,
  email: 'amparo.quintanilla@correo.example',
  phoneNumber: '+56977700123',
};

const office = Office.forSpec();
let simulation: SimulationEntity;
let neighbour: SimulationEntity;
beforeAll(async () => {
  neighbour = await office.store({ client: { firstName: 'Bruno' } });
});

type Query = Readonly<Record<string, string | number>>;

/** Operations that staff read without naming an object. */
const WITHOUT_OBJECT = Object.values<BffOperationFacts>(BFF_OPERATIONS)
  .filter(
    ({ method, path, acts, roles }) =>
      method === 'GET' && !acts && !path.includes('{') && roles.includes('executiverole'),
  )
  .map(({ path }) => path)
  // Changed by other parts of the process.
  .filter((path) => !path.startsWith('/health') && path !== EXCEL_PATH);

const LIST = '/simulations/api/executive/clients/simulations';
const OF_ALL: Query = { days: 30, page_size: 100 };
/** Queries of the list that find the person. */
const LISTS: readonly Query[] = [
  ...['mine', 'unassigned', 'today', 'overdue', 'below_income'].map((view) => ({ ...OF_ALL, view })),
  ...['newest', 'untouched', 'next_contact', 'amount'].map((sort) => ({ ...OF_ALL, sort })),
  ...[
    'Amparo',
    'amparo quintanilla',
    RUT,
    '9.876.543-3',
    PERSON.email,
    '977700123',
    'quintanilla@correo',
  ].map((name) => ({
    ...OF_ALL,
    name,
  })),
  { ...OF_ALL, name: 'amparo', sort: 'amount' },
  { ...OF_ALL, result: 1 },
];

/** Operations that name the person's simulation or record. */
const ofObject = (): readonly string[] => [
  `/simulations/api/simulation/${simulation.uuid}`,
  `/api/external/pdf_simulacion?simulation=${simulation.uuid}`,
  `/simulations/api/simulation_comments?simulation=${simulation.uuid}`,
  `/api/simulador/clientes/${simulation.client.uuid}/historia`,
  `/authentication/api/client/${simulation.client.uuid}`,
  `/api/simulador/clientes/${simulation.client.uuid}/simulaciones?days=30`,
  `/api/simulador/envios/${simulation.uuid}`,
];

const bodyOf = ({ status, body }: Response): unknown => {
  const { request_id: _id, ...rest } = (body ?? {}) as Record<string, unknown>;
  return Array.isArray(body) ? [status, body] : [status, rest];
};

async function answers(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const role of ['adminrole', 'executiverole'] as const) {
    for (const path of WITHOUT_OBJECT) all[`${role} ${path}`] = bodyOf(await office.get(path, role));
    const { body } = await download(office.bff, office.staff[role], { days: 30 });
    all[`${role} ${EXCEL_PATH}`] = rowsOf(body as Buffer);
  }
  for (const query of LISTS) all[JSON.stringify(query)] = bodyOf(await office.get(LIST, 'adminrole', query));
  for (const state of ['stopped', 'refused'])
    all[`envios ${state}`] = bodyOf(await office.get('/api/simulador/envios', 'adminrole', { state }));
  all['excel of a state'] = rowsOf(
    (await download(office.bff, office.staff.adminrole, { days: 30, result: 1 })).body as Buffer,
  );
  return all;
}

/** Stores a person with everything that a simulation can have. */
async function arrive(): Promise<void> {
  simulation = await office.store({ client: PERSON });
  const { uuid } = simulation;
  const contact = { date: '2026-11-20', channel: 'phone', note: 'Llamar a Amparo' };
  expect((await office.send('put', `/api/simulador/seguimiento/${uuid}`, contact)).status).toBe(200);
  const comment = { simulation: uuid, comment: 'Amparo pidió otra tasa' };
  expect((await office.send('post', '/simulations/api/simulation_comments/', comment)).status).toBe(201);
  await office.bff.query(
    `INSERT INTO workflow_flows (simulation, state, reason, executive, requested_by, started, since)
     SELECT $1, 'stopped', 'unavailable', id, id, '2026-11-20T10:00Z', '2026-11-20T10:00Z' FROM users
     WHERE bank_role = 'executiverole'`,
    [uuid],
  );
  await office.bff.query(
    `UPDATE simulations SET inputs = inputs || '{"codebtor": {"identification": "${RUT}", "firstName": "Amparo"}}'
     WHERE uuid = $1`,
    [(await office.store({ client: { firstName: 'Carla' } })).uuid],
  );
}

const ask = (path: string, body: object = {}): Promise<Response> =>
  office.send('post', REQUESTS + path, body, 'adminrole');

/** Registers and grants a request. Returns its number. */
async function granted(kind: string, identification = RUT): Promise<number> {
  const { body } = await ask('', { kind, identification });
  const { status } = await ask(`/${body.id}/responder`, { outcome: 'granted', answer: 'Se hizo.' });
  expect(status).toBe(200);
  return body.id as number;
}

describe('a blocked person', () => {
  let before: Record<string, unknown>;
  let present: Record<string, unknown>;
  let objects: unknown[];
  let request: number;
  beforeAll(async () => {
    // From here on, the UF comes from the cache in every answer.
    await office.get('/api/external/paridad');
    before = await answers();
    await arrive();
    present = await answers();
    objects = [];
    for (const path of ofObject()) objects.push((await office.get(path)).status);
    request = Number((await ask('', { kind: 'blocking', identification: RUT })).body.id);
  });

  it('was in every list, count and search, and readable by link', () => {
    const changed = Object.keys(present).filter(
      (key) => JSON.stringify(present[key]) !== JSON.stringify(before[key]),
    );
    const expected = [
      ...LISTS.filter(({ view }) => view === undefined).map((query) => JSON.stringify(query)),
      'adminrole /simulations/api/simulations/count',
      'adminrole /api/simulador/por_dia',
      'executiverole /api/simulador/pendientes',
      `executiverole ${EXCEL_PATH}`,
      'excel of a state',
      'envios stopped',
    ];
    expect(expected.filter((key) => !changed.includes(key))).toEqual([]);
    expect(objects).toEqual(ofObject().map(() => 200));
  });

  it('is in none from the registration on: each answers as before the person existed', async () => {
    expect(await answers()).toEqual(before);
  });

  it('is visible again if the request is refused, but hidden while another one is open or granted', async () => {
    const query = { ...OF_ALL, sort: 'newest' };
    const key = JSON.stringify(query);
    const listed = async () => bodyOf(await office.get(LIST, 'adminrole', query));
    await ask(`/${request}/responder`, { outcome: 'refused', answer: 'No corresponde.' });
    expect(await listed()).toEqual(present[key]);
    request = await granted('blocking');
    expect(await listed()).toEqual(before[key]);
  });

  it('is a 404 for staff by link; the administrator reads why', async () => {
    for (const path of ofObject()) {
      const { status, text } = await office.get(path);
      expect([path, status === 404 || /"count":0|\[\]/.test(text)]).toEqual([path, true]);
      expect(text).not.toMatch(/Amparo|9876543|amparo/);
    }
    const { status, body } = await office.get(`/simulations/api/simulation/${simulation.uuid}`, 'adminrole');
    expect([status, body.detail]).toEqual([404, expect.stringContaining('están bloqueados')]);
  });

  it('can be neither changed, assigned, contacted, mailed, uploaded nor sent', async () => {
    const { uuid } = simulation;
    const [{ uuid: executive }] = (await office.bff.query(
      "SELECT uuid FROM users WHERE bank_role = 'executiverole'",
    )) as [{ uuid: string }];
    const contact = { date: '2026-11-21', channel: 'phone', note: '' };
    const [{ uuid: comment }] = (await office.bff.query('SELECT uuid FROM comments WHERE simulation = $1', [
      uuid,
    ])) as [{ uuid: string }];
    const acts: readonly (readonly [
      method: 'post' | 'put' | 'patch' | 'delete',
      path: string,
      body: object,
    ])[] = [
      ['patch', `/simulations/api/simulations/${uuid}/update_info`, { estado: 2 }],
      ['put', `/api/simulador/seguimiento/${uuid}`, contact],
      ['post', `/api/simulador/tomar/${uuid}`, {}],
      ['post', '/simulations/api/simulation_comments/', { simulation: uuid, comment: 'Hola' }],
      ['patch', `/simulations/api/simulation_comments/${comment}/`, { highlight: true }],
      ['delete', `/simulations/api/simulation_comments/${comment}/`, {}],
      ['post', '/simulations/api/mail/send', { simulation: uuid }],
      ['post', '/api/application/Sim2Wf', { simulation: uuid }],
      ['put', `/authentication/api/clients/${simulation.client.uuid}/`, { phone_number: '+56911112222' }],
    ];
    for (const [method, path, body] of acts)
      expect([path, (await office.send(method, path, body)).status]).toEqual([path, 404]);
    const assigned = await office.send(
      'put',
      `/simulations/api/assign_simulations_to_executive/${executive}`,
      { simulations: [uuid] },
      'adminrole',
    );
    expect(assigned.status).toBe(404);
  });

  it('is visible again after the block is lifted', async () => {
    expect((await ask(`/${request}/desbloquear`)).body).toMatchObject({ blocks: false });
    expect(await answers()).toEqual(present);
    expect((await ask(`/${request}/desbloquear`)).status).toBe(409);
    expect((await office.get(`/simulations/api/simulation/${neighbour.uuid}`)).status).toBe(200);
  });
});
