import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { ParidadPort } from '../src/bank/paridad/paridad.port.ts';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { everyMode } from '../src/testing/test-bff.ts';
import { token } from '../src/testing/tokens.ts';

const RUT = '12345678-5';
const SPELLINGS = [RUT, '12.345.678-5', '123456785'];
const EMAIL = 'persona@ejemplo.cl';
const LEAKS =
  /\n\s+at |node_modules|\.ts:|127\.0\.0\.1|localhost|ECONN|postgres|SELECT|TypeORM|undici|secreto/i;

const bff = bffForSpec({ ...everyMode('core'), MODE_TMC: 'local', CORE_TIMEOUT_MS: '500' });

const calculate = (change: object = {}): Promise<Response> =>
  Promise.resolve(bff.http.post('/api/external/calc_dividendo').send({ ...EXAMPLE_REQUEST, ...change }));

/** Requests that fail with a person's data in them. */
async function troubles(): Promise<Response[]> {
  const answers = [await calculate({ plazototal: 4 }), await calculate({ Rut: '12345678-4' })];
  answers.push(await calculate({ [RUT]: 1, Rut: [RUT] }));
  answers.push(await bff.http.post('/api/external/calc_dividendo').type('json').send(`{"Rut":"${RUT}",`));
  for (const scenario of ['down', 'slow:5000', 'garbage', 'errors', 'status:500']) {
    await bff.core.play({ '*': scenario });
    answers.push(await calculate(), await bff.http.get('/api/external/paridad'));
  }
  await bff.core.play({});
  for (const spelling of [...SPELLINGS, EMAIL, 'Persona%40ejemplo.cl']) {
    answers.push(await bff.http.get(`/api/nada?rut=${spelling}&name=${spelling}`));
    answers.push(await bff.http.get(`/api/nada/${spelling}`), await bff.http.get(`/${spelling}/x`));
  }
  answers.push(await bff.http.get('/api/nada').set('Authorization', `Bearer ${token()}`));
  return answers;
}

describe('an error', () => {
  let answers: Response[];
  beforeAll(async () => {
    answers = await troubles();
  });

  it('is a problem in Spanish without a stack, host, statement or package', () => {
    for (const { status, text, headers } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(text).not.toMatch(LEAKS);
    }
  });

  it('leaves no RUT, e-mail address, token or body in the log', async () => {
    const lines = await bff.logs.matching(({ res }) => res !== undefined, answers.length);
    expect(lines).toHaveLength(answers.length);
    const log = bff.logs.text();
    for (const personal of [
      ...SPELLINGS,
      '12345678',
      'ejemplo.cl',
      'Persona@',
      'Persona%40',
      token().slice(0, 30),
    ]) {
      expect(log).not.toContain(personal);
    }
    expect(log).not.toMatch(/montocredito|tasasimulacion|simulador_sesion=/);
  });

  it('is in the log with the id that the client got', async () => {
    const [failed] = answers.filter(({ status }) => status === 502);
    const entries = await bff.logs.matching(({ requestId }) => requestId === failed?.body.request_id, 2);
    expect(entries).toMatchObject([
      { status: 502, msg: 'request failed' },
      { res: { status: 502 }, msg: 'request errored' },
    ]);
  });
});

describe('an unexpected error', () => {
  it('is a 500 without details, for the client and in the log', async () => {
    const port = bff.app.get(ParidadPort);
    const message = `duplicate key (${RUT})\nin SELECT secreto FROM clientes at postgres://u:secreto@db`;
    port.current = () => Promise.reject(new Error(message, { cause: new Error(message) }));
    const answer = await bff.http.get('/api/external/paridad');
    expect([answer.status, answer.body.errors]).toEqual([
      500,
      'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.',
    ]);
    expect(answer.text).not.toMatch(LEAKS);
    const entry = bff.logs.entries().find(({ status }) => status === 500);
    expect(entry).toMatchObject({ err: { type: 'Error', cause: { type: 'Error' } } });
    expect(JSON.stringify(entry)).toMatch(/privacy\.spec\.ts/);
    expect(JSON.stringify(entry)).not.toMatch(/secreto|12345678/);
    const { body } = await bff.http.get('/api/simulador/inicio');
    expect(body.errors).toContainEqual({ part: 'uf', message: answer.body.errors });
  });
});
