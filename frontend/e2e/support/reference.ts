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

/** 2,000 UF for a used flat of 2,500 UF, at the six compared terms, each at its suggested rate. */
export const TERMS: readonly Reference[] = [
  {
    years: 8,
    rate: '3.94',
    dividend: '24.3737',
    total: '24.7177',
    cae: '4.36',
    cost: '2372.8992',
    ...INSURANCES,
  },
  {
    years: 12,
    rate: '4.08',
    dividend: '17.6433',
    total: '17.9873',
    cae: '4.49',
    cost: '2590.1712',
    ...INSURANCES,
  },
  {
    years: 15,
    rate: '4.22',
    dividend: '15.0751',
    total: '15.4191',
    cae: '4.62',
    cost: '2775.4380',
    ...INSURANCES,
  },
  {
    years: 20,
    rate: '4.36',
    dividend: '12.5676',
    total: '12.9116',
    cae: '4.74',
    cost: '3098.7840',
    ...INSURANCES,
  },
  TWENTY_FIVE_YEARS,
  {
    years: 30,
    rate: '4.62',
    dividend: '10.3531',
    total: '10.6971',
    cae: '4.97',
    cost: '3850.9560',
    ...INSURANCES,
  },
];
