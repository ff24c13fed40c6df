/** Credits at mixed rates, and what the bank offers of them, without the searches that are tested. */
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { dividendClp, OfferedCredits } from '../../src/calculation/affordability/offered-credits.ts';
import type { DividendoRequestDto } from '../../src/calculation/dividendo/dividendo.dto.ts';
import { CREDIT } from '../../src/testing/example.ts';
import type { bffForSpec } from '../../src/testing/for-spec.ts';
import { REFERENCE_UF } from '../../src/testing/test-core.ts';

const { montocredito: _credit, valorpropiedad: _value, ...rest } = CREDIT;
export const TERMS = { ...rest, codpro: 8, tipopropiedad: 2, mesesgracia: 0 };
const TMC_UP_TO_2000 = 6.6;
const TMC_ABOVE = 6.1;

type Bff = ReturnType<typeof bffForSpec>;

/** Sets rates that rise and fall from range to range, one of them above the TMC. */
export const mixRates = (bff: Bff) =>
  bff.query(`UPDATE rates SET annual_pct = 3.9 + (abs(hashtext(
    range_amount_id::text || '/' || range_period_id::text)) % 28) / 10.0`);

export const creditWith = (change: object) => ({ ...TERMS, ...change }) as DividendoRequestDto;

export const rateOf = (bff: Bff, credit: DividendoRequestDto) => bff.app.get(OfferedCredits).rateOf(credit);

/** Returns the credit at its suggested rate, and its dividend in pesos; null if it is not offered. */
export function offered(credit: DividendoRequestDto, rate: number | null) {
  const tmc = credit.montocredito <= 2000 ? TMC_UP_TO_2000 : TMC_ABOVE;
  if (rate === null || rate > tmc) return null;
  const priced = { ...credit, tasasimulacion: rate };
  return { rate, clp: dividendClp(priced, ufValueFromNumber(REFERENCE_UF)) };
}
