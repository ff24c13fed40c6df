/** Bodies whose fields are ignored or named like JavaScript's own, and their declared encodings. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_REQUEST } from '../../src/testing/example.ts';
import { signIn } from '../../src/testing/staff.ts';
import { Visitor } from '../../src/testing/visitor.ts';
import { bff } from './bff.ts';

let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  ({ headers } = await signIn(bff, 'adminrole', true));
});

const NAMES = ['constructor', '__proto__', 'hasOwnProperty'];
/** Written as text, because JSON.stringify omits a prototype. */
const withField = (body: object, name: string, value = '{"a":1}'): string =>
  JSON.stringify(body).replace(/^\{/, `{"${name}":${value}${Object.keys(body).length > 0 ? ',' : ''}`);

const OPERATIONS: readonly (readonly [string, object])[] = [
  ['/api/external/calc_dividendo/', EXAMPLE_REQUEST],
  ['/api/token', { email: 'a@lindero.example', password: 'x' }],
  ['/api/simulador/hojas', { name: 'Una', changes: [] }],
];

describe.each(NAMES)('a field named %s', (name) => {
  it.each(OPERATIONS)('is unknown to %s', async (path, body) => {
    for (const value of ['{"a":1}', '"a"', '1', 'null']) {
      const answer = await bff.http
        .post(path)
        .set(headers)
        .type('json')
        .send(withField(body, name, value));
      expect([value, answer.status, answer.body.fields]).toEqual([
        value,
        400,
        expect.arrayContaining([{ name, message: `No se conoce el campo «${name}».` }]),
      ]);
    }
  });

  it('is unknown in a nested object, and in a list', async () => {
    const visitor = new Visitor(bff.http);
    const body = await visitor.calculated(await visitor.introduce());
    const property = withField(body['property'] as object, name);
    const text = JSON.stringify({ ...body, property: 'HERE' }).replace('"HERE"', property);
    const saved = await bff.http.post('/simulations/api/web/simulations/create').type('json').send(text);
    expect([saved.status, saved.body.fields]).toEqual([
      400,
      expect.arrayContaining([
        { name: `property.${name}`, message: `No se conoce el campo «property.${name}».` },
      ]),
    ]);
    const sheet = `{"name":"Una","changes":[${withField({ rate: 1, value: 4 }, name)}]}`;
    const answer = await bff.http.post('/api/simulador/hojas').set(headers).type('json').send(sheet);
    expect([answer.status, JSON.stringify(answer.body.fields)]).toEqual([400, expect.stringContaining(name)]);
  });

  it('is unknown in a query', async () => {
    const answer = await bff.http
      .get(`/simulations/api/executive/clients/simulations?days=1&${name}=1`)
      .set(headers);
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      [{ name, message: `No se conoce el campo «${name}».` }],
    ]);
  });
});

describe.each([
  '/api/external/calc_dividendo/',
  '/simulations/api/calc_simulation_web',
  '/api/simulador/comparacion',
  '/api/simulador/cuadro',
  '/api/simulador/explicacion',
  '/api/simulador/calculo',
])('an annual_rate beside the rate of %s', (path) => {
  it.each([5.5, 'cuatro', { rate: 4 }])('is ignored: %j', async (annual_rate) => {
    const isNested = path.endsWith('/calculo');
    const answers = [EXAMPLE_REQUEST, { ...EXAMPLE_REQUEST, annual_rate }].map((calculation) =>
      bff.http.post(path).send(isNested ? { calculation, flavour: 'web' } : calculation),
    );
    const [without, answer] = await Promise.all(answers);
    expect([answer?.status, answer?.body]).toEqual([200, without?.body]);
  });
});

describe('the charset of a body', () => {
  it.each(['utf-8', 'UTF8', '"utf-8"'])('may be %s', async (charset) => {
    const answer = await bff.http
      .post('/api/external/calc_dividendo/')
      .set('Content-Type', `application/json; charset=${charset}`)
      .send(JSON.stringify(EXAMPLE_REQUEST));
    expect(answer.status).toBe(200);
  });

  it.each(['latin1', 'utf88'])('may not be %s', async (charset) => {
    const answer = await bff.http
      .post('/api/external/calc_dividendo/')
      .set('Content-Type', `application/json; charset=${charset}`)
      .send(JSON.stringify(EXAMPLE_REQUEST));
    expect(answer.status).toBe(415);
  });
});
