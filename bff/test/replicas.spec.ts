/** Two BFFs over one database: a change in one takes effect in the other within a second. */
import { describe, expect, it } from '@jest/globals';
import { retryUntil, scaled } from '../src/testing/retry-until.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const SECOND_MS = scaled(1_000);

const one = bffForSpec({ TRUST_PROXY: 'loopback' });
const other = forSpec(() => startBff({ databaseUrl: one.databaseUrl, env: { TRUST_PROXY: 'loopback' } }));

describe('two replicas', () => {
  it('have the same UF of the core, when it changes on the same day', async () => {
    const ufOf = async (bff: TestBff) => (await bff.http.get('/api/external/paridad/')).body as number;
    const before = await ufOf(one);
    for (const bff of [one, other]) await bff.core.play({ '*': 'uf:40905.5' });
    expect(await ufOf(one)).toBe(before);
    expect(await ufOf(other)).toBe(40905.5);
    const began = performance.now();
    const agreed = await retryUntil(
      () => ufOf(one),
      (uf) => uf === 40905.5,
    );
    expect(agreed).toBe(40905.5);
    expect(performance.now() - began).toBeLessThan(SECOND_MS);
  });

  it('count the 30 saves of an address together, and never admit a thirty-first of many concurrent ones', async () => {
    const address = '203.0.113.7';
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const visitor = new Visitor(n % 2 ? one.http : other.http, address);
        const body = { ...PERSON, email: `a-la-vez-${n}@correo.example` };
        return (await visitor.post('/authentication/api/clients/', body)).status;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const saved = (from: string) =>
      new Visitor(other.http, from).post('/authentication/api/clients/', PERSON);
    expect((await saved(address)).status).toBe(429);
    expect((await saved('203.0.113.8')).status).not.toBe(429);
    for (const bff of [one, other]) bff.clock.advance(60 * 60_000);
    expect((await saved(address)).status).not.toBe(429);
  });
});
