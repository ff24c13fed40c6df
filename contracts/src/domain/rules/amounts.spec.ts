import { describe, it, expect } from '@jest/globals';
import { CREDIT_PURPOSE } from '../codes.ts';
import { clpFromNumber, clpToUf, ufFromNumber, ufValueFromNumber } from '../money.ts';
import { enteredInUf, type EnteredAmount } from './amount.ts';
import { creditRule } from './credit.ts';
import { propertyValueRule } from './property.ts';
import { savingsRule, subsidyAmountRule, unemploymentRule } from './savings.ts';

const ufValue = ufValueFromNumber(40880.36);
const uf = ufFromNumber;
const inUf = (amount: number): EnteredAmount => enteredInUf(uf(amount));
const inClp = (amount: number): EnteredAmount => ({
  currency: 'CLP',
  uf: clpToUf(clpFromNumber(amount), ufValue),
  ufValue,
});

describe('creditRule', () => {
  it.each([
    [299.9999, 'credit_min_uf'],
    [300, undefined],
    [20000, undefined],
    [20000.0001, 'credit_max'],
  ])('UF %d of a large property -> %s', (amount, code) =>
    expect(creditRule(inUf(amount), uf(50000), 90)?.code).toBe(code),
  );

  it('allows exactly 90 % of the value, to the last decimal', () => {
    expect(creditRule(inUf(2250), uf(2500), 90)).toBeNull();
    expect(creditRule(inUf(2250.0001), uf(2500), 90)?.code).toBe('credit_max_share');
    expect(creditRule(inUf(999.9999), uf(1111.111), 90)).toBeNull();
    expect(creditRule(inUf(1000), uf(1111.111), 90)?.code).toBe('credit_max_share');
  });

  it('takes the share from the table', () => {
    expect(creditRule(inUf(2000), uf(2500), 80)).toBeNull();
    expect(creditRule(inUf(2000.0001), uf(2500), 80)?.values).toEqual({ currency: 'UF', maxPct: 80 });
  });

  it('does not judge the share of an unknown value', () => {
    expect(creditRule(inUf(2000), null, 90)).toBeNull();
  });

  it('names pesos when the amount came in pesos, at the UF value', () => {
    expect(creditRule(inClp(12_264_000), uf(50000), 90)).toEqual({
      code: 'credit_min_clp',
      values: { minClp: 12_264_108 },
    });
    expect(creditRule(inClp(12_264_108), uf(50000), 90)).toBeNull();
    expect(creditRule(inClp(817_607_300), uf(50000), 90)?.code).toBe('credit_max');
    expect(creditRule(inClp(100_000_000), uf(2500), 90)?.values).toEqual({ currency: 'CLP', maxPct: 90 });
  });
});

describe('propertyValueRule', () => {
  it.each([CREDIT_PURPOSE.refinancing, CREDIT_PURPOSE.internalRefinancing, CREDIT_PURPOSE.freeDisposition])(
    'wants more than 1500 UF for purpose %d',
    (purpose) => {
      expect(propertyValueRule(inUf(1500), purpose)).toEqual({
        code: 'property_value_above_uf',
        values: { above: 1500 },
      });
      expect(propertyValueRule(inUf(1500.0001), purpose)).toBeNull();
      expect(propertyValueRule(inClp(61_320_540), purpose)).toEqual({
        code: 'property_value_above_clp',
        values: { aboveClp: 61_320_540 },
      });
      expect(propertyValueRule(inClp(61_320_560), purpose)).toBeNull();
    },
  );

  it('wants more than 0 for buy/sale', () => {
    expect(propertyValueRule(inUf(0), CREDIT_PURPOSE.buySale)?.code).toBe('property_value_above_uf');
    expect(propertyValueRule(inUf(0.0001), CREDIT_PURPOSE.buySale)).toBeNull();
    expect(propertyValueRule(inUf(1500), CREDIT_PURPOSE.buySale)).toBeNull();
  });
});

describe('propertyValueRule at its upper end', () => {
  it('takes no more than a request may hold', () => {
    expect(propertyValueRule(inUf(10_000_000), CREDIT_PURPOSE.buySale)).toBeNull();
    expect(propertyValueRule(inUf(10_000_000.0001), CREDIT_PURPOSE.buySale)).toEqual({
      code: 'property_value_max_uf',
      values: { maxUf: 10_000_000 },
    });
    expect(propertyValueRule(inClp(408_803_600_010), CREDIT_PURPOSE.buySale)).toEqual({
      code: 'property_value_max_clp',
      values: { maxClp: 408_803_600_000 },
    });
  });
});

describe('savingsRule', () => {
  it('is never 0, even when the subsidy reaches a tenth', () => {
    expect(savingsRule(uf(0), uf(2000), uf(250))?.code).toBe('amount_zero');
    expect(savingsRule(uf(0.0001), uf(2000), uf(250))).toBeNull();
  });

  it('is a tenth of the value', () => {
    expect(savingsRule(uf(200), uf(2000), null)).toBeNull();
    expect(savingsRule(uf(199.9999), uf(2000), null)?.code).toBe('savings_min_share');
  });

  it('leaves something of the value to be lent', () => {
    expect(savingsRule(uf(1999.9999), uf(2000), null)).toBeNull();
    expect(savingsRule(uf(2000), uf(2000), null)?.code).toBe('savings_below_value');
    expect(savingsRule(uf(1750), uf(2000), uf(250))?.code).toBe('savings_subsidy_below_value');
  });

  it('counts the subsidy', () => {
    expect(savingsRule(uf(75), uf(2000), uf(125))).toBeNull();
    expect(savingsRule(uf(74.9999), uf(2000), uf(125))?.code).toBe('savings_subsidy_min_share');
  });
});

describe('subsidyAmountRule', () => {
  it.each([
    [124.9999, 'subsidy_range_uf'],
    [125, undefined],
    [600, undefined],
    [600.0001, 'subsidy_range_uf'],
  ])('UF %d -> %s', (amount, code) => expect(subsidyAmountRule(inUf(amount))?.code).toBe(code));

  it('names pesos when the amount came in pesos', () => {
    expect(subsidyAmountRule(inClp(5_110_045))).toBeNull();
    expect(subsidyAmountRule(inClp(5_110_000))).toEqual({
      code: 'subsidy_range_clp',
      values: { minClp: 5_110_045, maxClp: 24_528_216 },
    });
  });
});

describe('unemploymentRule', () => {
  it('is needed up to 2200 UF where it applies', () => {
    expect(unemploymentRule(false, true, uf(2200))?.code).toBe('unemployment_required');
    expect(unemploymentRule(false, true, uf(2200.0001))).toBeNull();
    expect(unemploymentRule(true, true, uf(2200))).toBeNull();
    expect(unemploymentRule(false, false, uf(2200))).toBeNull();
  });
});
