/** Changes with which a low income is enough, tried around every bound of a range of the rate tables. See docs/rules.md R1010. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addUf, ufDifference, ufFromNumber, ufToNumber } from '@simulador/contracts/platform/money';
import type { CalculoAnswerDto } from '../src/calculation/calculo/calculo.dto.ts';
import { CREDIT } from '../src/testing/example.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { creditWith, mixRates, offered, rateOf, TERMS } from './shared/offered-credits.ts';

const bff = bffForSpec();
beforeAll(() => mixRates(bff));

const post = async (path: string, body: object) =>
  Promise.resolve(bff.http.post(`/api/simulador/${path}`).send(body));

describe('a smaller credit', () => {
  /** Returns what the form asks for once the remedy is applied, at the rate that is then suggested; null if it is refused. */
  const pressed = async (creditUf: number, valueUf: number, terms: object) => {
    const credit = creditWith({
      ...terms,
      montocredito: creditUf,
      valorpropiedad: valueUf,
      montoAsegurado: ufToNumber(ufFromNumber(0.8 * valueUf)),
    });
    return offered(credit, await rateOf(bff, credit));
  };
  const smaller = async (change: object) => {
    const { status, body } = await post('alcance', { insured_pct: 80, ...change });
    expect([200, 404]).toContain(status);
    return status === 200 ? body : null;
  };
  const bounds = async () => {
    const rows = (await bff.query(
      `SELECT min_amount_uf::float8 AS uf FROM range_amounts UNION SELECT max_amount_uf::float8 FROM range_amounts`,
    )) as { uf: number }[];
    return [...new Set([...rows.map(({ uf }) => uf), 2000])].filter((uf) => uf > 400 && uf < 12_000);
  };

  it.each([
    ['at the suggested rate', { plazototal: 8 }],
    ['at the suggested rate', { plazototal: 30 }],
    ['at a rate of staff', { plazototal: 20, personalizarTasa: true, tasasimulacion: 5.2 }],
  ])(
    '%s (%j) is smaller, of whole UF, and enough once it is applied, at every bound of a range',
    async (_rate, terms) => {
      const found = { value: 0, savings: 0 };
      for (const bound of await bounds())
        for (const present of [bound - 1, bound, bound + 1, bound + 0.6, bound + 1.4321]) {
          const own = Math.round(present / 4) + 0.4;
          const value = ufToNumber(addUf(ufFromNumber(present), ufFromNumber(own)));
          const now = await pressed(present, value, terms);
          for (const incomeClp of now === null ? [] : [4 * now.clp - 1, 4 * now.clp - 5000]) {
            const asked = { calculation: { ...TERMS, ...terms }, income_clp: incomeClp, below_uf: present };
            const other = await smaller({ ...asked, savings_uf: own });
            const same = await smaller({ ...asked, value_uf: value });
            for (const answer of [other, same]) {
              if (answer === null) continue;
              expect(answer.credit_uf).toBeLessThan(present);
              const after = await pressed(answer.credit_uf, answer.value_uf, terms);
              expect([answer.row.Tasa, answer.row.DivTotalPe]).toEqual([after?.rate, after?.clp]);
              expect(4 * (after?.clp ?? Infinity)).toBeLessThanOrEqual(incomeClp);
            }
            if (other !== null) {
              found.value += 1;
              expect(Number.isInteger(other.value_uf)).toBe(true);
              expect(ufDifference(other.value_uf, other.credit_uf)).toBe(own);
            }
            if (same !== null) {
              found.savings += 1;
              expect(Number.isInteger(ufDifference(present, same.credit_uf))).toBe(true);
              expect(same.value_uf).toBe(value);
              // The largest: none of the last tries before it is enough.
              const moreUf = ufDifference(present, same.credit_uf);
              for (let more = Math.max(1, moreUf - 5); more < moreUf; more += 1) {
                const less = await pressed(ufDifference(present, more), value, terms);
                expect(4 * (less?.clp ?? Infinity)).toBeGreaterThan(incomeClp);
              }
            }
          }
        }
      expect(Math.min(found.value, found.savings)).toBeGreaterThan(10);
    },
  );
});

describe('a longer term', () => {
  const longerTerm = async (people: object, credit: object = {}) => {
    const { tasasimulacion: _rate, ...calculation } = { ...CREDIT, ...TERMS, plazototal: 8, ...credit };
    const { body } = await post('calculo', { calculation, flavour: 'web', edad: 30, ...people });
    return (body as CalculoAnswerDto).ways_out?.find(({ kind }) => kind === 'years');
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
      const longer = await longerTerm({ income_clp });
      expect(longer === undefined ? null : [longer.to, longer.row.Tasa]).toEqual(expected);
    },
  );

  it('is limited by the age', async () => {
    expect(await longerTerm({ income_clp: 1_800_000, edad: 60 })).toBeUndefined();
    expect(await longerTerm({ income_clp: 1_800_000 })).toBeDefined();
  });

  it.each(['web', 'pro'] as const)(
    'of %s is longer, and enough at its own rate, around every bound of a range',
    async (flavour) => {
      const most = flavour === 'pro' ? 30 : 40;
      const rows = (await bff.query(
        'SELECT min_years::int AS years FROM range_periods UNION SELECT max_years::int FROM range_periods',
      )) as { years: number }[];
      let found = 0;
      for (const plazototal of [...new Set(rows.flatMap(({ years }) => [years - 1, years, years + 1]))]) {
        if (plazototal < 8 || plazototal >= most) continue;
        const at = (years: number) =>
          creditWith({ ...CREDIT, codpro: 8, tipopropiedad: 2, plazototal: years });
        const now = offered(at(plazototal), await rateOf(bff, at(plazototal)));
        if (now === null) continue;
        const income_clp = 4 * now.clp - 1;
        const longer = await longerTerm({ income_clp, edad: 30, flavour }, { plazototal });
        if (longer === undefined) continue;
        found += 1;
        expect(longer.to).toBeGreaterThan(plazototal);
        expect(longer.to).toBeLessThanOrEqual(most);
        const after = offered(at(longer.to), await rateOf(bff, at(longer.to)));
        expect([longer.row.Tasa, longer.row.DivTotalPe]).toEqual([after?.rate, after?.clp]);
        expect(longer.row.RenMin).toBeLessThanOrEqual(income_clp);
      }
      expect(found).toBeGreaterThan(2);
    },
  );
});
