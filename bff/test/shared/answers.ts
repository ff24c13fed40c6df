import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { EXAMPLE_REQUEST } from '../../src/testing/example.ts';
import { bff } from './bff.ts';

const post = async (path: string, body: object) => Promise.resolve(bff.http.post(path).send(body));
const compare = async (change: object = {}) =>
  post('/api/simulador/comparacion', { ...EXAMPLE_REQUEST, edad: 40, ...change });
interface Term {
  readonly plazo: number;
  readonly row: { readonly Tasa: number } | null;
  readonly reason: string | null;
}
const termsOf = async (change: object = {}): Promise<Term[]> => (await compare(change)).body.terms;

describe('every answer', () => {
  it('is JSON, even a bare number, with its source', async () => {
    const answer = await bff.http.get('/api/external/paridad/');
    expect([answer.text, answer.body]).toEqual(['40880.36', 40880.36]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers).toMatchObject({ 'x-source': 'core', 'x-uf-date': '2026-11-20' });
    expect((await bff.http.get('/api/external/paridad/')).headers).toMatchObject({
      'x-source': 'cache',
      age: '0',
    });
  });

  it('carries a request id: its own, or a valid one of the caller', async () => {
    const idFor = async (given: string) =>
      (await bff.http.get('/health/live').set('X-Request-Id', given)).headers['x-request-id'];
    expect(await idFor('traza-0001')).toBe('traza-0001');
    expect(await idFor('x'.repeat(61))).toMatch(/^[\da-f-]{36}$/);
    expect(await idFor('<script>a')).toMatch(/^[\da-f-]{36}$/);
  });

  it('ignores an unknown expectation', async () => {
    const asked = request(`${bff.url}/api/external/paridad/`, { headers: { Expect: 'x' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await json(answer)]).toEqual([200, expect.any(Number)]);
  });

  it('is not cached', async () => {
    for (const path of ['/api/external/paridad', '/api/simulador/inicio', '/api/nada']) {
      expect((await bff.http.get(path)).headers['cache-control']).toBe('no-store');
    }
  });

  it('has the day of the UF for a maximum rate in pesos', async () => {
    const of = async (currency: number, amount: number) =>
      (await post('/products/api/tmc', { amount, currency, period: 300 })).headers['x-uf-date'];
    expect([await of(999, 80_000_000), await of(998, 2000)]).toEqual(['2026-11-20', undefined]);
  });
});

describe('the comparison', () => {
  it('has six terms, each equal to its single calculation at its own suggested rate', async () => {
    const answer = await compare();
    expect(answer.headers).toMatchObject({ 'x-source': 'local', 'x-uf-date': '2026-11-20' });
    const terms: Term[] = answer.body.terms;
    expect(terms.map(({ plazo }) => plazo)).toEqual([8, 12, 15, 20, 25, 30]);
    for (const { plazo, row, reason } of terms) {
      const tarifa = { amount: 2000, period: plazo, loan_use: 1, product: 8, real_estate_type: 2 };
      const { rate } = (await post('/api/tarificador/Tarifa', tarifa)).body;
      const single = { ...EXAMPLE_REQUEST, plazototal: plazo, tasasimulacion: rate };
      const { salida } = (await post('/api/external/calc_dividendo', single)).body;
      expect({ row, reason }).toEqual({ row: salida[0], reason: null });
    }
  });

  it.each([
    ['an age of somebody', { edad: 151 }, 'edad'],
    ['a flavour that exists', { flavour: 'otro' }, 'flavour'],
    ['what a calculation needs', { montocredito: 299 }, 'montocredito'],
  ])('needs %s', async (_what, change, field) => {
    const answer = await compare(change);
    expect([answer.status, answer.body.fields[0].name]).toEqual([400, field]);
  });
});

describe('the whole web calculation', () => {
  it('equals dividend, costs and comparison', async () => {
    const body = { ...EXAMPLE_REQUEST, edad: 55, destino: 52, DFL2: true };
    const { edad, ...single } = body;
    const costs = { credit_amount: 2000, estate_value: 2500, has_dfl2: true, is_social_estate: false };
    const answer = await post('/simulations/api/calc_simulation_web', body);
    expect(answer.body).toEqual({
      ...(await post('/api/external/calc_dividendo', single)).body,
      operation_costs: (await post('/simulations/api/calc_operation_costs', { ...costs, subpurpose: 7 }))
        .body,
      cae_with_costs: 4.98,
      total_with_costs: 3482,
      terms: await termsOf({ ...body, edad }),
    });
    expect(answer.headers).toMatchObject({ 'x-source': 'local', 'x-uf-date': '2026-11-20' });
  });
});

describe('the other calculators', () => {
  it.each([
    ['/products/api/tmc', { amount: 1, currency: 997, period: 12 }, 'currency', 'Debe ser uno de: 998, 999'],
    ['/products/api/tmc', { amount: 1, currency: 998, period: 0 }, 'period', 'Debe ser mayor o igual a 1'],
    [
      '/simulations/api/calc_operation_costs',
      { credit_amount: 1, estate_value: 1, has_dfl2: 0, is_social_estate: 1, subpurpose: 3 },
      'subpurpose',
      'Debe ser uno de: 1, 2, 7',
    ],
    [
      '/api/tarificador/Tarifa',
      { amount: 2000, period: 20, loan_use: 1, product: 8, real_estate_type: 1.5 },
      'real_estate_type',
      'Debe ser un número entero',
    ],
  ])('refuse a wrong field: %s %j', async (path, body, name, message) => {
    const answer = await post(path, body);
    expect([answer.status, answer.body.detail, answer.body.fields]).toEqual([
      400,
      message,
      [{ name, message }],
    ]);
  });

  it('answer 404 if there is no rate', async () => {
    const body = { amount: 20000.0001, period: 20, loan_use: 1, product: 8, real_estate_type: 1 };
    const answer = await post('/api/tarificador/Tarifa', body);
    expect([answer.status, answer.body.detail]).toEqual([
      404,
      'No hay una tasa para ese producto, destino, propiedad, plazo y monto.',
    ]);
  });
});
