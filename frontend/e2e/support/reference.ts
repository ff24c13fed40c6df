/**
 * Expected figures of the simulator, calculated with 50-digit decimals outside of this program from the published rules and the
 * demo rates. UF as decimal text of 4 places; rates and CAE in percent.
 */

export interface Reference {
  readonly years: number;
  readonly rate: string;
  readonly dividend: string;
  readonly life: string;
  readonly fire: string;
  readonly unemployment?: string;
  readonly total: string;
  readonly cae: string;
  readonly cost: string;
  /** Six lines and their sum. */
  readonly expenses: readonly string[];
}

const SERVICES = ['2.9750', '3.5700', '2.9750', '3.0000'] as const;
const BUY_SALE = [...SERVICES, '13.5000', '16.0000', '42.0200'];
const INSURANCES = { life: '0.1360', fire: '0.2080', expenses: BUY_SALE } as const;

/** Result calculated by hand: 2,000 UF, 25 years, 4.5 %. */
export const TWENTY_FIVE_YEARS: Reference = {
  years: 25,
  rate: '4.50',
  dividend: '11.1876',
  total: '11.5316',
  cae: '4.86',
  cost: '3459.4800',
  ...INSURANCES,
};
