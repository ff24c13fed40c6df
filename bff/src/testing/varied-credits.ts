import fc from 'fast-check';
import type { DividendoRequestDto } from '../calculation/dividendo/dividendo.dto.ts';

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

/** Returns credits; the same ones for the same seed. */
export const variedCredits = (count: number, seed: number): Partial<DividendoRequestDto>[] =>
  fc.sample(CREDITS, { numRuns: count, seed });
