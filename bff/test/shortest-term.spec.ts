import { beforeAll, describe, expect, it } from '@jest/globals';
import { CREDIT } from '../src/testing/example.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { creditWith, mixRates, offered, rateOf, TERMS } from './shared/offered-credits.ts';

const bff = bffForSpec();
beforeAll(() => mixRates(bff));

describe('the shortest term', () => {
  const shortest = async (change: object, credit: object = {}) => {
    const calculation = { ...CREDIT, ...TERMS, plazototal: 8, ...credit };
    return bff.http.post('/api/simulador/plazo').send({ calculation, ...change });
  };

  it.each([2_000_000, 2_300_000, 2_800_000, 3_500_000])(
    'for an income of $%d is found as term by term, each at its own rate',
    async (income_clp) => {
      let expected: [number, number] | null = null;
      for (let plazototal = 9; plazototal <= 40 && expected === null; plazototal += 1) {
        const credit = creditWith({ ...CREDIT, codpro: 8, tipopropiedad: 2, plazototal });
        const found = offered(credit, await rateOf(bff, credit));
        if (found !== null && 4 * found.clp <= income_clp) expected = [plazototal, found.rate];
      }
      const { body } = await shortest({ income_clp, edad: 30 });
      expect(body.years === undefined ? null : [body.years, body.row.Tasa]).toEqual(expected);
    },
  );

  it('begins at the shortest one of the flavour', async () => {
    const rich = (flavour: string) => shortest({ income_clp: 15_000_000, flavour }, { plazototal: 5 });
    const [web, pro] = await Promise.all([rich('web'), rich('pro')]);
    expect([web.body.years, pro.body.years]).toEqual([6, 8]);
  });

  it('is longer with other debts, as with a lower income', async () => {
    const [none, few, some, lower] = await Promise.all(
      [
        { income_clp: 2_800_000 },
        { income_clp: 2_800_000, debts_clp: 420_000 },
        { income_clp: 2_800_000, debts_clp: 520_000 },
        { income_clp: 2_400_000 },
      ].map(async (change) => (await shortest(change)).body),
    );
    expect([few, some]).toEqual([none, lower]);
    expect(some.years).toBeGreaterThan(none.years);
  });

  it('is limited by age and flavour, and the answer names the longest one', async () => {
    const poor = { income_clp: 1_000_000, edad: 60 };
    const { status, body } = await shortest(poor);
    const reason = 'No alcanza con ningún plazo permitido, que es de hasta 20 años.';
    expect([status, body]).toEqual([200, { reason }]);
    expect((await shortest({ ...poor, edad: 30, flavour: 'pro' })).body.reason).toContain('hasta 30 años');
  });
});
