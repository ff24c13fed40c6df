/** All figures of a credit in one answer, each the same as its single operation's. See docs/rules.md R980. */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { UfHistory } from '../src/bank/paridad/uf-history.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { everyMode } from '../src/testing/test-bff.ts';
import { calculated, post } from './shared/calculo.ts';
import { mixRates } from './shared/offered-credits.ts';

const local = bffForSpec({ ...everyMode('local'), TRUST_PROXY: 'loopback' });
const core = bffForSpec({ ...everyMode('core'), TRUST_PROXY: 'loopback' });
const counting = bffForSpec(everyMode('core'));
const shadow = bffForSpec({ MODE_DIVIDENDO: 'shadow', MODE_TMC: 'shadow', MODE_TARIFICADOR: 'shadow' });
beforeAll(async () => {
  await mixRates(local);
  await local.query("INSERT INTO uf_values (date, value) VALUES ('2026-11-20', 40880.36)");
});
afterEach(() => void jest.restoreAllMocks());

/** Ten-thousandths of a UF. */
const units = (uf: number): bigint => BigInt(Math.round(uf * 10_000));

interface Question {
  readonly credit: Readonly<Record<string, number | boolean>> & {
    readonly montocredito: number;
    readonly valorpropiedad: number;
    readonly plazototal: number;
  };
  readonly income_clp: number;
  readonly debts_clp: number;
  readonly edad: number;
  readonly edad_codeudor: number;
  readonly flavour: 'web' | 'pro';
}

const QUESTIONS: fc.Arbitrary<Question> = fc
  .record({
    value: fc.integer({ min: 15_010_001, max: 90_000_000 }),
    pct: fc.integer({ min: 30, max: 90 }),
    ratePct: fc.option(fc.integer({ min: 350, max: 600 }), { nil: null, freq: 3 }),
    isChosen: fc.boolean(),
    plazototal: fc.integer({ min: 5, max: 40 }),
    mesesgracia: fc.integer({ min: 0, max: 6 }),
    destino: fc.constantFrom(1, 1, 1, 72, 52),
    DFL2: fc.boolean(),
    asegurados: fc.constantFrom(1, 2),
    tipopropiedad: fc.constantFrom(1, 2),
    income_clp: fc.integer({ min: 500_000, max: 9_000_000 }),
    debts_clp: fc.constantFrom(0, 0, 300_000),
    edad: fc.integer({ min: 24, max: 72 }),
    edad_codeudor: fc.integer({ min: 24, max: 72 }),
    flavour: fc.constantFrom('web' as const, 'pro' as const),
  })
  .map(({ value, pct, ratePct, isChosen, income_clp, debts_clp, edad, edad_codeudor, flavour, ...rest }) => ({
    credit: {
      ...rest,
      montocredito: Math.floor((value * pct) / 100) / 10_000,
      valorpropiedad: value / 10_000,
      montoAsegurado: Math.round(value * 0.8) / 10_000,
      porcentaje: 80,
      codpro: 8,
      ...(ratePct !== null && { tasasimulacion: ratePct / 100, personalizarTasa: isChosen }),
    },
    ...{ income_clp, debts_clp, edad, edad_codeudor, flavour },
  }));

describe.each([
  ['the local calculation', 'local', 30],
  ['the core', 'core', 14],
] as const)('each figure of %s', (_name, mode, numRuns) => {
  const bff = mode === 'local' ? local : core;

  /** Asks the single operations. */
  async function single({ credit, income_clp, debts_clp, edad, edad_codeudor, flavour }: Question) {
    const { montocredito, valorpropiedad, plazototal, destino, codpro, tipopropiedad } = credit;
    const [tarifa, tmc] = await Promise.all([
      post(bff, '/api/tarificador/Tarifa', {
        ...{ amount: montocredito, period: plazototal, loan_use: destino },
        ...{ product: codpro, real_estate_type: tipopropiedad },
      }),
      post(bff, '/products/api/tmc', { amount: montocredito, currency: 998, period: 12 * plazototal }),
    ]);
    const suggested: number | null = tarifa.status === 200 ? tarifa.body.rate : null;
    const rate = (credit['tasasimulacion'] as number | undefined) ?? suggested;
    if (rate === null) return { suggested, tmc: tmc.body.Valor as number, rate, web: null, ways: [] };
    const priced = { ...credit, tasasimulacion: rate };
    const web = await post(bff, '/simulations/api/calc_simulation_web', {
      ...{ ...priced, edad: Math.max(edad, edad_codeudor), flavour, keeps_rate: true },
    });
    const people = { income_clp, debts_clp };
    const smaller = (own: object) =>
      post(bff, '/api/simulador/alcance', {
        ...{
          calculation: { ...priced, montocredito: undefined, valorpropiedad: undefined },
          ...people,
          ...own,
        },
        ...{ below_uf: montocredito, insured_pct: 80 },
      });
    const [other, same] = await Promise.all([
      smaller({ savings_uf: Number(units(valorpropiedad) - units(montocredito)) / 10_000 }),
      smaller({ value_uf: valorpropiedad }),
    ]);
    const isPurchase = destino === 1;
    const savings = (creditUf: number) => Number(units(valorpropiedad) - units(creditUf)) / 10_000;
    const ways = [
      ...(isPurchase && other.status === 200
        ? [{ kind: 'value', to: other.body.value_uf, row: other.body.row }]
        : []),
      ...(same.status === 200
        ? [
            isPurchase
              ? { kind: 'savings', to: savings(same.body.credit_uf), row: same.body.row }
              : { kind: 'credit', to: same.body.credit_uf, row: same.body.row },
          ]
        : []),
    ];
    return {
      suggested,
      tmc: tmc.body.Valor as number,
      rate,
      web: web.status === 200 ? web.body : null,
      ways,
    };
  }

  it('is that of its single operation', async () => {
    const seen = { calculated: 0, refused: 0, low: 0, enough: 0, kinds: new Set<string>() };
    for (const asked of fc.sample(QUESTIONS, { numRuns, seed: 62 })) {
      const { credit, ...people } = asked;
      const [{ suggested, tmc, rate, web, ways }, all] = await Promise.all([
        single(asked),
        calculated(bff, people, { Rut: undefined, ...credit }),
      ]);
      expect(all.rate).toEqual(rate === null ? null : { rate, suggested, tmc });
      expect(all.uf).toMatchObject({ value: 40_880.36, date: '2026-11-20' });
      if (web === null) {
        seen.refused += 1;
        expect([all.row, all.income, all.ways_out]).toEqual([null, null, null]);
        expect(all.problems.map(({ part }) => part)).toContain('row');
        continue;
      }
      seen.calculated += 1;
      const [row] = web.salida;
      expect(all.row).toEqual(row);
      expect([all.costs, all.cae_with_costs, all.total_with_costs]).toEqual([
        ...[web.operation_costs, web.cae_with_costs, web.total_with_costs],
      ]);
      const withoutTotal = web.terms.map((term: object) => ({ ...term, total_with_costs: undefined }));
      expect(all.terms?.map((term) => ({ ...term, total_with_costs: undefined }))).toEqual(withoutTotal);
      const costs = web.operation_costs.map(({ amount_uf }: { amount_uf: number }) => units(amount_uf));
      const own = credit['destino'] === 1 ? units(credit.valorpropiedad) - units(credit.montocredito) : 0n;
      const needed = costs.reduce((sum: bigint, each: bigint) => sum + each, own);
      expect(all.needed_today).toEqual({
        uf: Number(needed) / 10_000,
        clp: Number((needed * 4_088_036n + 500_000n) / 1_000_000n),
      });
      const { income_clp, debts_clp } = people;
      const needed_clp = Math.max(row.RenMin, debts_clp && Math.ceil((row.DivTotalPe + debts_clp) / 0.4));
      const missing_clp = Math.max(0, needed_clp - income_clp);
      expect(all.income).toEqual({ needed_clp, enough: missing_clp === 0, missing_clp });
      seen[missing_clp === 0 ? 'enough' : 'low'] += 1;
      // The longer term is no operation of its own (remedies.spec.ts).
      const amounts = all.ways_out?.filter(({ kind }) => kind !== 'years');
      expect(amounts).toEqual(missing_clp === 0 ? [] : ways);
      for (const { kind } of all.ways_out ?? []) seen.kinds.add(kind);
    }
    expect(Math.min(seen.calculated, seen.low, seen.enough)).toBeGreaterThan(numRuns / 8);
    expect(seen.kinds).toEqual(new Set(['years', 'value', 'savings', 'credit']));
  });
});

it('has the local figures in mode shadow', async () => {
  const people = { income_clp: 1_800_000, edad: 40 };
  const { uf: _uf, ...ours } = await calculated(shadow, people);
  const { uf: _theirs, ...theirs } = await calculated(core, people);
  expect(ours).toEqual(theirs);
});

describe('what is asked', () => {
  it('is asked of a core once a request', async () => {
    await calculated(counting);
    const operations = ['paridad', 'tmc', 'Tarifa', 'calc_dividendo', 'calc_operation_costs', 'tarifas'];
    const counts = () => Promise.all(operations.map((operation) => counting.core.callsTo(operation)));
    const before = await counts();
    await calculated(counting, { edad: 34, income_clp: 9_000_000 }, { plazototal: 22 });
    const after = await counts();
    // Both segments have one TMC; seven terms have a rate and a dividend each.
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([0, 1, 7, 7, 1, 0]);
  });

  it('reads the UF once', async () => {
    const latest = jest.spyOn(local.app.get(UfHistory), 'latestUpTo');
    await calculated(local, { income_clp: 500_000 });
    expect(latest).toHaveBeenCalledTimes(1);
  });
});
