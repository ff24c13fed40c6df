/** Contact details that a visitor gives: the answers for a known and an unknown RUT are equal. */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const TAKEN = 'El correo ingresado ya fue usado en otra simulación. Ingresa uno diferente para continuar.';
const GIVEN = { ...PERSON, first_name: 'Kamila', email: 'kamila@correo.example' };
const MISTYPED = { ...GIVEN, identification: '7654321-6' };
const ANOTHER_EMAIL = 'kamila.rojas@correo.example';

// Trusted, so that each test uses its own address and limit.
const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
let visitor: Visitor;
const arrive = (): Visitor => new Visitor(bff.http);
beforeAll(() => createUser(bff, 'executiverole'));
beforeEach(async () => {
  await bff.query('TRUNCATE simulations, introductions, clients CASCADE');
  visitor = arrive();
});

async function saved(by: Visitor, client: string, change: object = {}): Promise<{ uuid: string }> {
  const { status, body } = await by.save({ ...(await by.calculated(client)), ...change });
  expect([status, body]).toEqual([201, expect.objectContaining({ uuid: expect.any(String) })]);
  return body;
}
const asStaff = async (): Promise<Visitor> =>
  new Visitor(bff.http, undefined, (await signIn(bff, 'executiverole', true)).headers);
const read = async (by: Visitor, { uuid }: { uuid: string }): Promise<Record<string, unknown>> =>
  (await by.get(`/simulations/api/simulation/${uuid}`)).body;
const introducing = (by: Visitor, person: object): Promise<Response> =>
  by.post('/authentication/api/clients/', person);
const pathOf = (client: string): string => `/authentication/api/clients/${client}/`;

describe.each([
  ['new', []],
  ['known', [PERSON, { ...PERSON, identification: MISTYPED.identification, email: 'otra@correo.example' }]],
])('with a RUT that is %s', (_what, known) => {
  beforeEach(async () => {
    for (const person of known) await arrive().introduce(person);
  });

  it('a saved simulation keeps its e-mail after later introductions', async () => {
    const simulation = await saved(visitor, await visitor.introduce(GIVEN));
    await visitor.introduce({ ...GIVEN, email: ANOTHER_EMAIL });
    expect(await read(visitor, simulation)).toMatchObject({ client_email: GIVEN.email });
  });

  it('another e-mail does not change the saved phone, nor another phone the e-mail', async () => {
    const client = await visitor.introduce({ ...GIVEN, phone_number: '+569' });
    const simulation = await saved(visitor, client, { phone_number: '+56933334444' });
    await visitor.put(pathOf(client), { email: ANOTHER_EMAIL });
    const reached = { client_email: ANOTHER_EMAIL, client_phone: '+56933334444' };
    expect(await read(visitor, simulation)).toMatchObject(reached);
    await visitor.put(pathOf(client), { phone_number: '+56955556666' });
    const again = { ...reached, client_phone: '+56955556666' };
    expect(await read(visitor, simulation)).toMatchObject(again);
    expect((await visitor.put(pathOf(client), {})).body.email).toBe(ANOTHER_EMAIL);
    expect(await read(visitor, simulation)).toMatchObject(again);
  });

  it('a mistyped RUT is corrected with the same e-mail, without effect on its owner', async () => {
    const mistyped = await visitor.introduce(MISTYPED);
    const owner = arrive();
    await owner.introduce({ ...MISTYPED, first_name: 'Berta', email: 'berta@correo.example' });
    const client = await visitor.introduce(GIVEN);
    expect(await read(visitor, await saved(visitor, client))).toMatchObject({ client_email: GIVEN.email });
    expect(await read(owner, await saved(owner, mistyped))).toMatchObject({
      first_name: 'Berta',
      client_email: 'berta@correo.example',
    });
  });

  it('its e-mail is taken for other clients after a save, and for other visitors immediately', async () => {
    const client = await visitor.introduce(MISTYPED);
    const others = await introducing(arrive(), { ...GIVEN, identification: '11111111-1' });
    expect([others.status, others.body.detail]).toEqual([409, TAKEN]);
    await saved(visitor, client);
    const own = await introducing(visitor, GIVEN);
    expect([own.status, own.body.detail]).toEqual([409, TAKEN]);
  });

  it('the e-mail of a mistyped RUT can be changed too', async () => {
    await visitor.introduce(MISTYPED);
    const client = await visitor.introduce({ ...GIVEN, email: ANOTHER_EMAIL });
    const { status, body } = await visitor.put(pathOf(client), { email: GIVEN.email });
    expect([status, body.email]).toEqual([200, GIVEN.email]);
  });
});

describe('a name with apostrophes and hyphens', () => {
  const NAMES = { first_name: 'DAngela', last_name: 'OHiggins Nuñez Soto' };
  const WRITTEN = { written_first_name: 'D’Angela', written_last_name: "O'Higgins Nuñez-Soto" };

  it('is in the simulation as written, and in the record without them', async () => {
    const client = await visitor.introduce({ ...GIVEN, ...NAMES, ...WRITTEN });
    const simulation = await saved(visitor, client);
    expect(await read(visitor, simulation)).toMatchObject({ client_name: "D’Angela O'Higgins Nuñez-Soto" });
    expect(await read(await asStaff(), simulation)).toMatchObject({ client_record: NAMES });
  });

  it.each([
    [{ written_first_name: 'Angela' }, 'first_name'],
    [{ written_last_name: 'O.Higgins Nuñez Soto' }, 'last_name'],
    [{ written_last_name: '' }, 'last_name'],
  ])('is no other name: %j', async (written, name) => {
    const { status, body } = await introducing(visitor, { ...GIVEN, ...NAMES, ...written });
    expect([status, body.fields]).toEqual([400, [expect.objectContaining({ name })]]);
  });
});

it('a mistyped RUT leaves no record', async () => {
  await visitor.introduce(MISTYPED);
  await visitor.introduce(GIVEN);
  expect(await bff.query('SELECT identification FROM clients')).toEqual([
    { identification: GIVEN.identification },
  ]);
});

it.each([
  ['introduce the client', (staff: Visitor) => introducing(staff, { ...PERSON, email: ANOTHER_EMAIL })],
  ['correct it', (staff: Visitor, client: string) => staff.put(pathOf(client), { email: ANOTHER_EMAIL })],
  [
    'save for the client',
    async (staff: Visitor, client: string) =>
      staff.saveByExecutive({ ...(await staff.calculated(client)), consent: undefined }),
  ],
])(
  'a record is no visitor’s any more once staff %s, and a visitor’s simulation keeps its e-mail',
  async (_what, act) => {
    const client = await visitor.introduce();
    const own = await saved(visitor, client);
    expect((await act(await asStaff(), client)).status).toBeLessThan(300);
    expect(await read(visitor, own)).toMatchObject({ client_email: PERSON.email });
    const record = await bff.query('SELECT * FROM clients');
    const diverted = { ...PERSON, first_name: 'Otra', email: 'desviado@correo.example' };
    expect((await visitor.put(pathOf(client), { email: diverted.email })).status).toBe(200);
    expect((await introducing(visitor, diverted)).status).toBe(201);
    expect(await bff.query('SELECT * FROM clients')).toEqual(record);
  },
);

it.each([
  ['introduction', (staff: Visitor, _client: string) => introducing(staff, GIVEN)],
  ['correction', (staff: Visitor, client: string) => staff.put(pathOf(client), { email: GIVEN.email })],
])(
  'staff’s %s with the e-mail of a visitor’s record is refused, until it is corrected there',
  async (_what, give) => {
    const other = await visitor.introduce(MISTYPED);
    const { uuid: simulation } = await saved(visitor, other);
    const staff = await asStaff();
    const client = await staff.introduce({ ...GIVEN, email: ANOTHER_EMAIL });
    const owner = {
      client: other,
      name: 'Kamila Rojas Fuentes',
      identification: MISTYPED.identification,
      simulation,
    };
    const records = await bff.query('SELECT uuid, email FROM clients ORDER BY email');
    const refused = await give(staff, client);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ detail: 'El correo electrónico pertenece a otro usuario', owner }),
    ]);
    expect(await bff.query('SELECT uuid, email FROM clients ORDER BY email')).toEqual(records);
    expect((await staff.put(pathOf(other), { email: 'corregida@correo.example' })).status).toBe(200);
    expect((await give(staff, client)).status).toBeLessThan(300);
    expect(await read(visitor, { uuid: simulation })).toMatchObject({ client_email: GIVEN.email });
  },
);

it('the owner of an e-mail has no way from it while blocked, nor a simulation before the first', async () => {
  const other = await visitor.introduce(MISTYPED);
  const staff = await asStaff();
  const ownerNow = async (): Promise<unknown> => (await introducing(staff, GIVEN)).body.owner;
  expect(await ownerNow()).toMatchObject({ client: other, simulation: null });
  await bff.query('UPDATE clients SET blocked_at = now()');
  expect(await ownerNow()).toBeNull();
  expect((await introducing(arrive(), GIVEN)).body).not.toHaveProperty('owner');
});

it('an e-mail that staff gave to a client is that client’s on the public site too', async () => {
  await arrive().introduce({ ...MISTYPED, email: 'otra@correo.example' });
  await saved(visitor, await visitor.introduce(MISTYPED));
  const staff = await asStaff();
  const client = await staff.introduce(GIVEN);
  const owner = arrive();
  expect((await introducing(owner, GIVEN)).body.uuid).toBe(client);
  expect((await introducing(owner, { ...GIVEN, email: ANOTHER_EMAIL })).status).toBe(201);
  expect((await owner.put(pathOf(client), { email: GIVEN.email })).status).toBe(200);
  expect((await introducing(arrive(), { ...GIVEN, identification: '11111111-1' })).status).toBe(409);
});
