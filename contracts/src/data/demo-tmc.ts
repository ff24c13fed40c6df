/** Invented maximum conventional rates of loans in UF of a year or more: what a fresh database and the mock core hold. */
import { CURRENCY_CODE } from '../domain/codes.ts';

/** `type` is the public API's segment; it holds amounts above `aboveUf` up to and including `upToUf`. */
export interface DemoTmc {
  readonly type: number;
  readonly currency: number;
  readonly minMonths: number;
  readonly aboveUf: number;
  readonly upToUf: number | null;
  readonly annualRatePct: number;
}

const YEAR_MONTHS = 12;
const SEGMENT_LIMIT_UF = 2000;

export const DEMO_TMC: readonly DemoTmc[] = [
  {
    type: 24,
    currency: CURRENCY_CODE.uf,
    minMonths: YEAR_MONTHS,
    aboveUf: 0,
    upToUf: SEGMENT_LIMIT_UF,
    annualRatePct: 6.6,
  },
  {
    type: 22,
    currency: CURRENCY_CODE.uf,
    minMonths: YEAR_MONTHS,
    aboveUf: SEGMENT_LIMIT_UF,
    upToUf: null,
    annualRatePct: 6.1,
  },
];
