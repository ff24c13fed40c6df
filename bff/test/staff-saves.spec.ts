import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { fieldsOf, PERSON, Visitor } from '../src/testing/visitor.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const ROLES = ['adminrole', 'executiverole', 'commercialrole', 'default'] as const;
const userIds = new Map<UserRole, number>();
// Trusted, so that each test uses its own address and limit.
const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
let executive: Visitor;
let addresses = 0;

/** Returns a visitor who has just signed in, with a token and no cookie. */
const arrive = async (role: UserRole): Promise<Visitor> =>
  new Visitor(bff.http, `203.0.113.${addresses}`, (await signIn(bff, role, true)).headers);

beforeAll(async () => {
  for (const role of ROLES) userIds.set(role, await createUser(bff, role));
});
beforeEach(async () => {
  await bff.query('TRUNCATE simulations, introductions, clients CASCADE');
  addresses += 1;
  executive = await arrive('executiverole');
});

const simulated = async (change: object = {}, by = executive): Promise<Record<string, unknown>> => ({
  ...(await by.calculated(await by.introduce())),
  consent: undefined,
  ...change,
});
const pathOf = ({ uuid }: { uuid: string }): string => `/simulations/api/simulation/${uuid}`;
const count = async (): Promise<number> => {
  const [row] = await bff.query('SELECT count(*)::int AS n FROM simulations');
  return (row as { n: number }).n;
};

describe('an executive’s save', () => {
  it('has the executive, and needs neither consent nor mail', async () => {
    const { status, body } = await executive.saveByExecutive(await simulated());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      flavour: 'pro',
      commercial: userIds.get('executiverole'),
      executive: 'Paula Soto',
      commercial_name: 'Paula Soto',
      mailed_at: null,
      first_answer_at: bff.clock.now().toISOString(),
    });
    expect(await bff.query('SELECT FROM mail_intents')).toEqual([]);
  });

  it('has the executive in the web flavour too; an administrator’s for a new client is unassigned', async () => {
    const web = await executive.save(await executive.calculated(await executive.introduce()));
    expect([web.body.flavour, web.body.commercial]).toEqual(['web', userIds.get('executiverole')]);
    await bff.query('TRUNCATE simulations CASCADE');
    const admin = await arrive('adminrole');
    const { body } = await admin.saveByExecutive(await simulated({}, admin));
    expect([body.commercial, body.executive]).toEqual([null, null]);
  });

  it.each(['executiverole', 'adminrole', 'commercialrole'] as const)(
    'is there again, all of it, for an %s of another session',
    async (role) => {
      const { body } = await executive.saveByExecutive(
        await simulated({ branch: 4, broker: 1, project: 13 }),
      );
      const answer = await (await arrive(role)).get(pathOf(body));
      expect([answer.status, answer.body]).toEqual([200, body]);
    },
  );

  it('can’t be read without a role, nor in the same browser after signing out', async () => {
    const { headers, cookie } = await signIn(bff, 'executiverole');
    const visit = await bff.http.get('/api/external/paridad/');
    const visitor = String(visit.headers['set-cookie']).split(';')[0];
    const browser = { ...headers, Cookie: `${cookie}; ${visitor}` };
    const saved = await bff.http
      .post('/simulations/api/executive/simulations/create')
      .set(browser)
      .send(await simulated());
    const readWith = async (given: Record<string, string | undefined>): Promise<number> =>
      (await bff.http.get(pathOf(saved.body)).set(given as Record<string, string>)).status;
    expect([saved.status, await readWith(browser), await readWith({ Cookie: visitor })]).toEqual([
      201, 200, 404,
    ]);
    expect((await (await arrive('default')).get(pathOf(saved.body))).status).toBe(404);
  });

  it('is possible for a client introduced in another session, but not for an unknown one', async () => {
    const body = await simulated();
    const again = await (await arrive('executiverole')).saveByExecutive(body);
    expect([again.status, again.body.first_name]).toEqual([201, PERSON.first_name]);
    const client = '7b7c9f0e-2f0e-4f6b-9f5b-3b1f0a3f7f10';
    const unknown = await executive.saveByExecutive({ ...body, client });
    expect([unknown.status, fieldsOf(unknown.body)]).toEqual([400, ['client']]);
  });
});

it('an intent is its person’s in every session, and another person’s is another', async () => {
  const body = await simulated();
  const { body: saved } = await executive.saveByExecutive(body, 'un-intento');
  expect((await (await arrive('executiverole')).saveByExecutive(body, 'un-intento')).body.uuid).toBe(
    saved.uuid,
  );
  const colleague = await (await arrive('adminrole')).saveByExecutive(body, 'un-intento');
  expect([colleague.status, await count()]).toEqual([201, 2]);
  const other = await (await arrive('executiverole')).saveByExecutive({ ...body, age: 41 }, 'un-intento');
  expect(other.status).toBe(422);
});

describe('fields for staff only', () => {
  it('return another property, and whether the rate is the executive’s', async () => {
    const usual = await executive.saveByExecutive(await simulated());
    expect(usual.body).toMatchObject({ adds_other: false, custom_rate: false });
    const own = { ...EXAMPLE_REQUEST, personalizarTasa: true, tasasimulacion: 5.1 };
    const body = await executive.calculated(await executive.introduce(), own);
    const property = { ...(body['property'] as object), adds_other: true };
    const { status, body: saved } = await executive.saveByExecutive({ ...body, property });
    expect([status, saved]).toMatchObject([201, { adds_other: true, custom_rate: true, annual_rate: 5.1 }]);
  });
});

describe('contact details', () => {
  it('are the latest by staff if staff saved, and the visitor’s own if the visitor saved', async () => {
    const client = await executive.introduce({ ...PERSON, phone_number: '+569' });
    const body = { ...(await executive.calculated(client)), consent: undefined, phone_number: '+569' };
    const { body: saved } = await executive.saveByExecutive(body);
    expect(saved.client_phone).toBeNull();
    const contact = { email: PERSON.email, phone_number: '+56987654321' };
    expect((await executive.put(`/authentication/api/clients/${client}/`, contact)).status).toBe(200);
    expect((await executive.get(pathOf(saved))).body.client_phone).toBe('+56987654321');
    const visitor = new Visitor(bff.http);
    const { body: own } = await visitor.save(await visitor.calculated(await visitor.introduce()));
    expect(own.client_phone).toBe(PERSON.phone_number);
  });
});

describe('branch, company and project', () => {
  it('are saved with their names, which stay if the lists change', async () => {
    const saved = await executive.saveByExecutive(await simulated({ branch: 12, broker: 2, project: 22 }));
    const expected = {
      branch: 12,
      branch_name: 'Punta Arenas',
      broker: 2,
      broker_name: 'Inmobiliaria Quillay Norte',
      project: 22,
      project_name: 'Condominio Bahía Serena',
    };
    expect([saved.status, saved.body]).toEqual([201, expect.objectContaining(expected)]);
    const source = 'company_project_locations WHERE project = 22';
    const kept = (await bff.query(`SELECT * FROM ${source}`)) as { location: number }[];
    await bff.query(`DELETE FROM ${source}`);
    try {
      expect((await executive.get(pathOf(saved.body))).body).toMatchObject(expected);
      const again = await executive.saveByExecutive(await simulated({ broker: 2, project: 22 }));
      expect([again.status, fieldsOf(again.body)]).toEqual([400, ['input_select_project']]);
    } finally {
      await bff.query('INSERT INTO company_project_locations VALUES (22, $1)', [kept[0]?.location]);
    }
  });

  it.each([
    ['a branch after the last', 'branch', { branch: 13 }],
    ['a company that is none', 'input_select_broker', { broker: 5 }],
    ['a project that is none', 'input_select_project', { broker: 1, project: 14 }],
    ['a project of another company', 'input_select_project', { broker: 1, project: 21 }],
  ])('refuse %s', async (_what, field, change) => {
    const answer = await executive.saveByExecutive(await simulated(change));
    expect([answer.status, fieldsOf(answer.body), await count()]).toEqual([400, [field], 0]);
  });
});
