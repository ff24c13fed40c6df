import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PersonRequests } from '../src/people/personal-data/person-requests.ts';
import { CODEBTOR, EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { changed, fieldsOf, PERSON, Visitor } from '../src/testing/visitor.ts';
import { download, rowsOf } from '../src/testing/spreadsheets.ts';
import { type Member, signInEverybody } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { DataSource } from 'typeorm';
import { Audit } from '../src/access/audit.ts';
import { erasePerson, lockedPerson } from '../src/people/personal-data/person.ts';
import { retryUntil } from '../src/testing/retry-until.ts';

const FOR_TWO = { ...EXAMPLE_REQUEST, asegurados: 2, participantes: 2 };

// Trusted, so that each visitor has their own address and limit.
const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
let executive: Member;
let admin: Member;
let visitor: Visitor;
beforeAll(async () => {
  ({ executiverole: executive, adminrole: admin } = await signInEverybody(bff));
});
beforeEach(async () => {
  await bff.query('TRUNCATE simulations, introductions, clients CASCADE');
  visitor = new Visitor(bff.http);
});

const forTwo = async (
  change: object = {},
  calculation: object = FOR_TWO,
): Promise<Record<string, unknown>> => ({
  ...(await visitor.calculated(await visitor.introduce(), calculation)),
  codebtor: { ...CODEBTOR, ...change },
});

describe('a simulation of two people', () => {
  it('has its co-debtor, and the life insurance of both', async () => {
    const { status, body: saved } = await visitor.save(await forTwo());
    expect(status).toBe(201);
    const { body } = await visitor.get(`/simulations/api/simulation/${saved.uuid}`);
    expect([saved.codebtor, body.codebtor]).toEqual([CODEBTOR, CODEBTOR]);
    expect(body.relief_insurance_amount).toBe(0.272);
    expect(body.income).toBe(2_100_000);
  });

  it('is stored without what nobody sees, on one line', async () => {
    const other = { ...FOR_TWO, tipopropiedad: 99, antiguedad: 0, tasasimulacion: 4.68 };
    const names = { first_name: '\u202ePed\u200bro', last_name: ' Soto \u00a0Vera' };
    const sent = await forTwo(names, other);
    const texts = { location: 'Los Aromos\u202e 12,\n depto.\u200b 3', type_text: ' Casa\u2028 chica ' };
    const place = { type: 99, state: 0, ...texts };
    const { status, body } = await visitor.save(changed(sent, 'property', place));
    expect([status, body.codebtor]).toEqual([201, CODEBTOR]);
    expect([body.location, body.estate_type]).toEqual(['Los Aromos 12, depto. 3', 'Casa chica']);
  });

  it('has null without a co-debtor, and if null was sent', async () => {
    const body = await visitor.calculated(await visitor.introduce());
    for (const sent of [body, { ...body, codebtor: null }])
      expect((await visitor.save(sent)).body).toMatchObject({ codebtor: null });
  });

  it('is refused for the client’s own RUT', async () => {
    const { status, body } = await visitor.save(await forTwo({ identification: '12.345.678-5' }));
    expect([status, fieldsOf(body)]).toEqual([400, ['input_codebtor_rut']]);
  });

  it('has enough income if both together have', async () => {
    const alone = { ...(await forTwo()), net_income: 1_300_000 };
    await visitor.save(alone);
    await visitor.save({ ...alone, codebtor: { ...CODEBTOR, net_income: 100_000 } });
    const { body } = await bff.http
      .get('/simulations/api/executive/clients/simulations')
      .query({ days: 1, view: 'below_income' })
      .set(executive.headers);
    const incomes = body.results.flatMap(
      ({ simulations }: { simulations: { codebtor: typeof CODEBTOR }[] }) =>
        simulations.map(({ codebtor }) => codebtor.net_income),
    );
    expect(incomes).toEqual([100_000]);
  });

  it('is in the spreadsheet with both', async () => {
    await visitor.save(await forTwo());
    const [row] = rowsOf((await download(bff, executive)).body);
    expect(row).toMatchObject({ Codeudor: 'Pedro Soto Vera', 'RUT Codeudor': '11.111.111-1' });
  });
});

describe('a request of a co-debtor', () => {
  const requests = (): PersonRequests => bff.app.get(PersonRequests);
  const granted = async (kind: 'access' | 'erasure', identification: string): Promise<number> => {
    const { id } = await requests().register({ kind, identification }, null);
    await requests().answer(id, { outcome: 'granted', answer: 'Se hizo.' }, null);
    return id;
  };
  const dataOf = async (): Promise<object> =>
    requests().exported(await granted('access', '11111111-1'), null);

  it('gives their data in others’ simulations, and nothing of the client', async () => {
    const { body } = await visitor.save(await forTwo());
    const data = await dataOf();
    expect(data).toMatchObject({
      codebtor_of: [{ simulation: body.uuid, codebtor: { firstName: 'Pedro', netIncomeClp: 650_000 } }],
    });
    expect(JSON.stringify(data)).not.toContain('Camila');
  });

  it('erases them, but not the client’s simulation', async () => {
    const { body } = await visitor.save(await forTwo());
    await granted('erasure', '11111111-1');
    const read = await visitor.get(`/simulations/api/simulation/${body.uuid}`);
    expect(read.body).toMatchObject({ codebtor: null, client_name: 'Camila Rojas Fuentes' });
    const [kept] = await bff.query(
      `SELECT count(*)::int AS n FROM simulations WHERE inputs::text LIKE '%Pedro%'`,
    );
    expect(kept).toEqual({ n: 0 });
    await expect(dataOf()).rejects.toMatchObject({ status: 409 });
  });

  it('is of nobody once the client was erased', async () => {
    await visitor.save(await forTwo());
    await granted('erasure', PERSON.identification);
    await expect(dataOf()).rejects.toMatchObject({ status: 409 });
  });
});

const REQUESTS = '/api/simulador/datos_personales';
const { identification } = PERSON;

/** Erases the person, and does something before the transaction ends. */
const duringErasure = <T>(work: () => Promise<T>): Promise<T> =>
  bff.app.get(DataSource).transaction(async (manager) => {
    const person = await lockedPerson(manager, identification);
    if (!person) throw new Error('nobody to erase');
    const act = { actor: null, manager, audit: bff.app.get(Audit), now: bff.clock.now() };
    await erasePerson(person, act);
    return work();
  });

it('counts what is stored without waiting', async () => {
  await visitor.introduce();
  const request = await bff.http
    .post(REQUESTS)
    .set(admin.headers)
    .send({ kind: 'opposition', identification });
  const changedMind = new Error('rolled back');
  const counting = duringErasure(async () => {
    const { status, body: stored } = await bff.http
      .get(`${REQUESTS}/${request.body.id}/guardado`)
      .set(admin.headers);
    expect([status, stored.tables]).toEqual([200, expect.arrayContaining([{ table: 'clients', rows: 1 }])]);
    throw changedMind;
  });
  await expect(counting).rejects.toBe(changedMind);
});

it('refuses a save that waited for it, as one that comes later', async () => {
  const body = await visitor.calculated(await visitor.introduce());
  const waiting =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  const { saving } = await duringErasure(async () => {
    const began = visitor.save(body);
    await retryUntil(
      () => bff.query(waiting),
      ({ length }) => length > 0,
    );
    return { saving: began };
  });
  for (const { status, body: refused } of [await saving, await visitor.save(body)])
    expect([status, refused.detail]).toEqual([
      400,
      'No conocemos a esta persona. Vuelve a ingresar sus datos.',
    ]);
});
