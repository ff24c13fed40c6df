import { describe, expect, it } from '@jest/globals';
import { bffForSpec } from '../src/testing/for-spec.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
const AUTHORIZED = { Authorization: `Bearer ${OPS_TOKEN}` };

describe('operations', () => {
  const bff = bffForSpec({
    ...{ OPS_TOKEN, MODE_DIVIDENDO: 'shadow', MODE_TMC: 'local', DIVIDENDO_TIMEOUT_MS: '12345' },
  });

  it('shows the modes', async () => {
    const { body } = await bff.http.get('/ops/modes').set(AUTHORIZED);
    expect(body).toContainEqual(
      expect.objectContaining({ capability: 'dividendo', mode: 'shadow', timeout_ms: 12_345 }),
    );
    expect(body).toContainEqual({ capability: 'tmc', mode: 'local' });
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
  });
});
