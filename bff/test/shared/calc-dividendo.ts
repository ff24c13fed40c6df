import { afterAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { SHORT_CACHE_TTL_MS } from '../../src/database/short-cache.ts';
import { CREDIT, EXAMPLE_REQUEST, EXAMPLE_ROW } from '../../src/testing/example.ts';
import { bff } from './bff.ts';

const PATH = '/api/external/calc_dividendo/';
const calculate = (change: object): Promise<Response> =>
  Promise.resolve(bff.http.post(PATH).send({ ...CREDIT, ...change }));
const send = (text: string, contentType = 'application/json'): Promise<Response> =>
  Promise.resolve(bff.http.post(PATH).set('Content-Type', contentType).send(text));

describe('calc_dividendo', () => {
  it('refuses a rate of 10 as out of range, not as above the TMC', async () => {
    expect((await calculate({ tasasimulacion: 10 })).body).toMatchObject({
      errors_detail: 'La tasa debe ser mayor a 0 y menor a 10',
    });
    expect((await calculate({ tasasimulacion: 9.99 })).body).toMatchObject({
      errors_detail: 'La tasa no puede ser mayor a la TMC',
    });
  });

  it('names every refused field at once, in sentences', async () => {
    const { body } = await calculate({ plazototal: 4, mesesgracia: 7 });
    expect(body.fields.map(({ name }: { name: string }) => name)).toEqual(['plazototal', 'mesesgracia']);
    expect(body.errors_detail).toBe(
      'Los años de pago deben estar entre 5 y 40 años. Los meses de gracia deben estar entre 0 y 6.',
    );
  });

  it("returns the example's row", async () => {
    const answer = await calculate(EXAMPLE_REQUEST);
    expect(answer.body).toEqual({ salida: [EXAMPLE_ROW] });
    expect(answer.headers).toMatchObject({ 'x-source': 'local', 'x-uf-date': '2026-11-20' });
  });

  it('accepts 1 and 0 as true and false, and null as absent', async () => {
    expect((await calculate({ DFL2: 1 })).body.salida[0].ImpuestoTE).toBe(4);
    expect((await calculate({ DFL2: 0 })).body.salida[0].ImpuestoTE).toBe(16);
    const nothing = Object.keys(EXAMPLE_REQUEST).filter((name) => !(name in CREDIT));
    const answer = await calculate(Object.fromEntries(nothing.map((name) => [name, null])));
    expect(answer.body).toEqual((await calculate({})).body);
  });
});

describe('the financed percentage of a value', () => {
  afterAll(() => bff.query('DELETE FROM financing_limits WHERE purpose IS NOT NULL'));

  it("is the operator's, for the calculation and for the form", async () => {
    await bff.query('INSERT INTO financing_limits (purpose, property_type, max_pct) VALUES (1, 3, 75)');
    bff.clock.advance(SHORT_CACHE_TTL_MS);
    expect((await calculate({ tipopropiedad: 3, montocredito: 1875 })).status).toBe(200);
    expect((await calculate({ tipopropiedad: 3, montocredito: 1875.0002 })).body.errors_detail).toBe(
      'El monto en UF no puede superar el 75% del valor de la propiedad',
    );
    expect((await calculate({ tipopropiedad: 2, montocredito: 2250 })).status).toBe(200);
    const { body } = await bff.http.get('/api/simulador/inicio');
    expect(body.financiamiento).toEqual([
      { purpose: null, property_type: null, max_pct: 90 },
      { purpose: 1, property_type: 3, max_pct: 75 },
    ]);
  });
});

describe('a body', () => {
  it.each([
    ['an unknown field', { edad: 30 }, 'edad', 'No se conoce el campo «edad».'],
    ['a text for a number', { montocredito: '2000' }, 'montocredito', 'Debe ser un número'],
    ['half a year', { plazototal: 20.5 }, 'plazototal', 'Debe ser un número entero'],
    ['2 for a boolean', { personalizarTasa: 2 }, 'personalizarTasa', 'Debe ser verdadero o falso'],
    ['a number for a RUT', { Rut: 123456785 }, 'Rut', 'Debe ser un texto'],
    ['a long RUT', { Rut: '1'.repeat(13) }, 'Rut', 'Debe contener máximo 12 caracteres'],
    ['a negative amount', { montocredito: -1 }, 'montocredito', 'Debe ser mayor o igual a 0'],
    ['a huge amount', { valorpropiedad: 1e300 }, 'valorpropiedad', 'Debe ser menor o igual a 10.000.000'],
    ['an object for a code', { codpro: { $gt: 0 } }, 'codpro', 'Debe ser un número entero'],
    ['an insurance rate above 1 %', { tasa_seg_des: 0.011 }, 'tasa_seg_des', 'Debe ser menor o igual a 0,01'],
    ['a rate of null', { tasasimulacion: null }, 'tasasimulacion', 'Este campo es requerido'],
  ])('with %s is refused', async (_case, change, name, message) => {
    const answer = await calculate(change);
    expect([answer.status, answer.type]).toEqual([400, 'application/problem+json']);
    expect(answer.body).toMatchObject({
      detail: message,
      errors_detail: message,
      fields: [{ name, message }],
    });
  });

  it.each([
    '{"montocredito":',
    'null',
    '7',
    '"texto"',
    '[]',
    '[{}]',
    '{"__proto__":{"montocredito":2000}}',
    '',
  ])('%s is a 400 in Spanish', async (text) => {
    const answer = await send(text);
    expect(answer.status).toBe(400);
    expect(answer.body.errors_detail).toMatch(
      /^(La solicitud no es válida|Este campo|No se conoce el campo)/,
    );
  });

  it('that is too large gets a 413', async () => {
    const answer = await send(JSON.stringify({ ...CREDIT, Rut: '1'.repeat(70_000) }));
    expect([answer.status, answer.body.errors_detail]).toEqual([
      413,
      'Los datos enviados superan el tamaño permitido.',
    ]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'sent as %s is a 415',
    async (contentType) => {
      const answer = await send(JSON.stringify(CREDIT), contentType);
      expect([answer.status, answer.body.errors_detail]).toEqual([
        415,
        'Los datos deben enviarse como JSON.',
      ]);
    },
  );
});
