import { afterEach, describe, expect, it } from '@jest/globals';
import { SHORT_CACHE_TTL_MS } from '../src/database/short-cache.ts';
import { CREDIT } from '../src/testing/example.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
const RUT = '12345678-5';

interface Report {
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly groups: readonly {
    readonly paths: readonly string[];
    readonly count: number;
    readonly newest: { readonly differences: readonly object[] };
  }[];
}

async function reportOf(bff: TestBff): Promise<Report> {
  const answer = await bff.http.get('/ops/shadow').set({ Authorization: `Bearer ${OPS_TOKEN}` });
  return answer.body as Report;
}

/** Returns the report after `count` comparisons. The core is called after the answer was sent. */
const untilCompared = (bff: TestBff, count: number): Promise<Report> =>
  retryUntil(
    () => reportOf(bff),
    ({ counts }) => Object.values(counts['dividendo'] ?? {}).reduce((sum, each) => sum + each, 0) >= count,
  );

const calculate = (bff: TestBff, change: object = {}) =>
  Promise.resolve(bff.http.post('/api/external/calc_dividendo').send({ ...CREDIT, Rut: RUT, ...change }));

/** Returns the newest finding, and the counts added by a request. */
async function comparedRequest(bff: TestBff, change: object = {}) {
  const { counts: first, groups: former } = await reportOf(bff);
  const before = first['dividendo'] ?? {};
  const total = Object.values(before).reduce((sum, count) => sum + count, 0);
  const { status, body } = await calculate(bff, change);
  const { counts, groups } = await untilCompared(bff, total + 1);
  const after = Object.entries(counts['dividendo'] ?? {});
  const [outcome] = after.find(([name, count]) => count > (before[name] ?? 0)) ?? [];
  const countOf = ({ paths }: Report['groups'][number]): number =>
    former.find((each) => each.paths.join() === paths.join())?.count ?? 0;
  const found = groups.find((group) => group.count > countOf(group))?.newest.differences ?? [];
  return { status, body, outcome, found, groups };
}

const bff = bffForSpec({ OPS_TOKEN, MODE_DIVIDENDO: 'shadow', DIVIDENDO_TIMEOUT_MS: '15000' });
afterEach(() => bff.core.play({}));

describe('a field that only the core has', () => {
  it('is no difference of figures but drift, with a masked name', async () => {
    await bff.core.play({ calc_dividendo: 'extra:salida.0.Glosa&extra:salida.0.rut_12345678' });
    expect((await comparedRequest(bff)).outcome).toBe('same');
    // Noted after the comparison.
    const drift = await retryUntil(
      async () => (await bff.http.get('/ops/drift').set({ Authorization: `Bearer ${OPS_TOKEN}` })).text,
      (text) => text.includes('Glosa'),
    );
    expect(drift).toContain('Glosa');
    expect(drift).not.toContain('12345678');
  });
});

describe('a core that calculates otherwise', () => {
  it('is compared field by field: its row is not refused', async () => {
    await bff.core.play({ calc_dividendo: 'bias:salida.0.TasaCae+1.4&bias:salida.0.Dividendo+1' });
    const { outcome, found } = await comparedRequest(bff);
    expect(outcome).toBe('different');
    expect(found).toEqual([
      { path: '$.TasaCae', local: 4.82, core: 6.22 },
      { path: '$.Dividendo', local: 11.1876, core: 12.1876 },
    ]);
  });
});

describe('a request that one side refuses', () => {
  it('is no finding if the other refuses it too', async () => {
    const { status, outcome, found } = await comparedRequest(bff, { tasasimulacion: 6.61 });
    expect({ status, outcome, found }).toEqual({ status: 400, outcome: 'same', found: [] });
  });

  it.each([
    ['errors', 'refused 400'],
    ['status:404', 'refused 404'],
    ['errors:422', 'refused 422'],
  ])('is a finding when the core refuses it by %s and we answer', async (scenario, core) => {
    await bff.core.play({ calc_dividendo: scenario });
    const { status, outcome, found } = await comparedRequest(bff);
    expect({ status, outcome, found }).toEqual({
      status: 200,
      outcome: 'different',
      found: [{ path: '$outcome', local: 'answered', core }],
    });
  });

  it('is a finding if we refuse it and the core answers, by status and fields only', async () => {
    await bff.query('UPDATE tmc SET annual_pct = annual_pct - 3');
    bff.clock.advance(SHORT_CACHE_TTL_MS);
    const { status, body, outcome, found, groups } = await comparedRequest(bff);
    await bff.query('UPDATE tmc SET annual_pct = annual_pct + 3');
    bff.clock.advance(SHORT_CACHE_TTL_MS);
    expect({ status, outcome, found }).toEqual({
      status: 400,
      outcome: 'different',
      found: [{ path: '$outcome', local: 'refused 400 tasasimulacion', core: 'answered' }],
    });
    expect(body.errors_detail).toBe('La tasa no puede ser mayor a la TMC');
    expect(JSON.stringify(groups)).not.toMatch(/TMC|12345678|core simulado/);
  });

  it.each(['down', 'status:500', 'status:429', '401', 'garbage:types', 'garbage:truncated'])(
    'is no finding when the core fails by %s, whether we answer or refuse',
    async (scenario) => {
      await bff.core.play({ calc_dividendo: scenario });
      const [answered, refused] = [
        await comparedRequest(bff),
        await comparedRequest(bff, { tasasimulacion: 6.61 }),
      ];
      expect([answered.status, answered.outcome]).toEqual([200, 'failed']);
      expect([refused.status, refused.outcome]).toEqual([400, 'failed']);
      // A healthy answer in between keeps the breaker closed.
      await bff.core.play({});
      expect((await comparedRequest(bff)).outcome).toBe('same');
    },
  );

  it('is not sent to the core if we cannot answer', async () => {
    const questions = (): Promise<number> => bff.core.callsTo('calc_dividendo');
    const before = await questions();
    await bff.query('DELETE FROM tmc');
    bff.clock.advance(SHORT_CACHE_TTL_MS);
    const { status, outcome } = await comparedRequest(bff);
    expect([status, outcome, await questions()]).toEqual([503, 'local_failed', before]);
  });
});

/** Runs a test with its own BFF, and closes it. */
async function inShadow<T>(
  env: Readonly<Record<string, string>>,
  work: (bff: TestBff) => Promise<T>,
): Promise<T> {
  const bff = await startBff({ env: { OPS_TOKEN, MODE_DIVIDENDO: 'shadow', ...env } });
  try {
    return await work(bff);
  } finally {
    await bff.close();
  }
}

describe('a list of the core', () => {
  it('is compared once for each time that the core said it, however often it is asked for', () =>
    inShadow({ MODE_SEGUROS: 'shadow' }, async (bff) => {
      const ask = async () => bff.http.get('/api/external/seguros_incendio');
      const seguros = async () => (await reportOf(bff)).counts['seguros'];
      for (let times = 0; times < 3; times += 1) expect((await ask()).status).toBe(200);
      await retryUntil(seguros, (counts) => counts?.['same'] === 1);
      await bff.core.play({ seguros_incendio: 'bias:0.Tasa*2' });
      bff.clock.advance(11 * 60_000);
      const counts = await retryUntil(
        async () => {
          await ask();
          return seguros();
        },
        (each) => each?.['different'] === 1,
      );
      expect(counts).toMatchObject({ same: 1, different: 1 });
    }));
});

describe('a core in a shadow call', () => {
  const scripted = forSpec(startScriptedCore);

  it('delays no answer', () =>
    inShadow({ DIVIDENDO_URL: scripted.url, DIVIDENDO_TIMEOUT_MS: '60000' }, async (bff) => {
      const reached = scripted.whenRequested();
      void scripted.hang();
      const statuses = [(await calculate(bff)).status];
      await reached;
      statuses.push((await calculate(bff, { tasasimulacion: 6.61 })).status);
      expect([statuses, (await reportOf(bff)).counts]).toEqual([[200, 400], {}]);
    }));

  const askInEarnest = async (bff: TestBff): Promise<number> =>
    (await bff.http.get('/api/external/seguros_incendio')).status;

  it('does not affect other requests to the core by its failures', () =>
    inShadow({}, async (bff) => {
      await bff.core.play({ calc_dividendo: 'down' });
      for (let fault = 0; fault < 12; fault += 1) expect((await comparedRequest(bff)).outcome).toBe('failed');
      expect(await askInEarnest(bff)).toBe(200);
    }));

  it('does not affect them if it is slow, with any number of comparisons', () =>
    inShadow({ DIVIDENDO_TIMEOUT_MS: '60000' }, async (bff) => {
      await bff.core.play({ calc_dividendo: 'slow:60000' });
      // From here on the values from the database are cached.
      expect((await calculate(bff)).status).toBe(200);
      const credits = await Promise.all(Array.from({ length: 120 }, () => calculate(bff)));
      expect(new Set(credits.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await askInEarnest(bff)).toBe(200);
      expect((await reportOf(bff)).counts).toEqual({});
    }));
});
