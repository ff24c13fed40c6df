/** Quoted rates: until its last day a saved simulation's rate can be saved again by the holder of its link. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TEST_NOON } from '../src/testing/settable-clock.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { changed, PERSON, Visitor } from '../src/testing/visitor.ts';

// Trusted, so that each test uses its own address and limit.
const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
const UNPROMISING = bffForSpec({ QUOTE_VALID_DAYS: '0' });

const OTHER = { ...PERSON, email: 'otra@correo.example', identification: '7654321-6' };
const LAST_DAY = '2026-12-05T15:00:00Z';
const AFTER = '2026-12-06T15:00:00Z';
const setRates = (pct: number) => bff.query(`UPDATE rates SET annual_pct = ${pct}`);

/** Saves the example at 4.5 %, and returns its quote. */
async function quoted(): Promise<{ number: number; token: string; until: string }> {
  const visitor = new Visitor(bff.http);
  const { body } = await visitor.save(await visitor.calculated(await visitor.introduce()));
  return { number: body.id, ...body.quote };
}

/** Saves the example at the quoted rate as another visitor. */
async function saveAgain(quote: object | undefined, change: object = {}, visitor = new Visitor(bff.http)) {
  const client = await visitor.introduce(OTHER);
  const body = await visitor.calculated(client, { ...EXAMPLE_REQUEST, ...change });
  const { montocredito: credit_uf } = { ...EXAMPLE_REQUEST, ...change };
  const amounts = { credit_uf, savings_uf: Number((2500 - credit_uf).toFixed(4)) };
  return visitor.save({ ...changed(body, 'amounts', amounts), ...(quote && { quote }) });
}

beforeEach(async () => {
  await bff.query('TRUNCATE clients, sessions CASCADE');
  bff.clock.set(TEST_NOON);
  await setRates(4.5);
});
afterEach(() => setRates(4.5));

describe('a saved simulation', () => {
  it('quotes its rate for 15 days after its day', async () => {
    const { number, token, until } = await quoted();
    expect([until, token]).toEqual(['2026-12-05', expect.stringMatching(/^[\w-]{43}$/)]);
    const asked = () => bff.http.post('/api/simulador/cotizacion').send({ number, token });
    const { status, body } = await asked();
    expect([status, body]).toEqual([
      200,
      {
        ...{ number, until, rate: 4.5, is_valid: true, estate_worth: 2500, uf_value: 40880.36 },
        credit: { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 },
      },
    ]);
    bff.clock.set(LAST_DAY);
    expect((await asked()).body.is_valid).toBe(true);
    bff.clock.set(AFTER);
    expect((await asked()).body).toEqual({ ...body, is_valid: false });
  });

  it('is not found by its number alone', async () => {
    const { number, token } = await quoted();
    for (const link of [
      { number, token: 'A'.repeat(43) },
      { number, token: '' },
      { number: number + 1, token },
    ]) {
      const { status, body } = await bff.http.post('/api/simulador/cotizacion').send(link);
      expect([status, body.detail]).toEqual([404, 'Lo que buscas no existe.']);
    }
  });

  it('promises nothing where the bank sets no days', async () => {
    const visitor = new Visitor(UNPROMISING.http);
    const { body } = await visitor.save(await visitor.calculated(await visitor.introduce()));
    expect(body.quote).toBeNull();
    const rows = await UNPROMISING.query('SELECT quoted_until FROM simulations');
    expect(rows).toEqual([{ quoted_until: null }]);
  });
});

describe('a quoted rate', () => {
  const asVisitor = (quote?: object, change?: object) => saveAgain(quote, change);

  it('is saved in place of the suggested one until its last day, which a new quote of it keeps', async () => {
    const { number, token } = await quoted();
    const link = { number, token };
    await setRates(4.9);
    expect((await asVisitor()).status).toBe(409);
    const kept = await asVisitor(link);
    expect([kept.status, kept.body.annual_rate, kept.body.custom_rate]).toEqual([201, 4.5, false]);
    bff.clock.set('2026-11-25T15:00:00Z');
    const later = await asVisitor(link);
    expect([later.status, later.body.quote.until]).toEqual([201, '2026-12-05']);
    bff.clock.set(LAST_DAY);
    expect((await asVisitor(link)).status).toBe(201);
    bff.clock.set(AFTER);
    expect((await asVisitor(link)).status).toBe(409);
  });

  it('is for staff who reopen it too', async () => {
    const { number, token } = await quoted();
    await setRates(4.9);
    await createUser(bff, 'executiverole');
    const staff = new Visitor(bff.http, '203.0.114.1', (await signIn(bff, 'executiverole', true)).headers);
    const body = { ...(await staff.calculated(await staff.introduce(OTHER))), branch: 1 };
    const without = await staff.saveByExecutive(body);
    expect([without.status, without.body.detail]).toEqual([
      409,
      'La tasa sugerida cambió de 4,50 % a 4,90 %, vuelva a calcular.',
    ]);
    const { status, body: saved } = await staff.saveByExecutive({ ...body, quote: { number, token } });
    expect([status, saved.annual_rate, saved.custom_rate]).toEqual([201, 4.5, false]);
  });

  it.each([
    ['another rate', { tasasimulacion: 4.4 }],
    ['a larger credit', { montocredito: 2000.0002 }],
  ])('is not one for %s', async (_what, change) => {
    const { number, token } = await quoted();
    await setRates(4.9);
    expect((await asVisitor({ number, token }, change)).status).toBe(409);
  });
});

it('the comparison keeps the quoted rate at the own term, if it is asked to', async () => {
  await setRates(4.9);
  const compare = async (change: object) => {
    const { body } = await bff.http
      .post('/api/simulador/comparacion')
      .send({ ...EXAMPLE_REQUEST, ...change });
    return (body.terms as { row: { Tasa: number } }[]).map(({ row }) => row.Tasa);
  };
  expect(await compare({ keeps_rate: true })).toEqual([4.9, 4.9, 4.9, 4.9, 4.5, 4.9]);
  expect(new Set(await compare({}))).toEqual(new Set([4.9]));
});
