import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { retryUntil } from '../src/testing/retry-until.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { variedCredits } from '../src/testing/varied-credits.ts';

const OPS_TOKEN = 'credencial-de-operaciones';
const AT_ONCE = 10;
const SEED = 2026;

interface Report {
  readonly counts: { readonly dividendo?: Readonly<Record<string, number>> };
  readonly findings: readonly {
    readonly differences: readonly { path: string; local: number; core: number }[];
  }[];
}

let bff: TestBff;
beforeEach(async () => {
  bff = await startBff({
    env: {
      OPS_TOKEN,
      MODE_DIVIDENDO: 'shadow',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
    },
  });
});
afterEach(() => bff.close());

/** Calculates many different credits, ten in parallel, each from another address. */
async function calculate(count: number): Promise<Set<number>> {
  const credits = variedCredits(count, SEED);
  const statuses = new Set<number>();
  const visitor = async (number: number): Promise<void> => {
    for (let credit = credits.pop(); credit; credit = credits.pop()) {
      const answer = await fetch(`${bff.url}/api/external/calc_dividendo`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${number}` },
        body: JSON.stringify(credit),
      });
      statuses.add(answer.status);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => visitor(number)));
  return statuses;
}

/** Waits for the report: the core is called after the answer was sent. */
const reportOf = (count: number): Promise<Report> =>
  retryUntil(
    async () =>
      (await bff.http.get('/ops/shadow').set({ Authorization: `Bearer ${OPS_TOKEN}` })).body as Report,
    ({ counts }) => Object.values(counts.dividendo ?? {}).reduce((sum, each) => sum + each, 0) >= count,
  );

/** Returns the number of biased answers by the mock core's journal. */
async function biased(): Promise<number> {
  const journal = await fetch(`${bff.core.url}/__mock/journal?operation=calc_dividendo`);
  const { entries } = (await journal.json()) as { entries: { played: unknown[]; unapplied: unknown[] }[] };
  return entries.filter(({ played, unapplied }) => played.length > unapplied.length).length;
}

describe('varied calculations compared with a core', () => {
  it('are exactly one finding if it is off by 0.0002 UF in the fire insurance of one of 200', async () => {
    await bff.core.play({ calc_dividendo: 'bias:salida.0.SegInc+0.0002@1/200' });
    expect(await calculate(200)).toEqual(new Set([200]));
    const { counts, findings } = await reportOf(200);
    expect(await biased()).toBe(1);
    expect(counts.dividendo).toEqual({ same: 199, different: 1, failed: 0, local_failed: 0, dropped: 0 });
    expect(findings.map(({ differences }) => differences.map(({ path }) => path))).toEqual([['$.SegInc']]);
    const [difference] = findings[0]?.differences ?? [];
    expect(Number(difference?.core) - Number(difference?.local)).toBeCloseTo(0.0002, 8);
  });

  it('are no finding if it is off by 0.0001 UF in the fire insurance of each of 50', async () => {
    await bff.core.play({ calc_dividendo: 'bias:salida.0.SegInc+0.0001' });
    expect(await calculate(50)).toEqual(new Set([200]));
    const { counts, findings } = await reportOf(50);
    expect(await biased()).toBe(50);
    expect(counts.dividendo).toEqual({ same: 50, different: 0, failed: 0, local_failed: 0, dropped: 0 });
    expect(findings).toEqual([]);
  });
});
