/**
 * Invented rates (for every product, purpose, property type, period and amount range, by one formula), maximum rates
 * and UF values. A fresh database is seeded with them and the mock core answers with them.
 */
import { CREDIT_PURPOSE, PRODUCT, PROPERTY_TYPE } from '../bank/codes.ts';
import { daysBetween, type IsoDate } from '../platform/dates.ts';
import type { RateCell } from './rate-book.ts';
import { TMC_SEGMENTS, type TmcSegment } from '../bank/tmc-segments.ts';

/** Range that contains its lower bound but not its upper one; a product's last range contains both. */
export type DemoRange = readonly [min: number, max: number];

export const DEMO_PERIOD_RANGES_YEARS: readonly DemoRange[] = [
  [5, 8],
  [8, 12],
  [12, 15],
  [15, 20],
  [20, 25],
  [25, 30],
  [30, 40],
];

export const DEMO_AMOUNT_RANGES_UF: readonly DemoRange[] = [
  [300, 1000],
  [1000, 2000],
  [2000, 5000],
  [5000, 20000],
];

/** Rate in force: annual percent with two decimals. */
export interface DemoRate extends RateCell {
  readonly rate: number;
}

type Share = readonly [code: number, hundredths: number];

// All shares are hundredths of a percent, because integers need no rounding.
const PRODUCTS: readonly Share[] = [
  [PRODUCT.universal, 430],
  [PRODUCT.traditional, 422],
  [PRODUCT.flexiblePlus, 438],
];
const PURPOSES: readonly Share[] = [
  [CREDIT_PURPOSE.buySale, 0],
  [CREDIT_PURPOSE.refinancing, 6],
  [CREDIT_PURPOSE.internalRefinancing, 3],
  [CREDIT_PURPOSE.freeDisposition, 20],
];
const PROPERTY_TYPES: readonly Share[] = [
  [PROPERTY_TYPE.house, 0],
  [PROPERTY_TYPE.flat, 0],
  [PROPERTY_TYPE.terrain, 12],
  [PROPERTY_TYPE.shop, 16],
  [PROPERTY_TYPE.office, 14],
  [PROPERTY_TYPE.other, 18],
];
const PERIOD_SHARES = [-50, -36, -22, -8, 6, 20, 32];
const AMOUNT_SHARES = [18, 8, 0, -10];

function ratesOf([product, ofProduct]: Share, [loan_use, ofUse]: Share, [type, ofType]: Share): DemoRate[] {
  const shared = ofProduct + ofUse + ofType;
  return DEMO_PERIOD_RANGES_YEARS.flatMap(([min_years, max_years], period) =>
    DEMO_AMOUNT_RANGES_UF.map(([min_amount, max_amount], amount) => ({
      ...{ product, loan_use, real_estate_type: type, min_years, max_years, min_amount, max_amount },
      rate: (shared + (PERIOD_SHARES[period] ?? 0) + (AMOUNT_SHARES[amount] ?? 0)) / 100,
    })),
  );
}

/** Returns all demo rates, always in the same order: 3 products x 4 purposes x 6 property types x 7 periods x 4 amounts. */
export const demoRates = (): DemoRate[] =>
  PRODUCTS.flatMap((product) =>
    PURPOSES.flatMap((purpose) => PROPERTY_TYPES.flatMap((type) => ratesOf(product, purpose, type))),
  );

export interface DemoTmc extends TmcSegment {
  readonly annualRatePct: number;
}

const DEMO_TMC_PCT: Readonly<Record<number, number>> = { 24: 6.6, 22: 6.1 };

/** Invented maximum conventional rates of loans in UF of a year or more. */
export const DEMO_TMC: readonly DemoTmc[] = TMC_SEGMENTS.map((segment) => ({
  ...segment,
  annualRatePct: DEMO_TMC_PCT[segment.code] ?? 0,
}));

const BASE_DATE = '2026-11-20';
const BASE_CENTS = 4_088_036;
const CENTS_PER_DAY = 437;
const LOWEST_CENTS = 1_000_000;

/**
 * Returns the pesos for one UF on a day, two decimals: 40880.36 on 2026-11-20, slightly more each day. @throws RangeError
 * for an invalid date
 */
export const demoUfClp = (date: IsoDate): number =>
  Math.max(BASE_CENTS + daysBetween(BASE_DATE, date) * CENTS_PER_DAY, LOWEST_CENTS) / 100;
