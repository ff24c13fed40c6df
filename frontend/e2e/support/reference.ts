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

/** Refinancing 2,000 UF of a house of 3,000 UF over 20 years. */
export const REFINANCING: Reference = {
  years: 20,
  rate: '4.42',
  dividend: '12.6323',
  life: '0.1360',
  fire: '0.2496',
  total: '13.0179',
  cae: '4.84',
  cost: '3124.2960',
  expenses: [...SERVICES, '6.0000', '0.0000', '18.5200'],
};

/** Free disposition of 1,500 UF on an office of 4,000 UF over 15 years. */
export const FREE_DISPOSITION: Reference = {
  years: 15,
  rate: '4.64',
  dividend: '11.6319',
  life: '0.1020',
  fire: '0.3328',
  total: '12.0667',
  cae: '5.26',
  cost: '2172.0060',
  expenses: [...SERVICES, '4.5000', '12.0000', '29.0200'],
};

/** 2,400 UF for a new DFL2 house of 3,000 UF over 30 years. */
export const NEW_DFL2_HOUSE: Reference = {
  years: 30,
  rate: '4.62',
  dividend: '12.4237',
  life: '0.1632',
  fire: '0.2496',
  total: '12.8365',
  cae: '4.97',
  cost: '4621.1400',
  expenses: [...SERVICES, '16.2000', '4.8000', '33.5200'],
};

/** 1,600 UF for a flat of 2,000 UF with a subsidy of 300 UF and savings of 100 UF over 20 years. */
export const SUBSIDISED: Reference = {
  years: 20,
  rate: '4.44',
  dividend: '10.1234',
  life: '0.1504',
  fire: '0.1664',
  unemployment: '0.1920',
  total: '10.6322',
  cae: '5.08',
  cost: '2551.7280',
  expenses: [...SERVICES, '10.8000', '12.8000', '36.1200'],
};
