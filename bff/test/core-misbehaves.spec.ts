import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { CREDIT } from '../src/testing/example.ts';
import { type ScriptedCore, startScriptedCore } from '../src/testing/scripted-core.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { everyMode, startBff, type TestBff } from '../src/testing/test-bff.ts';

/** Deadline of calls to a slow core, of which none has to answer in time. */
const DEADLINE_MS = 300;
/** Less than the delay of a slow core, and far beyond the deadline, because a test machine can be busy. */
const LATE_MS = 55_000;
const UNREACHED = 'No pudimos conectarnos con el sistema del banco. Inténtalo de nuevo en unos minutos.';
const TOO_SLOW = 'El sistema del banco tardó demasiado en responder. Inténtalo de nuevo en unos minutos.';
const GARBAGE =
  'El sistema del banco entregó una respuesta que no podemos usar. Inténtalo de nuevo más tarde.';
const FAILED = 'El sistema del banco no pudo responder. Inténtalo de nuevo más tarde.';
const ITS_OWN = 'El core simulado responde con una falla a pedido.';

let bff: TestBff;
let hurried: TestBff;
beforeAll(async () => {
  // The rate is the only call of this BFF that can be late.
  bff = await startBff({ env: { ...everyMode('core'), TARIFICADOR_TIMEOUT_MS: String(DEADLINE_MS) } });
  hurried = await startBff({ env: { ...everyMode('core'), CORE_TIMEOUT_MS: String(DEADLINE_MS) } });
});
afterEach(async () => {
  await bff.core.play({});
  await hurried.core.play({});
});
afterAll(async () => {
  await hurried.close();
  await bff.close();
});

/** Returns the BFF to ask in a scenario. */
const bffFor = (scenario: string): TestBff => (scenario.startsWith('slow') ? hurried : bff);

const calculate = (): Promise<Response> =>
  Promise.resolve(bff.http.post('/api/external/calc_dividendo/').send(CREDIT));

const compare = ({ http }: TestBff): Promise<Response> =>
  Promise.resolve(http.post('/api/simulador/comparacion').send({ ...CREDIT, tipopropiedad: 1, edad: 40 }));

const LISTS = [
  'paridad',
  'catalogos_simulador',
  'seguros_desgravamen',
  'seguros_incendio',
  'seguros_cesantia',
];

describe.each(LISTS)('%s of a core without a valid answer', (list) => {
  it.each([
    ['down', 502, UNREACHED],
    ['slow:60000', 504, TOO_SLOW],
    ['garbage:types', 502, GARBAGE],
    ['garbage:nan', 502, GARBAGE],
    ['garbage:truncated', 502, GARBAGE],
    ['errors', 502, ITS_OWN],
    ['status:500', 502, FAILED],
    ['status:404', 502, FAILED],
    ['status:400', 502, FAILED],
  ])('answers %s with a %d, and says why in errors', async (scenario, status, sentence) => {
    // The catalogue has both names and numbers; wrong numbers alone make it unusable.
    const asked = bffFor(scenario);
    await asked.core.play({ '*': scenario });
    const began = Date.now();
    const answer = await asked.http.get(`/api/external/${list}/`);
    expect(Date.now() - began).toBeLessThan(LATE_MS);
    expect([answer.status, answer.body.errors, answer.body.detail]).toEqual([status, sentence, sentence]);
  });
});

describe('a calculation of the core', () => {
  it('works again with the core, with the day of its UF', async () => {
    const { status, headers } = await calculate();
    expect([status, headers['x-source'], headers['x-uf-date']]).toEqual([200, 'core', '2026-11-20']);
  });

  it('fails the comparison too when its rates are late', async () => {
    await bff.core.play({ Tarifa: 'slow:60000' });
    expect((await compare(bff)).status).toBe(504);
  });

  it('does not affect the readiness, which shows the state of each upstream', async () => {
    await bff.core.play({ calc_dividendo: 'down' });
    await calculate();
    const { status, body } = await bff.http.get('/health/ready');
    expect([status, body.status, body.database]).toEqual([200, 'ok', 'up']);
    expect(body.capabilities.dividendo).toEqual({ mode: 'core', upstream: 'down' });
    await bff.core.play({});
    await calculate();
    const after = await bff.http.get('/health/ready');
    expect(after.body.capabilities.dividendo).toEqual({ mode: 'core', upstream: 'up' });
  });
});

describe('the start of the simulator', () => {
  it.each([
    ['paridad', 'uf'],
    ['catalogos_simulador', 'catalogos'],
    ['seguros_desgravamen', 'seguros_desgravamen'],
    ['seguros_incendio', 'seguros_incendio'],
    ['seguros_cesantia', 'seguros_cesantia'],
  ])('has all but %s when that alone fails', async (operation, part) => {
    const fresh = await startBff();
    await fresh.core.play({ [operation]: 'down' });
    const { status, body } = await fresh.http.get('/api/simulador/inicio');
    await fresh.close();
    const parts: Record<string, unknown> = { uf: body.uf, catalogos: body.catalogos };
    for (const [kind, list] of Object.entries(body.seguros)) parts[`seguros_${kind}`] = list;
    const missing = Object.keys(parts).filter((name) => parts[name] === null);
    expect([status, missing, body.errors]).toEqual([200, [part], [{ part, message: UNREACHED }]]);
  });

  it('reports failures to staff as usted', async () => {
    const fresh = await startBff();
    await createUser(fresh, 'executiverole');
    const { headers } = await signIn(fresh, 'executiverole', true);
    await fresh.core.play({ paridad: 'down' });
    const { body } = await fresh.http.get('/api/simulador/inicio').set(headers);
    await fresh.close();
    const message = UNREACHED.replace('Inténtalo', 'Inténtelo');
    expect(body.errors).toEqual([{ part: 'uf', message }]);
  });
});

describe('a core with unusual texts', () => {
  let scripted: ScriptedCore;
  let odd: TestBff;
  beforeAll(async () => {
    scripted = await startScriptedCore();
    const account = { DIVIDENDO_USER: 'servicio', DIVIDENDO_PASSWORD: 'clave:con:dos puntos' };
    odd = await startBff({
      env: {
        ...everyMode('core'),
        ...account,
        MODE_AUTH: 'local',
        DIVIDENDO_URL: `${scripted.url}/base/`,
        PARIDAD_URL: scripted.url,
      },
    });
  });
  afterAll(async () => {
    await odd.close();
    await scripted.close();
  });
  const ask = () => odd.http.post('/api/external/calc_dividendo/').send(CREDIT);

  it('fails the comparison in the same way as a single calculation', async () => {
    scripted.answer(200, { uf: 'garbage' });
    expect([(await ask()).status, (await compare(odd)).status]).toEqual([502, 502]);
  });

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
    expect(await detailOf('SELECT * FROM clientes')).toBe(FAILED.replace('Inténtalo', 'Inténtelo'));
  });
});
