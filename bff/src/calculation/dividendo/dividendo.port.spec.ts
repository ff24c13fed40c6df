import { beforeAll, describe, expect, it } from '@jest/globals';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { type Adapter, ADAPTERS } from '../../testing/both-adapters.ts';
import { REFERENCE_UF } from '../../testing/test-core.ts';
import { DividendoRequestDto, type DividendoRowDto } from './dividendo.dto.ts';
import { DividendoPort } from './dividendo.port.ts';
import fc from 'fast-check';

const adapters = adaptersForSpec();
beforeAll(() => adapters.setUf(REFERENCE_UF));

const EXAMPLE = { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 };
type Change = Partial<DividendoRequestDto>;

const requestOf = (change: Change): DividendoRequestDto =>
  Object.assign(new DividendoRequestDto(), EXAMPLE, change);
const calculate = async (adapter: Adapter, change: Change): Promise<DividendoRowDto> =>
  (await adapters[adapter].app.get(DividendoPort).calculate(requestOf(change))).value.row;

describe.each(ADAPTERS)('the dividend, answered by %s', (adapter) => {
  it('has its term, rate, instalments and first due date', async () => {
    expect(await calculate(adapter, { mesesgracia: 3 })).toMatchObject({
      Plazo: 25,
      Tasa: 4.5,
      Cuotas: 300,
      FecVencimiento: '2027-03-20',
    });
  });

  it('insures the lives of two people at twice the rounded premium of one', async () => {
    const graced = { mesesgracia: 3, participantes: 2 };
    expect((await calculate(adapter, graced)).SegDesg).toBe(0.1376);
    const two = await calculate(adapter, { ...graced, asegurados: 2 });
    expect([two.SegDesg, two.DivTotal]).toEqual([0.2752, 11.7469]);
  });

  it('returns the day of its UF and its source', async () => {
    const answer = await adapters[adapter].app.get(DividendoPort).calculate(requestOf({}));
    expect([answer.source, answer.value.ufDate]).toEqual([adapter, '2026-11-20']);
  });
});

const uf = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((units) => units / 10_000);

/** Bodies of calc_dividendo that are valid in every mode: all purposes, terms, rates below the TMC. UF, years, percent. */
const CREDITS: fc.Arbitrary<Partial<DividendoRequestDto>> = fc
  .record({
    montocredito: uf(300, 15000),
    financedPct: fc.integer({ min: 10, max: 90 }),
    plazototal: fc.integer({ min: 5, max: 40 }),
    tasasimulacion: fc.integer({ min: 1, max: 610 }).map((hundredths) => hundredths / 100),
    destino: fc.constantFrom(1, 72, 70, 52),
    mesesgracia: fc.integer({ min: 0, max: 6 }),
    codigoSubsidio: fc.constantFrom(0, 1, 19, 116),
    DFL2: fc.boolean(),
    montoAsegurado: fc.oneof(fc.constant(0), uf(300, 15000)),
    insured: fc.boolean(),
  })
  .map(({ financedPct, insured, ...credit }) => ({
    ...credit,
    valorpropiedad: Math.max(1600, Math.ceil((credit.montocredito * 100) / financedPct)),
    ...(insured ? { tasa_seg_des: 0.000115, tasa_seg_inc: 0.000132, tasa_seg_ces: 0.00012 } : {}),
  }));

describe('the dividend', () => {
  it('is equal from both adapters for any request, figure by figure', async () => {
    for (const credit of fc.sample(CREDITS, { numRuns: 20, seed: 25 })) {
      const [local, core] = await Promise.all([calculate('local', credit), calculate('core', credit)]);
      expect({ credit, row: local }).toEqual({ credit, row: core });
    }
  });
});
