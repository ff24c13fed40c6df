import { afterEach, describe, expect, it } from '@jest/globals';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import type { Response } from 'supertest';
import { CREDIT } from '../src/testing/example.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';
import { everyMode, startBff, type TestBff } from '../src/testing/test-bff.ts';

const UNREACHED = 'No pudimos conectarnos con el sistema del banco. Inténtalo de nuevo en unos minutos.';
const FAILED = 'El sistema del banco no pudo responder. Inténtalo de nuevo más tarde.';
const ITS_OWN = 'El core simulado responde con una falla a pedido.';

const bff = bffForSpec(everyMode('core'));
afterEach(() => bff.core.play({}));

describe('a list of a core without a valid answer', () => {
  it.each([
    ['catalogos_simulador', 'errors', ITS_OWN],
    ['seguros_cesantia', 'status:500', FAILED],
  ])('%s answers %s with a 502, and says why in errors', async (list, scenario, sentence) => {
    await bff.core.play({ '*': scenario });
    const answer = await bff.http.get(`/api/external/${list}/`);
    expect([answer.status, answer.body.errors, answer.body.detail]).toEqual([502, sentence, sentence]);
  });
});

describe('the start of the simulator', () => {
  const startWithout = async (
    scenarios: Record<string, string>,
    asked: (fresh: TestBff) => Promise<Response>,
  ) => {
    const fresh = await startBff();
    await fresh.core.play(scenarios);
    const { status, body } = await asked(fresh);
    await fresh.close();
    const parts: Record<string, unknown> = { uf: body.uf, catalogos: body.catalogos };
    for (const [kind, list] of Object.entries(body.seguros)) parts[`seguros_${kind}`] = list;
    const missing = Object.keys(parts).filter((name) => parts[name] === null);
    return { status, missing, errors: body.errors as { part: string; message: string }[] };
  };

  it('names each part whose request fails', async () => {
    const ask = async ({ http }: TestBff) => http.get('/api/simulador/inicio');
    const { status, missing, errors } = await startWithout({ '*': 'down' }, ask);
    const parts = ['uf', 'catalogos', 'seguros_desgravamen', 'seguros_incendio', 'seguros_cesantia'];
    expect([status, missing.toSorted()]).toEqual([200, parts.toSorted()]);
    expect(errors.toSorted((one, other) => (one.part < other.part ? -1 : 1))).toEqual(
      parts.toSorted().map((part) => ({ part, message: UNREACHED })),
    );
  });

  it('has all but the list that alone fails, and reports it to staff as usted', async () => {
    const ask = async (fresh: TestBff) => {
      await createUser(fresh, 'executiverole');
      const { headers } = await signIn(fresh, 'executiverole', true);
      return fresh.http.get('/api/simulador/inicio').set(headers);
    };
    const message = UNREACHED.replace('Inténtalo', 'Inténtelo');
    expect(await startWithout({ seguros_incendio: 'down' }, ask)).toEqual({
      status: 200,
      missing: ['seguros_incendio'],
      errors: [{ part: 'seguros_incendio', message }],
    });
  });
});

describe('a core with unusual texts', () => {
  const scripted = forSpec(startScriptedCore);
  const odd = bffForSpec(() => ({
    ...everyMode('core'),
    ...{ DIVIDENDO_USER: 'servicio', DIVIDENDO_PASSWORD: 'clave:con:dos puntos', MODE_AUTH: 'local' },
    ...{ DIVIDENDO_URL: `${scripted.url}/base/`, PARIDAD_URL: scripted.url },
  }));
  const ask = () => odd.http.post('/api/external/calc_dividendo/').send(CREDIT);

  it('gets the service account, which no answer repeats', async () => {
    scripted.answer(401, { detail: 'Cuenta servicio desconocida' });
    const answer = await ask();
    const basic = Buffer.from('servicio:clave:con:dos puntos').toString('base64');
    // The UF is requested too, without these credentials.
    const { authorization } = scripted.lastHeaders('/base/api/external/calc_dividendo/');
    expect(authorization).toBe(`Basic ${basic}`);
    expect([answer.status, answer.body.errors_detail]).toEqual([502, FAILED]);
  });

  it('is quoted to staff unchanged, and our own sentence addresses them as usted', async () => {
    await createUser(odd, 'executiverole');
    const { headers } = await signIn(odd, 'executiverole', true);
    const detailOf = async (errors_detail: string) => {
      scripted.answer(400, { errors_detail });
      return (await ask().set(headers)).body.detail;
    };
    expect(await detailOf('Si buscas otra tasa, revisa el plazo.')).toBe(
      'Si buscas otra tasa, revisa el plazo.',
    );
    // Another attempt with the same data would be refused again.
    for (const unreadable of [
      'SELECT * FROM clientes',
      'El plazo no corresponde. '.repeat(500),
      '<p>Plazo</p>',
    ])
      expect(await detailOf(unreadable)).toBe(SERVER_SENTENCES.coreRefused[1]);
    scripted.answerWith(400, { 'Content-Type': 'text/html' }, '<h1>Bad Request</h1>');
    expect((await ask().set(headers)).body.detail).toBe(SERVER_SENTENCES.coreRefused[1]);
  });
});
