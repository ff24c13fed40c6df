import { afterEach, describe, expect, it } from '@jest/globals';
import { UpstreamFactory } from '../src/border/upstream/upstream-factory.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';
import { everyMode, startBff } from '../src/testing/test-bff.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
const DAY_MS = 86_400_000;
const TMC = { amount: 2000, currency: 998, period: 300 };

const scripted = forSpec(startScriptedCore);
const bff = bffForSpec(() => ({
  ...everyMode('core'),
  OPS_TOKEN,
  CORE_TIMEOUT_MS: '1500',
  // Longer than the test, so that only the client's disconnection ends a request.
  TMC_URL: scripted.url,
  TMC_TIMEOUT_MS: '60000',
  PARIDAD_URL: scripted.url,
}));
afterEach(() => bff.core.play({}));

const askTmc = (headers: Record<string, string> = {}) =>
  Promise.resolve(bff.http.post('/products/api/tmc').set(headers).send(TMC));

describe('a request to the core', () => {
  it("carries the request's id and its trace", async () => {
    scripted.answer(200, { Valor: 6.6 });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    await askTmc({ 'X-Request-Id': 'traza-0001', traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    const headers = scripted.lastHeaders();
    expect(headers['x-request-id']).toBe('traza-0001');
    expect(headers['traceparent']).toBe(`00-${trace}-00f067aa0ba902b7-01`);
    expect(headers['tracestate']).toBeUndefined();
  });

  it.each([
    [`00-${'4bf92f3577b34da6a3ce929d0e0e4736'}-00f067aa0ba902b7-01`, 'banco=t61rcWkgMzE'],
    ['nada', undefined],
  ])('carries the state of the trace %s, and the log names the trace', async (traceparent, expected) => {
    scripted.answer(200, { Valor: 6.6 });
    const answer = await askTmc({ traceparent, tracestate: 'banco=t61rcWkgMzE' });
    expect(scripted.lastHeaders()['tracestate']).toBe(expected);
    const line = await bff.logs.ofRequest(answer.headers['x-request-id'] ?? '');
    expect(line?.['traceId']).toBe(String(scripted.lastHeaders()['traceparent'] ?? '').split('-')[1]);
  });

  it.each(['', 'nada', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
    'has no trace if its caller has none: %s',
    async (traceparent) => {
      await askTmc({ traceparent });
      expect(scripted.lastHeaders()['traceparent']).toBeUndefined();
    },
  );

  it('shared by several has the id and the trace of the first', async () => {
    scripted.answer(200, 40880.36);
    scripted.hold();
    const arrived = scripted.whenRequested();
    const trace = '5bf92f3577b34da6a3ce929d0e0e4736';
    const ask = (id: string, traceparent: string) =>
      Promise.resolve(bff.http.get('/api/external/paridad').set({ 'X-Request-Id': id, traceparent }));
    const first = ask('traza-0001', `00-${trace}-00f067aa0ba902b7-01`);
    await arrived;
    const second = ask('traza-0002', '');
    scripted.answer(200, 40880.36);
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
    const headers = scripted.lastHeaders();
    expect([headers['x-request-id'], headers['traceparent']?.slice(3, 35)]).toEqual(['traza-0001', trace]);
    bff.clock.advance(DAY_MS);
  });

  it('shared by several continues when the first client disconnects', async () => {
    scripted.answer(200, 40880.36);
    const client = new AbortController();
    const first = fetch(`${bff.url}/api/external/paridad`, { signal: client.signal }).catch(() => 'left');
    client.abort();
    expect((await bff.http.get('/api/external/paridad')).body).toBe(40880.36);
    expect(await first).toBe('left');
  });
});

/** Returns how often a place is in the drift log, which is written after the answer was sent. */
async function driftAt(place: string): Promise<number> {
  const { body } = await bff.http.get('/ops/drift').set({ Authorization: `Bearer ${OPS_TOKEN}` });
  const places = body as { path: string; count: number }[];
  return places.find(({ path }) => path === place)?.count ?? 0;
}

describe('an answer with undocumented fields', () => {
  it('is used, and the field logged once, without its value', async () => {
    scripted.answer(200, { Valor: 6.6, Secreto: 'valor-secreto', 'persona@ejemplo.cl': 1, '12345678-5': 1 });
    for (let asked = 0; asked < 3; asked += 1) expect((await askTmc()).body).toEqual({ Valor: 6.6 });
    const drifted = await retryUntil(
      () => driftAt('$.Secreto'),
      (count) => count >= 3,
    );
    expect(drifted).toBeGreaterThanOrEqual(3);
    // A calculation of another test has asked the scripted core for the TMC, too.
    const drift = bff.logs
      .entries()
      .filter(({ msg, path }) => msg === 'core drifts from its contract' && path !== '$');
    expect(drift).toMatchObject([
      { operation: 'tmc', path: '$.Secreto', what: 'el contrato no tiene este campo' },
      { operation: 'tmc', path: '$.(oculto)', what: 'el contrato no tiene este campo' },
    ]);
    for (const personal of ['valor-secreto', 'persona@', '12345678']) {
      expect(bff.logs.text()).not.toContain(personal);
    }
  });
});

describe('wrong credentials', () => {
  it('are detected before the first calculation, wherever the state is shown', async () => {
    const env = { ...everyMode('core'), OPS_TOKEN, CORE_USER: 'simulador', CORE_PASSWORD: 'otra' };
    const fresh = await startBff({ env });
    await fresh.core.play({ '*': '401' });
    await fresh.app.get(UpstreamFactory).checkCredentials();
    const { status, body } = await fresh.http.get('/health/ready');
    const modes = await fresh.http.get('/ops/modes').set({ Authorization: `Bearer ${OPS_TOKEN}` });
    const lines = fresh.logs.entries().filter(({ msg }) => msg === 'core refuses our credentials');
    const metrics = await fresh.http.get('/ops/metrics').set({ Authorization: `Bearer ${OPS_TOKEN}` });
    await fresh.core.play({});
    await fresh.http.get('/api/external/paridad');
    const after = await fresh.http.get('/health/ready');
    await fresh.close();
    expect([status, body.capabilities.dividendo, body.capabilities.paridad]).toEqual([
      200,
      { mode: 'core', upstream: 'unauthorized' },
      { mode: 'core', upstream: 'unauthorized' },
    ]);
    expect(modes.body).toContainEqual(
      expect.objectContaining({ capability: 'dividendo', upstream: 'unauthorized' }),
    );
    expect(lines.map(({ capability }) => capability)).toContain('dividendo');
    expect(metrics.text).toMatch(
      /upstream_requests_total\{capability="paridad",[^}]*outcome="unauthorized"\} 1\n/,
    );
    expect(after.body.capabilities.paridad).toEqual({ mode: 'core', upstream: 'up' });
  });
});
