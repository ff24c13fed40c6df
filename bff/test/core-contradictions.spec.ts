/** Answers of a core that are possible one by one, and contradict each other or the law. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { driftOf, OPS_TOKEN } from '../src/testing/drift-of.ts';
import { CREDIT, EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { everyMode, startBff } from '../src/testing/test-bff.ts';

const GARBAGE =
  'El sistema del banco entregó una respuesta que no podemos usar. Inténtalo de nuevo más tarde.';

/** A core whose own insurances and costs the bank has declared. */
const OWN = 'premium_pct=100,cae_pct=5,cost_pct=100';
const bff = bffForSpec({ ...everyMode('core'), OPS_TOKEN, CORE_BOUNDS: OWN });
afterEach(() => bff.core.play({}));

const post = async (path: string, body: object) => bff.http.post(path).send(body);
const drift = (operation: string, requestId: string) => driftOf(bff, operation, requestId);

describe('a rate above the TMC', () => {
  const CREDIT = { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 };
  const high = { ...EXAMPLE_REQUEST, tasasimulacion: 6.7, personalizarTasa: true };

  it.each([
    ['/api/external/calc_dividendo/', high],
    ['/simulations/api/calc_simulation_web', { ...high, edad: 40 }],
  ])('is a person’s error, whatever the core calculates: %s', async (path, body) => {
    const { body: row } = await post('/api/external/calc_dividendo/', EXAMPLE_REQUEST);
    await bff.core.play({ calc_dividendo: `set:salida:${JSON.stringify(row.salida)}` });
    const answer = await post(path, body);
    expect([answer.status, answer.body.detail]).toEqual([400, 'La tasa no puede ser mayor a la TMC']);
  });

  it('is found by one question to the core, however many terms are compared', async () => {
    const before = await bff.core.callsTo('tmc');
    expect((await post('/api/simulador/comparacion', { ...EXAMPLE_REQUEST, edad: 40 })).status).toBe(200);
    expect((await bff.core.callsTo('tmc')) - before).toBe(1);
  });

  it('is not known while the core has no TMC: the core’s own refusal holds', async () => {
    await bff.core.play({ tmc: 'status:500' });
    expect((await post('/api/external/calc_dividendo/', EXAMPLE_REQUEST)).status).toBe(200);
    expect((await post('/api/external/calc_dividendo/', high)).status).toBe(400);
    expect((await post('/api/tarificador/Tarifa', CREDIT)).status).toBe(200);
  });

  it.each([
    ['set:rate:6.7', 'maximum_rate $.rate'],
    ['set:rate:0.6', 'rates_in_force $.rate'],
  ])('or out of the tables, %s, is a refused answer if the core suggests it', async (scenario, flaw) => {
    await bff.core.play({ Tarifa: scenario });
    const { status, body, headers } = await post('/api/tarificador/Tarifa', CREDIT);
    expect([status, body.detail]).toEqual([502, GARBAGE]);
    expect(await drift('Tarifa', String(headers['x-request-id']))).toContain(flaw);
    expect((await post('/api/simulador/comparacion', { ...EXAMPLE_REQUEST, edad: 40 })).status).toBe(502);
  });

  it.each([
    ['cannot be read again', 'status:500'],
    ['are gone when they are read again', 'set:$:[]'],
  ])('is not suggested because the rates in force, known a moment ago, %s', async (_what, tarifas) => {
    expect((await post('/api/tarificador/Tarifa', CREDIT)).body).toEqual({ rate: 4.5 });
    await bff.core.play({ Tarifa: 'set:rate:0.6', tarifas });
    expect((await post('/api/tarificador/Tarifa', CREDIT)).status).toBe(502);
  });

  it('is suggested as soon as the bank has changed its rates', async () => {
    expect((await post('/api/tarificador/Tarifa', CREDIT)).body).toEqual({ rate: 4.5 });
    await bff.core.play({ Tarifa: 'set:rate:5.9', tarifas: 'bias:*.rate+1.4' });
    expect((await post('/api/tarificador/Tarifa', CREDIT)).body).toEqual({ rate: 5.9 });
  });
});

describe('operation costs that are not those of the row', () => {
  it.each([
    ['bias:salida.0.ImpuestoTE+0.0009', 200],
    ['bias:salida.0.ImpuestoTE+0.5', 502],
    ['set:salida.0.CBR:0', 502],
  ])('with %s in the row are a %d', async (scenario, expected) => {
    await bff.core.play({ calc_dividendo: scenario });
    const answer = await post('/simulations/api/calc_simulation_web', { ...EXAMPLE_REQUEST, edad: 40 });
    expect(answer.status).toBe(expected);
    if (expected === 502)
      expect(await drift('calc_operation_costs', String(answer.headers['x-request-id']))).toEqual([
        'row_costs $',
      ]);
    else expect(answer.body.total_with_costs).toBe(3501.5);
  });
});

it('dividends above ours, by a core’s own prices, are those of the largest credit and the shortest term', async () => {
  const dearer = ['SegDesg+0.05', 'DivTotal+0.05', 'DivTotalPe+2044', 'RenMin+8176', 'CostoTotalUF+15.3'];
  await bff.core.play({ calc_dividendo: dearer.map((change) => `bias:salida.0.${change}`).join('&') });
  const { montocredito, valorpropiedad, ...terms } = { ...CREDIT, tipopropiedad: 2 };
  const payment_clp = 469_290;
  const afforded = { calculation: terms, payment_clp, savings_uf: valorpropiedad - montocredito };
  const { body: largest } = await post('/api/simulador/alcance', afforded);
  const { body: above } = await post('/api/external/calc_dividendo/', {
    ...{ ...terms, montocredito: largest.credit_uf + 1, valorpropiedad: largest.value_uf + 1 },
    tasasimulacion: largest.row.Tasa,
  });
  expect(largest.row.DivTotalPe).toBeLessThanOrEqual(payment_clp);
  expect(above.salida[0].DivTotalPe).toBeGreaterThan(payment_clp);
  const calculation = { ...CREDIT, tipopropiedad: 2 };
  const { body: credit } = await post('/api/simulador/calculo', {
    ...{ calculation, flavour: 'web', income_clp: 4 * payment_clp },
  });
  expect(credit.ways_out[0]).toMatchObject({ kind: 'years', to: 26 });
});

describe('pesos while no UF is known', () => {
  it('are those of a UF that can be a first one', async () => {
    const fresh = await startBff({ env: everyMode('core') });
    const statusOf = async (pesos: string): Promise<number> => {
      await fresh.core.play({ paridad: 'down', calc_dividendo: pesos });
      return (await fresh.http.post('/api/external/calc_dividendo/').send(EXAMPLE_REQUEST)).status;
    };
    expect(await statusOf('ok')).toBe(200);
    expect(await statusOf('bias:salida.0.DivTotalPe*10&bias:salida.0.RenMin*10')).toBe(502);
    await fresh.close();
  });
});
