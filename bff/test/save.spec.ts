import { beforeEach, describe, expect, it } from '@jest/globals';
import { SAVES_PER_HOUR } from '../src/access/save-limits.ts';
import { changed, fieldsOf, Visitor } from '../src/testing/visitor.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const HOUR_MS = 3_600_000;

// Trusted, so that each test uses its own address and limit.
const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
let visitor: Visitor;
let addresses = 0;
const arrive = (): Visitor => new Visitor(bff.http, `203.0.113.${addresses}`);
beforeEach(async () => {
  await bff.query('TRUNCATE clients, sessions CASCADE');
  addresses += 1;
  visitor = arrive();
});

const count = async (): Promise<number> => {
  const [row] = await bff.query('SELECT count(*)::int AS n FROM simulations');
  return (row as { n: number }).n;
};

describe('saving a web simulation', () => {
  it('answers 201 with the saved simulation, in both vocabularies', async () => {
    const saved = await visitor.save(await visitor.calculated(await visitor.introduce()));
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      first_name: 'Camila',
      client_rut: '12345678-5',
      client_name: 'Camila Rojas Fuentes',
      subpurpose_name: 'Compraventa',
      desc_destino: 'Compraventa',
      estate_type: 'Departamento',
      city: 'Ñuñoa',
      credit_amount: 2000,
      montocreditoUF: 2000,
      total_monthly_mortgage_uf: 11.5316,
      total_monthly_mortgage_clp: 471416,
      cae: 4.86,
      min_salary: 1885664,
      detail_simulation: [{ divTotalUF: 11.5316, divUF: 11.1876, seginc: 0.208, segdes: 0.136, segces: 0 }],
      estado_description: 'Ingresada',
      resolucion_description: 'Sin Resolución',
      uf_value: 40880.36,
      uf_date: '2026-11-20',
    });
    expect(saved.body.oocc).toHaveLength(6);
  });

  it('can be read by the session that saved it, and by no other', async () => {
    const { body } = await visitor.save(await visitor.calculated(await visitor.introduce()));
    const path = `/simulations/api/simulation/${body.uuid}`;
    expect((await visitor.get(path)).body).toEqual(body);
    const other = await arrive().get(path);
    expect([other.status, other.body.detail]).toEqual([404, 'No encontramos esta simulación.']);
    expect((await visitor.get('/simulations/api/simulation/no-es-un-uuid')).status).toBe(404);
  });

  it('stores everything that was shown, including the consent’s text', async () => {
    await visitor.save(await visitor.calculated(await visitor.introduce()));
    const [row] = (await bff.query('SELECT snapshot, consent FROM simulations')) as {
      snapshot: { years: unknown[]; terms: { plazo: number }[] };
      consent: { text: string };
    }[];
    expect(row?.snapshot).toMatchObject({
      calculation: EXAMPLE_REQUEST,
      source: 'local',
      suggestedRatePct: 4.5,
    });
    expect(row?.snapshot.years).toHaveLength(25);
    expect(row?.snapshot.terms.map(({ plazo }) => plazo)).toEqual([8, 12, 15, 20, 25, 30]);
    expect(row?.consent.text).toMatch(/^Autorizo el uso de mis datos/);
  });

  it('stores the client’s RUT instead of another person’s in the calculation', async () => {
    const body = await visitor.calculated(await visitor.introduce());
    await visitor.save(changed(body, 'calculation', { Rut: '7654321-6' }));
    const [row] = await bff.query(`SELECT snapshot -> 'calculation' ->> 'Rut' AS rut FROM simulations`);
    expect(row).toEqual({ rut: '12345678-5' });
  });
});

describe('one intent', () => {
  it('stores one row for 20 concurrent requests, with equal answers', async () => {
    const body = await visitor.calculated(await visitor.introduce());
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.save(body, 'un-intento')));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    expect(new Set(answers.map((answer) => answer.body.uuid)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('is refused with another body, and belongs to one session', async () => {
    const body = await visitor.calculated(await visitor.introduce());
    await visitor.save(body, 'una-llave');
    const other = await visitor.save({ ...body, net_income: 3_000_000 }, 'una-llave');
    expect(other.status).toBe(422);
    const neighbour = arrive();
    const client = await neighbour.introduce();
    expect((await neighbour.save({ ...body, client }, 'una-llave')).status).toBe(201);
    expect(await count()).toBe(2);
  });

  it('is one of 30 an hour from an address, with introductions; a repetition is not counted', async () => {
    await bff.query('DELETE FROM save_windows');
    const body = await visitor.calculated(await visitor.introduce());
    const save = (key: string): Promise<number> => visitor.save(body, key).then(({ status }) => status);
    expect(await save('intento-0')).toBe(201);
    const counted = 'SELECT requests FROM save_windows';
    // One was used by the introduction.
    expect(await bff.query(counted)).toEqual([{ requests: 2 }]);
    await bff.query('UPDATE save_windows SET requests = $1', [SAVES_PER_HOUR - 1]);
    expect(await save('intento-1')).toBe(201);
    expect(await save('intento-de-más')).toBe(429);
    expect(await save('intento-0')).toBe(201);
    expect(await count()).toBe(2);
    bff.clock.advance(HOUR_MS);
    expect(await save('intento-de-más')).toBe(201);
  });

  it('that was refused can be tried again under its key', async () => {
    const body = await visitor.calculated(await visitor.introduce());
    expect((await visitor.save({ ...body, net_income: 1 }, 'otra')).status).toBe(400);
    expect((await visitor.save(body, 'otra')).status).toBe(201);
  });
});

describe('the rules of the form', () => {
  it.each<[string, string, (body: Record<string, unknown>) => Record<string, unknown>]>([
    ['a comuna elsewhere', 'input_comuna', (body) => changed(body, 'property', { region_id: '5' })],
    ['client', 'client', (body) => ({ ...body, client: '7b7c9f0e-2f0e-4f6b-9f5b-3b1f0a3f7f10' })],
  ])('%s: %s', async (_name, field, change) => {
    const answer = await visitor.save(change(await visitor.calculated(await visitor.introduce())));
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer.body)).toContain(field);
    expect(await count()).toBe(0);
  });

  it.each([
    ['to a text that was never ours', 'input_consent', { version: '2027-12' }],
    ['to a 13th month', 'consent.version', { version: '2026-13' }],
  ])('a consent %s is refused', async (_name, field, change) => {
    const body = await visitor.calculated(await visitor.introduce());
    const answer = await visitor.save(changed(body, 'consent', change));
    expect([answer.status, fieldsOf(answer.body)]).toEqual([400, [field]]);
  });

  it('a consent of null is none', async () => {
    const body = await visitor.calculated(await visitor.introduce());
    const answer = await visitor.save({ ...body, consent: null });
    expect([answer.status, fieldsOf(answer.body)]).toEqual([400, ['input_consent']]);
    expect(await count()).toBe(0);
  });

  it.each([
    ['none', undefined],
    ['six minutes from now', '2026-11-20T15:06:00.000Z'],
    ['a number', 1_763_650_800],
  ])('a consent’s time by the client’s clock refuses no save, and is not stored: %s', async (_name, time) => {
    const body = await visitor.calculated(await visitor.introduce());
    const answer = await visitor.save(changed(body, 'consent', { accepted_at: time }));
    expect(answer.status).toBe(201);
    const [row] = (await bff.query('SELECT consent FROM simulations')) as { consent: object }[];
    expect(row?.consent).toMatchObject({ accepted_at: bff.clock.now().toISOString() });
  });
});
