import { describe, it, expect } from '@jest/globals';
import { CREDIT_PURPOSE } from '../../bank/codes.ts';
import { clpFromNumber, ufFromNumber, ufFromUnits, ufValueFromNumber } from '../../platform/money.ts';
import { enteredInClp, receivedInUf, type EnteredAmount } from './amount.ts';
import { creditRule } from './credit.ts';
import { propertyValueRule } from './property.ts';
import type { Violation } from './violation.ts';
import { savingsRule, subsidyAmountRule, unemploymentRule } from './savings.ts';

const ufValue = ufValueFromNumber(40880.36);
const uf = ufFromNumber;
const inUf = (amount: number): EnteredAmount => ({ currency: 'UF', uf: uf(amount) });
const inClp = (amount: number, value = ufValue): EnteredAmount => enteredInClp(clpFromNumber(amount), value);
const received = (amount: number): EnteredAmount => receivedInUf(uf(amount));

describe('creditRule', () => {
  it.each([
    [299.9999, 'credit_min_uf'],
    [300, undefined],
    [20000, undefined],
    [20000.0001, 'credit_max'],
  ])('UF %d of a large property -> %s', (amount, code) =>
    expect(creditRule(inUf(amount), inUf(50000), 90)?.code).toBe(code),
  );

  it('allows exactly 90 % of the value, to the last decimal', () => {
    expect(creditRule(inUf(2250), inUf(2500), 90)).toBeNull();
    expect(creditRule(inUf(2250.0001), inUf(2500), 90)?.code).toBe('credit_max_share');
    expect(creditRule(inUf(999.9999), inUf(1111.111), 90)).toBeNull();
    expect(creditRule(inUf(1000), inUf(1111.111), 90)?.code).toBe('credit_max_share');
  });

  it('takes the share from the table', () => {
    expect(creditRule(inUf(2000), inUf(2500), 80)).toBeNull();
    expect(creditRule(inUf(2000.0001), inUf(2500), 80)?.values).toEqual({ currency: 'UF', maxPct: 80 });
  });

  it('does not judge the share of an unknown value', () => {
    expect(creditRule(inUf(2000), null, 90)).toBeNull();
  });

  it('names pesos when the amount came in pesos, at the UF value', () => {
    expect(creditRule(inClp(12_264_000), inUf(50000), 90)).toEqual({
      code: 'credit_min_clp',
      values: { minClp: 12_264_108 },
    });
    expect(creditRule(inClp(12_264_108), inUf(50000), 90)).toBeNull();
    expect(creditRule(inClp(817_607_300), inUf(50000), 90)?.code).toBe('credit_max');
    expect(creditRule(inClp(100_000_000), inUf(2500), 90)?.values).toEqual({ currency: 'CLP', maxPct: 90 });
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
      expect(propertyValueRule(inClp(61_320_541), purpose)).toBeNull();
    },
  );

  it('wants more than 0 for buy/sale', () => {
    expect(propertyValueRule(inUf(0), CREDIT_PURPOSE.buySale)?.code).toBe('property_value_above_uf');
    expect(propertyValueRule(inUf(0.0001), CREDIT_PURPOSE.buySale)).toBeNull();
    expect(propertyValueRule(inUf(1500), CREDIT_PURPOSE.buySale)).toBeNull();
  });

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
    expect(savingsRule(inUf(0), inUf(2000), inUf(250))?.code).toBe('amount_zero');
    expect(savingsRule(inUf(0.0001), inUf(2000), inUf(250))).toBeNull();
  });

  it('is a tenth of the value', () => {
    expect(savingsRule(inUf(200), inUf(2000), null)).toBeNull();
    expect(savingsRule(inUf(199.9999), inUf(2000), null)?.code).toBe('savings_min_share');
  });

  it('leaves something of the value to be lent', () => {
    expect(savingsRule(inUf(1999.9999), inUf(2000), null)).toBeNull();
    expect(savingsRule(inUf(2000), inUf(2000), null)?.code).toBe('savings_below_value');
    expect(savingsRule(inUf(1750), inUf(2000), inUf(250))?.code).toBe('savings_subsidy_below_value');
  });

  it('counts the subsidy', () => {
    expect(savingsRule(inUf(75), inUf(2000), inUf(125))).toBeNull();
    expect(savingsRule(inUf(74.9999), inUf(2000), inUf(125))?.code).toBe('savings_subsidy_min_share');
  });
});

describe('shares of amounts in pesos', () => {
  /** Pesos for one UF. */
  const UF_VALUES = [38_419.17, 39_485.65, 40_880.36, 40_949.98, 41_053.49];
  const values = Array.from({ length: 381 }, (_value, index) => (20 + index) * 1_000_000);

  it.each(UF_VALUES)('are compared in pesos at $%d: a tenth is enough, a peso less is not', (clpPerUf) => {
    const at = ufValueFromNumber(clpPerUf);
    const inPesos = (amount: number): EnteredAmount => inClp(amount, at);
    for (const value of values) {
      const tenth = value / 10;
      expect(savingsRule(inPesos(tenth), inPesos(value), null)).toBeNull();
      expect(savingsRule(inPesos(tenth - 1), inPesos(value), null)?.code).toBe('savings_min_share');
      expect(savingsRule(inPesos(value - 1), inPesos(value), null)).toBeNull();
      expect(savingsRule(inPesos(value), inPesos(value), null)?.code).toBe('savings_below_value');
      expect(creditRule(inPesos(9 * tenth), inPesos(value), 90)).toBeNull();
      expect(creditRule(inPesos(9 * tenth + 1), inPesos(value), 90)?.code).toBe('credit_max_share');
      expect(creditRule(inPesos(8 * tenth), inPesos(value), 80)).toBeNull();
    }
  });

  it.each(UF_VALUES)('that became UF of 4 decimals at $%d are met where their pesos are', (clpPerUf) => {
    const at = ufValueFromNumber(clpPerUf);
    const onWire = (amount: number): EnteredAmount => receivedInUf(inClp(amount, at).uf);
    for (const value of values) {
      const tenth = value / 10;
      expect(savingsRule(onWire(tenth), onWire(value), null)).toBeNull();
      expect(creditRule(onWire(9 * tenth), onWire(value), 90)).toBeNull();
      expect(creditRule(onWire(9 * tenth), inClp(value, at), 90)).toBeNull();
      const rest = receivedInUf(ufFromUnits(onWire(value).uf - onWire(9 * tenth).uf));
      expect(savingsRule(rest, onWire(value), null)).toBeNull();
      expect(creditRule(onWire(9 * tenth + 20), onWire(value), 90)?.code).toBe('credit_max_share');
    }
  });

  it('of UF on the wire may be missed by 0.0001 UF, and by no more', () => {
    expect(creditRule(received(2250.0001), received(2500), 90)).toBeNull();
    expect(creditRule(received(2250.0002), received(2500), 90)?.code).toBe('credit_max_share');
    expect(savingsRule(received(199.9999), received(2000), null)).toBeNull();
    expect(savingsRule(received(199.9998), received(2000), null)?.code).toBe('savings_min_share');
  });

  it('count a subsidy in pesos', () => {
    const [value, subsidy] = [inClp(80_000_000), inClp(6_000_000)];
    expect(savingsRule(inClp(2_000_000), value, subsidy)).toBeNull();
    expect(savingsRule(inClp(1_999_999), value, subsidy)?.code).toBe('savings_subsidy_min_share');
    expect(savingsRule(inClp(74_000_000), value, subsidy)?.code).toBe('savings_subsidy_below_value');
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

describe('limits in pesos', () => {
  const inWhole = (amount: EnteredAmount): EnteredAmount => receivedInUf(amount.uf);

  it.each([38_419.17, 39_485.65, 40_880.36, 40_893.47, 40_919.69, 40_949.98])(
    'are the smallest whole peso that passes, here and on the wire, at $%d',
    (clpPerUf) => {
      const at = ufValueFromNumber(clpPerUf);
      const inPesos = (amount: number): EnteredAmount => inClp(amount, at);
      const named = (broken: Violation | null, name: string): number =>
        Number((broken?.values as Record<string, number> | undefined)?.[name]);
      const large = inUf(50000);
      const least = named(creditRule(inPesos(1), large, 90), 'minClp');
      expect(creditRule(inPesos(least - 1), large, 90)?.values).toEqual({ minClp: least });
      expect([creditRule(inPesos(least), large, 90), creditRule(inWhole(inPesos(least)), large, 90)]).toEqual(
        [null, null],
      );
      const { refinancing } = CREDIT_PURPOSE;
      const most = named(propertyValueRule(inPesos(1), refinancing), 'aboveClp');
      expect(propertyValueRule(inPesos(most), refinancing)?.values).toEqual({ aboveClp: most });
      expect(propertyValueRule(inWhole(inPesos(most)), refinancing)?.code).toBe('property_value_above_uf');
      expect(propertyValueRule(inPesos(most + 1), refinancing)).toBeNull();
      expect(propertyValueRule(inWhole(inPesos(most + 1)), refinancing)).toBeNull();
      const range = subsidyAmountRule(inPesos(1));
      const [from, to] = [named(range, 'minClp'), named(range, 'maxClp')];
      for (const inside of [from, to]) {
        expect(subsidyAmountRule(inPesos(inside))).toBeNull();
        expect(subsidyAmountRule(inWhole(inPesos(inside)))).toBeNull();
      }
      for (const outside of [from - 1, to + 1]) expect(subsidyAmountRule(inPesos(outside))).toEqual(range);
    },
  );
});

describe('unemploymentRule', () => {
  it('is needed up to 2200 UF where it applies', () => {
    expect(unemploymentRule(false, true, uf(2200))?.code).toBe('unemployment_required');
    expect(unemploymentRule(false, true, uf(2200.0001))).toBeNull();
    expect(unemploymentRule(true, true, uf(2200))).toBeNull();
    expect(unemploymentRule(false, false, uf(2200))).toBeNull();
  });
});
