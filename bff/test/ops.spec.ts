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

  it('takes the credential as a token only', async () => {
    expect((await bff.http.get('/ops/modes').auth('operaciones', OPS_TOKEN)).status).toBe(401);
  });

  it('counts its work', async () => {
    const { text } = await bff.http.get('/ops/metrics').set(AUTHORIZED);
    expect(text).toContain('upstream_breaker_open{capability="dividendo"} 0');
    for (const name of ['waiting', 'oldest_seconds', 'given_up'])
      expect(text).toContain(`jobs_${name}{task="workflow"} 0`);
  });
});
