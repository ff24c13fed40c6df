import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
const AUTHORIZED = { Authorization: `Bearer ${OPS_TOKEN}` };

describe('operations', () => {
  let bff: TestBff;
  beforeAll(async () => {
    const env = { OPS_TOKEN, MODE_DIVIDENDO: 'shadow', MODE_TMC: 'local', DIVIDENDO_TIMEOUT_MS: '12345' };
    bff = await startBff({ env });
  });
  afterAll(() => bff.close());

  const report = async () => (await bff.http.get('/ops/shadow').set(AUTHORIZED)).body;
  const calculate = () =>
    bff.http.post('/api/external/calc_dividendo/').send({ ...EXAMPLE_REQUEST, Rut: '12345678-5' });
  /** Waits for the report: the core is called after the answer was sent. */
  const untilCompared = async (count: number) => {
    const { counts, groups } = await retryUntil(report, ({ counts: { dividendo } }) => {
      const { same = 0, different = 0, failed = 0 } = dividendo ?? {};
      return same + different + failed >= count;
    });
    return { counts: counts.dividendo, groups };
  };

  it('shows the modes', async () => {
    const { body } = await bff.http.get('/ops/modes').set(AUTHORIZED);
    expect(body).toContainEqual(
      expect.objectContaining({ capability: 'dividendo', mode: 'shadow', timeout_ms: 12_345 }),
    );
    expect(body).toContainEqual({ capability: 'tmc', mode: 'local' });
  });

  it('answers locally in shadow, without a finding if the core agrees', async () => {
    const { status, headers } = await calculate();
    expect([status, headers['x-source']]).toEqual([200, 'local']);
    const { counts, groups } = await untilCompared(1);
    expect(counts).toMatchObject({ same: 1, different: 0 });
    expect(groups).toEqual([]);
  });

  it('reports a biased figure once, with its input but not the person', async () => {
    await bff.core.play({ calc_dividendo: 'bias:salida.0.SegInc+0.0002' });
    const before = (await calculate()).body;
    const { counts, groups } = await untilCompared(2);
    await bff.core.play({});
    expect(counts).toMatchObject({ same: 1, different: 1 });
    const differences = [{ path: '$.SegInc', local: 0.208, core: 0.2082 }];
    expect(groups).toMatchObject([
      { capability: 'dividendo', paths: ['$.SegInc'], count: 1, newest: { differences } },
    ]);
    expect(JSON.stringify(groups)).not.toMatch(/12\.?345\.?678/);
    expect(before.salida[0].SegInc).toBe(0.208);
  });

  it('makes a browser ask for the credential as a password, for operators’ paths only', async () => {
    const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const asked = await bff.http.get('/ops/modes').set(asBrowser);
    expect([asked.status, asked.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="Operaciones", charset="UTF-8"',
    ]);
    expect((await bff.http.get('/ops/modes')).headers['www-authenticate']).toBeUndefined();
    expect((await bff.http.get('/ops/modes').auth('operaciones', `${OPS_TOKEN}x`)).status).toBe(401);
    const modes = await bff.http.get('/ops/modes').set(asBrowser).auth('operaciones', OPS_TOKEN);
    expect([modes.status, modes.type]).toEqual([200, 'application/json']);
  });

  it('counts its work', async () => {
    const { text } = await bff.http.get('/ops/metrics').set(AUTHORIZED);
    expect(text).toContain('capability_mode{capability="dividendo",mode="shadow"} 1');
    for (const name of ['waiting', 'oldest_seconds', 'given_up'])
      expect(text).toContain(`jobs_${name}{task="workflow"} 0`);
    expect(text).toMatch(/shadow_comparisons_total\{capability="dividendo",outcome="different"\} 1/);
    expect(text).toMatch(
      /http_requests_total\{method="POST",route="\/api\/external\/calc_dividendo",status="200"\} 2/,
    );
  });
});
