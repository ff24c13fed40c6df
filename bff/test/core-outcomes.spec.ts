import { afterEach, describe, expect, it } from '@jest/globals';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
const TMC = { amount: 2000, currency: 998, period: 300 };

const scripted = forSpec(startScriptedCore);
const bff = bffForSpec(() => ({
  OPS_TOKEN,
  MODE_TMC: 'core',
  MODE_TARIFICADOR: 'core',
  TARIFICADOR_URL: scripted.url,
  TMC_TIMEOUT_MS: '2000',
  TARIFICADOR_TIMEOUT_MS: '20000',
}));
afterEach(() => bff.core.play({}));

/** Returns a metric's counts for one operation, by the values of one label. */
async function counted(metric: string, operation: string, label: string): Promise<Record<string, number>> {
  const page = await bff.http.get('/ops/metrics').set({ Authorization: `Bearer ${OPS_TOKEN}` });
  const lines = page.text.split('\n').filter((line) => line.startsWith(`${metric}{`));
  const ofOperation = lines.filter((line) => line.includes(`operation="${operation}"`));
  const entryOf = (line: string): [string, number] => [
    new RegExp(`${label}="(\\w+)"`).exec(line)?.[1] ?? '',
    Number(line.split(' ').pop()),
  ];
  return Object.fromEntries(ofOperation.map(entryOf));
}
const outcomes = (operation: string) => counted('upstream_requests_total', operation, 'outcome');
const notSent = (operation: string) => counted('upstream_not_sent_total', operation, 'reason');
const askTmc = async (scenario: string): Promise<number> => {
  await bff.core.play({ tmc: scenario });
  return (await bff.http.post('/products/api/tmc').send(TMC)).status;
};

describe('a request to the core is counted by how it ended', () => {
  it.each([
    ['ok', 200, 'ok'],
    ['status:503', 502, 'failed'],
    ['slow:30000', 504, 'timeout'],
  ])('%s: the client gets a %d, the metric says %s', async (scenario, status, outcome) => {
    const before = await outcomes('tmc');
    expect(await askTmc(scenario)).toBe(status);
    expect(await outcomes('tmc')).toEqual({ ...before, [outcome]: (before[outcome] ?? 0) + 1 });
    // A healthy answer in between keeps the breaker closed.
    expect(await askTmc('ok')).toBe(200);
  });

  it('one whose client disconnected is counted as such, without effect on the core’s state', async () => {
    scripted.answer(200, { rate: 4.5 });
    const body = { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 };
    // The first request for a rate also reads the list of rates, for which this core has no answer.
    await bff.http.post('/api/tarificador/Tarifa').send(body);
    await bff.http.post('/api/tarificador/Tarifa').send(body);
    const [asked, left] = [scripted.whenRequested(), scripted.hang()];
    const client = new AbortController();
    const answer = fetch(`${bff.url}/api/tarificador/Tarifa`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: client.signal,
    }).catch(() => 'left');
    await asked;
    client.abort();
    expect(await answer).toBe('left');
    await left;
    const counted = await retryUntil(
      () => outcomes('Tarifa'),
      ({ left: gone }) => Boolean(gone),
    );
    expect(counted).toEqual({ ok: 2, left: 1 });
    const { body: ready } = await bff.http.get('/health/ready');
    expect(ready.capabilities.tarificador).toEqual({ mode: 'core', upstream: 'up' });
  });

  it('one that is not sent, because the core fails too often, is counted separately', async () => {
    const before = (await outcomes('tmc'))['failed'] ?? 0;
    for (let fault = 0; fault < 10; fault += 1) expect(await askTmc('status:503')).toBe(502);
    expect(await notSent('tmc')).toEqual({});
    expect([await askTmc('ok'), await askTmc('ok')]).toEqual([503, 503]);
    expect(await notSent('tmc')).toEqual({ open: 2 });
    expect((await outcomes('tmc'))['failed']).toBe(before + 10);
    const opened = bff.logs.entries().filter(({ msg }) => String(msg).startsWith('core left alone'));
    expect(opened).toMatchObject([{ level: 40, mode: 'core' }]);
    expect(opened[0]).toMatchObject({ capability: 'tmc' });
  });
});
