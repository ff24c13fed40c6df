/** Lists of a core that are valid and wrong: none replaces a right one, or keeps one out. */
import { expect, it } from '@jest/globals';
import { CATALOGOS, SEGUROS_DESGRAVAMEN } from '@simulador/contracts/bank/catalogos';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startBff } from '../src/testing/test-bff.ts';

const HOUR_MS = 3_600_000;
const bff = bffForSpec({});

it('insurances twelve times dearer than ours are refused on the first day, and do not protect themselves against the right ones', async () => {
  const path = '/api/external/seguros_desgravamen/';
  const fresh = await startBff({ env: { MODE_SEGUROS: 'core' } });
  // The first answer ever, so that there is no earlier one to compare with.
  await fresh.core.play({ seguros_desgravamen: 'bias:*.Tasa*12' });
  expect((await fresh.http.get(path)).status).toBe(502);
  // An earlier release stored one.
  const wrong = SEGUROS_DESGRAVAMEN.map((each) => ({ ...each, Tasa: each.Tasa * 12 }));
  await fresh.query(
    `INSERT INTO core_lists (name, value, received_at, from_mock) VALUES ('seguros_desgravamen', $1, now(), true)`,
    [JSON.stringify(wrong)],
  );
  await fresh.core.play({});
  expect(
    (
      await retryUntil(
        async () => fresh.http.get(path),
        ({ status }) => status === 200,
      )
    ).body,
  ).toEqual(SEGUROS_DESGRAVAMEN);
  await fresh.close();
});

it('catalogues that can’t follow the stored ones do not replace them', async () => {
  const path = '/api/external/catalogos_simulador/';
  const { body } = await bff.http.get(path);
  const scenarios = [
    'set:comunas:[{"id":"13123","name":"Providencia","region":"13"}]',
    'set:tipos_inmuebles.*.vigente:false',
  ];
  for (const [n, scenario] of scenarios.entries()) {
    await bff.core.play({ catalogos_simulador: scenario });
    bff.clock.advance(HOUR_MS);
    await bff.http.get(path);
    const refused = await bff.logs.matching(
      ({ operation, outcome }) => operation === 'catalogos_simulador' && outcome === 'garbage',
      n + 1,
    );
    expect(refused).toHaveLength(n + 1);
    const after = await bff.http.get(path);
    expect([after.body, after.headers['x-source']]).toEqual([body, 'stale']);
  }
});

it('catalogues that are stored with too many rows are followed by the right ones', async () => {
  const fresh = await startBff();
  const extra = Array.from({ length: 400 }, (_, n) => ({
    id: String(13_500 + n),
    name: `Comuna ${n}`,
    region: '13',
  }));
  const wrong = { ...CATALOGOS, comunas: [...CATALOGOS.comunas, ...extra] };
  await fresh.query(
    `INSERT INTO core_lists (name, value, received_at, from_mock) VALUES ('catalogos_simulador', $1, $2, true)`,
    [JSON.stringify(wrong), new Date(fresh.clock.now().getTime() - HOUR_MS)],
  );
  const path = '/api/external/catalogos_simulador/';
  const { body } = await retryUntil(
    async () => fresh.http.get(path),
    ({ headers }) => headers['x-source'] === 'cache',
  );
  expect(body.comunas).toHaveLength(CATALOGOS.comunas.length);
  await fresh.close();
});
