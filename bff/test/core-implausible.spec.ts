/** Answers of a core that are valid JSON, as in core.yaml's schemas, and nonsense: nothing of them is used or stored. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ResultRow } from '@simulador/contracts/calculation/result-row';
import { driftOf, OPS_TOKEN } from '../src/testing/drift-of.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { LIST_PATH, Office } from '../src/testing/office.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { everyMode, startBff } from '../src/testing/test-bff.ts';
import { Visitor } from '../src/testing/visitor.ts';

const GARBAGE =
  'El sistema del banco entregó una respuesta que no podemos usar. Inténtalo de nuevo más tarde.';
const HOUR_MS = 3_600_000;

const office = Office.forSpec({
  MODE_DIVIDENDO: 'core',
  MODE_TARIFICADOR: 'core',
  MODE_TMC: 'core',
  OPS_TOKEN,
  TRUST_PROXY: 'loopback',
  CORE_BOUNDS: 'premium_pct=100, first_due_days=31',
});
const { bff } = office;
afterEach(() => bff.core.play({}));
beforeEach(() => office.clear());

const drift = (operation: string, requestId: string) => driftOf(bff, operation, requestId);
const post = async (path: string, body: object) => bff.http.post(path).send(body);

describe('a save of a row that contradicts itself', () => {
  it('is a 502 that stores nothing, and the staff’s list works', async () => {
    const visitor = new Visitor(bff.http);
    const confirmed = await visitor.calculated(await visitor.introduce());
    await bff.core.play({ calc_dividendo: 'set:salida.0.DivTotal:0' });
    const { status, body, headers } = await visitor.save(confirmed);
    expect([status, body.detail]).toEqual([502, GARBAGE]);
    expect(await drift('calc_dividendo', String(headers['x-request-id']))).toContain(
      'total $.salida.*.DivTotal',
    );
    expect(await bff.query('SELECT FROM simulations')).toEqual([]);
    expect(await bff.query('SELECT FROM mail_intents')).toEqual([]);
    expect((await office.get(LIST_PATH)).status).toBe(200);
    await bff.core.play({});
    expect((await visitor.save(confirmed)).status).toBe(201);
  });
});

describe('a core with its own rule for the first due date', () => {
  it('has its date saved as shown, and another date than it returns now refused', async () => {
    const visitor = new Visitor(bff.http);
    const client = await visitor.introduce();
    await bff.core.play({ calc_dividendo: 'set:salida.0.FecVencimiento:"2027-01-10"' });
    const confirmed = await visitor.calculated(client);
    const { status, body } = await visitor.save(confirmed);
    expect([status, body.first_due_date, body.fechasimulacion]).toEqual([201, '2027-01-10', '2026-11-20']);
    expect((await visitor.get(`/simulations/api/simulation/${body.uuid}`)).body).toEqual(body);
    await bff.core.play({ calc_dividendo: 'set:salida.0.FecVencimiento:"2027-01-11"' });
    expect((await visitor.save(confirmed)).status).toBe(409);
  });

  it('has no date of the past shown', async () => {
    await bff.core.play({ calc_dividendo: 'set:salida.0.FecVencimiento:"2026-11-01"' });
    expect((await post('/api/external/calc_dividendo/', EXAMPLE_REQUEST)).status).toBe(502);
  });
});

describe('every operation that shows a row of the core', () => {
  const web = { ...EXAMPLE_REQUEST, edad: 40 };
  it.each([
    ['/api/external/calc_dividendo/', EXAMPLE_REQUEST],
    ['/simulations/api/calc_simulation_web', web],
    ['/api/simulador/comparacion', web],
    ['/api/simulador/cuadro', EXAMPLE_REQUEST],
    [
      '/api/simulador/alcance',
      {
        calculation: { tasasimulacion: 4.5, tipopropiedad: 2, destino: 1, plazototal: 25 },
        savings_uf: 500,
        payment_clp: 469_290,
      },
    ],
  ])('refuses it: %s', async (path, body) => {
    await bff.core.play({ calc_dividendo: 'bias:salida.0.RenMin*0.75' });
    const answer = await post(path, body);
    expect([answer.status, answer.body.detail]).toEqual([502, GARBAGE]);
    await bff.core.play({});
    expect((await post(path, body)).status).toBe(200);
  });
});

describe('a core with its own prices of insurances', () => {
  it('has its figures shown and saved', async () => {
    const visitor = new Visitor(bff.http);
    const client = await visitor.introduce();
    const { salida } = await visitor.calculated(client);
    const { body: clpPerUf } = await visitor.get('/api/external/paridad/');
    const row = { ...(salida as ResultRow), SegDesg: 0.25, SegInc: 0.11 };
    const DivTotal = Number((row.Dividendo + row.SegDesg + row.SegInc).toFixed(4));
    const DivTotalPe = Math.round(DivTotal * clpPerUf);
    const own = {
      ...row,
      TasaCae: 4.87,
      DivTotal,
      DivTotalPe,
      RenMin: 4 * DivTotalPe,
      CostoTotalUF: DivTotal * row.Cuotas,
    };
    await bff.core.play({ calc_dividendo: `set:salida:${JSON.stringify([own, { ...own, Plazo: 20 }])}` });
    const confirmed = await visitor.calculated(client);
    expect(confirmed['salida']).toMatchObject({ SegDesg: 0.25, SegInc: 0.11 });
    expect((await visitor.save(confirmed)).status).toBe(201);
  });
});

describe('the noise of doubles', () => {
  it('is in no figure that a client reads, and has its steps explained', async () => {
    const path = '/api/external/calc_dividendo/';
    const { body: exact } = await post(path, EXAMPLE_REQUEST);
    await bff.core.play({
      calc_dividendo: ['Tasa', 'Dividendo', 'DivTotal', 'CBR', 'TasaCae']
        .map((name) => `bias:salida.0.${name}+0.000000000003`)
        .join('&'),
      Tarifa: 'bias:rate+0.000000001',
      tmc: 'bias:Valor+0.000000000003',
    });
    expect((await post(path, EXAMPLE_REQUEST)).body).toEqual(exact);
    expect((await post('/api/simulador/explicacion', EXAMPLE_REQUEST)).status).toBe(200);
    const credit = { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 };
    expect((await post('/api/tarificador/Tarifa', credit)).body).toEqual({ rate: 4.5 });
    const loan = { amount: 2000, currency: 998, period: 300 };
    expect((await post('/products/api/tmc', loan)).body).toEqual({ Valor: 6.6 });
  });
});

describe('the tolerances', () => {
  it('are those of the bank, each from its day on', async () => {
    const fresh = await startBff({
      env: {
        ...everyMode('core'),
        CORE_BOUNDS: 'total_uf=0.01, premium_pct=100, minimum_income_clp=1000000@2026-11-21',
      },
    });
    const statusOf = async (scenario: string): Promise<number> => {
      await fresh.core.play({ calc_dividendo: scenario });
      return (await fresh.http.post('/api/external/calc_dividendo/').send(EXAMPLE_REQUEST)).status;
    };
    expect(await statusOf('bias:salida.0.SegInc+0.009')).toBe(200);
    expect(await statusOf('bias:salida.0.SegInc+0.02')).toBe(502);
    expect(await statusOf('bias:salida.0.RenMin*0.75')).toBe(502);
    fresh.clock.advance(24 * HOUR_MS);
    expect(await statusOf('bias:salida.0.RenMin*0.75')).toBe(200);
    await fresh.close();
  });
});

describe('pesos of another UF', () => {
  const calculated = async () => post('/api/external/calc_dividendo/', EXAMPLE_REQUEST);

  it('are used once the BFF knows the UF that the core has corrected', async () => {
    await calculated();
    await bff.core.play({ '*': 'uf:40881.5' });
    expect((await calculated()).status).toBe(502);
    expect((await retryUntil(calculated, ({ status }) => status === 200)).body.salida[0].DivTotalPe).toBe(
      471_429,
    );
    await bff.core.play({});
    expect((await retryUntil(calculated, ({ status }) => status === 200)).status).toBe(200);
  });

  it('are refused, except just after midnight those of the day before, with that day', async () => {
    await bff.core.play({});
    expect((await calculated()).headers['x-uf-date']).toBe('2026-11-20');
    // Noon in Santiago is the test clock's time.
    bff.clock.advance(12 * HOUR_MS + HOUR_MS / 6);
    await bff.core.play({ calc_dividendo: 'uf:40880.36' });
    const late = await calculated();
    expect([late.status, late.headers['x-uf-date']]).toEqual([200, '2026-11-20']);
    await bff.core.play({});
    expect((await calculated()).headers['x-uf-date']).toBe('2026-11-21');
    bff.clock.advance(2 * HOUR_MS);
    await bff.core.play({ calc_dividendo: 'uf:40880.36' });
    expect((await calculated()).status).toBe(502);
  });
});
