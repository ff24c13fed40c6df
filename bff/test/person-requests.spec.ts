/** Persons' requests about their data, from registration to their effects. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { PERSON, PROJECT, Visitor } from '../src/testing/visitor.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { type Member, signInEverybody } from '../src/testing/staff.ts';
import { tablesWith } from '../src/testing/tables-with.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const PATH = '/api/simulador/datos_personales';
const SAID = 'Se le explicó en la sucursal.';

const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
let admin: Member;
let executive: Member;
beforeAll(async () => {
  const staff = await signInEverybody(bff);
  [admin, executive] = [staff.adminrole, staff.executiverole];
});

const post = async (path: string, body: object = {}, { headers }: Member = admin): Promise<Response> =>
  bff.http
    .post(PATH + path)
    .set(headers)
    .send(body);
const register = async (kind: string, more: object = {}): Promise<Response> =>
  post('', { kind, identification: PERSON.identification, ...more });
const answer = (id: number, more: object = {}): Promise<Response> =>
  post(`/${id}/responder`, { outcome: 'granted', answer: SAID, ...more });

/** Registers and grants a request. */
async function granted(kind: string, more: object = {}): Promise<Response> {
  const { body } = await register(kind);
  return answer(Number(body.id), more);
}

async function save(
  person: object = PERSON,
  change: object = {},
  calculation: object = EXAMPLE_REQUEST,
): Promise<[Visitor, string, Response]> {
  const visitor = new Visitor(bff.http);
  const body = await visitor.calculated(await visitor.introduce(person), calculation);
  const response = await visitor.save({ ...body, ...change });
  return [visitor, String(response.body.uuid), response];
}

describe('the register', () => {
  it('calculates the due day, and extends it once', async () => {
    const { status, body } = await register('access', { received: '2026-11-10', note: 'Por correo' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ due: '2026-12-10', days_left: 20, state: 'open', may_extend: true }),
    ]);
    const extended = await post(`/${body.id}/prorrogar`);
    expect(extended.body).toMatchObject({ due: '2027-01-09', extended: true, may_extend: false });
    expect((await post(`/${body.id}/prorrogar`)).status).toBe(409);
    // November 20 is a Friday.
    const block = await register('blocking');
    expect(block.body).toMatchObject({ due: '2026-11-24', may_extend: false });
    expect((await post(`/${block.body.id}/prorrogar`)).status).toBe(409);
  });

  it.each([
    ['identification', { identification: '12345678-4' }],
    ['received', { received: '2026-11-21' }],
    ['received', { received: '2025-11-19' }],
    ['kind', { kind: 'borrar' }],
  ])('refuses a wrong %s', async (field, change) => {
    const { status, body } = await register('access', change);
    expect([status, body.fields.map(({ name }: { name: string }) => name)]).toEqual([400, [field]]);
  });

  it('lists the overdue first, then the open ones by their last day, then the answered', async () => {
    const answered = await register('access', { received: '2026-01-02' });
    await answer(Number(answered.body.id), { outcome: 'refused' });
    const overdue = await register('portability', { received: '2026-02-02' });
    const { body } = await bff.http.get(PATH).query({ page_size: 100 }).set(admin.headers);
    const results = body.results as { id: number; due: string; state: string }[];
    expect(results[0]).toMatchObject({ id: overdue.body.id, days_left: expect.any(Number) });
    const open = results.filter(({ state }) => state === 'open');
    expect(results.slice(0, open.length)).toEqual(open);
    expect(open.map(({ due }) => due)).toEqual(open.map(({ due }) => due).toSorted());
    expect(results.at(-1)).toMatchObject({ id: answered.body.id, state: 'refused', answer: SAID });
  });
});

describe('an export', () => {
  it('has everything of the person, as JSON, and is audited', async () => {
    await save();
    const { body } = await register('portability', { note: 'Lo quiere todo' });
    const file = await bff.http.get(`${PATH}/${body.id}/datos`).set(admin.headers).buffer(true);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="datos-solicitud-${body.id}.json"`,
    );
    const json = JSON.parse(String(file.body)) as Record<string, object[]>;
    expect(json['clients']).toMatchObject([{ identification: PERSON.identification }]);
    expect(json['person_requests']).toContainEqual(expect.objectContaining({ note: 'Lo quiere todo' }));
    const [{ count }] = (await bff.query(
      "SELECT count(*)::int AS count FROM audit WHERE action = 'person_exported' AND actor = $1",
      [admin.id],
    )) as [{ count: number }];
    expect(count).toBe(1);
  });
});

describe('a rectification', () => {
  const OTHER = { ...PERSON, identification: '11111111-1', email: 'otra.persona@correo.example' };

  it('corrects the record and every simulation, and takes them from visitors’ sessions', async () => {
    const [visitor, uuid] = await save();
    await save(OTHER);
    const corrections = {
      last_name: "O'Higgins-Rojas",
      email: 'Camila.Nueva@correo.example',
      phone_number: '912340000',
    };
    expect((await granted('rectification', { corrections })).status).toBe(200);
    expect((await visitor.get(`/simulations/api/simulation/${uuid}`)).status).toBe(404);
    const [saved] = await bff.query('SELECT inputs FROM simulations WHERE uuid = $1', [uuid]);
    expect(saved).toMatchObject({
      inputs: {
        lastName: "O'Higgins-Rojas",
        email: 'camila.nueva@correo.example',
        phone: '+56912340000',
      },
    });
    const [record] = await bff.query('SELECT last_name, email FROM clients WHERE identification = $1', [
      PERSON.identification,
    ]);
    expect(record).toEqual({ last_name: 'OHiggins Rojas', email: 'camila.nueva@correo.example' });
    expect(await tablesWith(bff, PERSON.email)).toEqual([]);
  });

  it("corrects a co-debtor's name in the simulations of others for staff alone, without being a client", async () => {
    const codebtor = {
      ...{ first_name: 'Perdo', last_name: 'Soto', identification: '13131313-6' },
      ...{ age: 45, net_income: 650_000 },
    };
    const forTwo = { ...EXAMPLE_REQUEST, asegurados: 2, participantes: 2 };
    const [visitor, uuid] = await save({ ...OTHER, email: 'de.dos@correo.example' }, { codebtor }, forTwo);
    const { body } = await register('rectification', { identification: codebtor.identification });
    const refused = await answer(Number(body.id), { corrections: { email: 'pedro@correo.example' } });
    expect([refused.status, refused.body.fields[0].message]).toEqual([
      400,
      expect.stringContaining('codeudor'),
    ]);
    expect((await answer(Number(body.id), { corrections: { first_name: 'Pedro' } })).status).toBe(200);
    const path = `/simulations/api/simulation/${uuid}`;
    expect((await visitor.get(path)).status).toBe(404);
    const { body: read } = await bff.http.get(path).set(executive.headers);
    expect(read.codebtor).toEqual({ ...codebtor, first_name: 'Pedro' });
  });

  it.each([
    ['no correction', 400, undefined],
    ['an invalid e-mail', 400, { email: 'camila' }],
    ['the e-mail of another', 409, { email: OTHER.email }],
  ])('with %s is a %i, and the request stays open', async (_case, status, corrections) => {
    await new Visitor(bff.http, '10.0.0.1', executive.headers).introduce(OTHER);
    const { body } = await register('rectification');
    const id = Number(body.id);
    expect((await answer(id, corrections ? { corrections } : {})).status).toBe(status);
    const { body: now } = await bff.http.get(`${PATH}/${id}`).set(admin.headers);
    expect(now.state).toBe('open');
  });
});

describe('an erasure', () => {
  /** Invented texts, each in its own place. */
  const PLANTED = {
    ...PERSON,
    first_name: 'Zenobia',
    last_name: 'Quilapán',
    identification: '15151515-0',
    email: 'zenobia.quilapan@correo.example',
    phone_number: '+56955512345',
  };
  const TEXTS = ['Zenobia', 'Quilap', '15151515', 'zenobia.quilapan', '955512345', 'PLANTADO'];

  it('leaves no data of the person in any table, answer or log, only the answered request', async () => {
    const property = { ...PROJECT.property, location: 'Calle PLANTADO 1' };
    const [, uuid, saved] = await save(PLANTED, { property });
    expect(saved.status).toBe(201);
    const ofStaff = (method: 'post' | 'put', path: string, body: object) =>
      bff.http[method](path).set(executive.headers).send(body);
    const comment = { simulation: uuid, comment: 'PLANTADO en un comentario' };
    expect((await ofStaff('post', '/simulations/api/simulation_comments/', comment)).status).toBe(201);
    const contact = { date: '2026-11-25', channel: 'phone', note: 'PLANTADO en el contacto' };
    expect((await ofStaff('put', `/api/simulador/seguimiento/${uuid}`, contact)).status).toBe(200);
    const { body } = await register('erasure', {
      identification: PLANTED.identification,
      note: 'PLANTADO en la solicitud',
    });
    for (const text of TEXTS) expect([text, await tablesWith(bff, text)]).not.toEqual([text, []]);
    expect((await answer(Number(body.id), { answer: 'PLANTADO en la respuesta' })).status).toBe(200);

    for (const text of [...TEXTS, uuid])
      expect([
        text,
        (await tablesWith(bff, text)).filter((table) => text !== uuid || table !== 'public.audit'),
      ]).toEqual([text, []]);
    const list = await bff.http.get(PATH).query({ page_size: 100 }).set(admin.headers);
    const answers = [
      list,
      await bff.http.get('/simulations/api/executive/clients/simulations').set(executive.headers),
    ];
    for (const text of TEXTS) {
      expect(bff.logs.text()).not.toContain(text);
      for (const each of answers) expect(each.text).not.toContain(text);
    }
    const { body: found } = await post('/buscar', { identification: PLANTED.identification });
    expect(found).toEqual([
      expect.objectContaining({
        id: body.id,
        kind: 'erasure',
        state: 'granted',
        identification: null,
        answer: null,
        answered_by: expect.any(String),
      }),
    ]);
    expect((await register('access', { identification: PLANTED.identification })).status).toBe(201);
  });

  it('of somebody unknown is a 409, and the request stays open', async () => {
    const { body } = await register('erasure', { identification: '7654321-6' });
    const { status, body: refused } = await answer(Number(body.id));
    expect([status, refused.detail]).toEqual([409, 'No guardamos datos de esta persona.']);
  });
});
