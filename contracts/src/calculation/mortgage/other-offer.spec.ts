import { describe, expect, it } from '@jest/globals';
import { ufFromNumber } from '../../platform/money.ts';
import type { LevelLoan } from './dividend.ts';
import { levelLoanOf, levelPaymentOf } from './level-payment.ts';
import {
  annualPctOf,
  caeWithCostsPct,
  otherOfferFigures,
  prepaymentCommission,
  presentMonthlyRate,
  refinancingMonth,
} from './other-offer.ts';
import { RATE_SCALE, type MonthlyRate } from './rate.ts';
import { mortgageWith } from './testing/mortgages.ts';

const uf = ufFromNumber;

describe('the CAE with operation costs', () => {
  it('of the reference credit with costs of UF 42.02 is 5.03 %', () => {
    expect(caeWithCostsPct(uf(2000), uf(42.02), uf(11.4796), 300, 0)).toBe(5.03);
  });
});

describe("another bank's offer", () => {
  it('has the CAE of the reference credit where its figures are those', () => {
    const offer = { credit: uf(2000), termYears: 25, payment: uf(11.4796), costs: uf(42.02) };
    expect(otherOfferFigures(offer)).toEqual({ caePct: 4.82, caeWithCostsPct: 5.03, total: uf(3443.88) });
  });

  it('at no interest costs nothing a year, and one unit less never repays the credit', () => {
    const offer = { credit: uf(2400), termYears: 20, payment: uf(10), costs: uf(0) };
    expect(otherOfferFigures(offer).caePct).toBe(0);
    expect(() => otherOfferFigures({ ...offer, payment: uf(9.9999) })).toThrow('do not repay the credit');
  });

  it('whose costs are the whole credit is refused', () => {
    const offer = { credit: uf(300), termYears: 20, payment: uf(10), costs: uf(300) };
    expect(() => otherOfferFigures(offer)).toThrow(RangeError);
  });
});

describe('refinancing', () => {
  const present = { balance: uf(1910.1262), payment: uf(11.1876), monthsLeft: 276 };
  const terms = mortgageWith({
    credit: present.balance,
    purpose: 72,
    annualRatePct: 3.9,
    termYears: 23,
  });
  const { dividend } = levelPaymentOf(terms);
  const commission = prepaymentCommission(present.balance, presentMonthlyRate(present), 1.5);

  it('of the reference credit is at 4.5 %, with the commission of the law', () => {
    expect(commission).toBe(uf(10.8934));
    expect(annualPctOf(presentMonthlyRate(present))).toBe(4.5);
  });

  it.each([
    [1910.1262, 10.5489, 43],
    [1850, 10.2168, 36],
    [1960, 10.8243, 51],
    [2000, 11.0452, 61],
    [2100, 11.5975, 113],
  ])(
    'by UF %d has a dividend of UF %d and pays from month %d: the difference to the balance counts on the first day',
    (creditUf, dividendUf, month) => {
      const other = { ...terms, credit: uf(creditUf) };
      const level = levelPaymentOf(other).dividend;
      expect(level).toBe(uf(dividendUf));
      expect(refinancingMonth(present, levelLoanOf(other), level, uf(29.14 + 10.8934))).toBe(month);
    },
  );

  it('never pays at a higher rate', () => {
    const dearer = mortgageWith({ ...terms, annualRatePct: 5.2 });
    const { dividend: higher } = levelPaymentOf(dearer);
    expect(refinancingMonth(present, levelLoanOf(dearer), higher, uf(40))).toBeNull();
  });

  it('is refused where the payments do not repay the balance', () => {
    const unpaid = { balance: uf(100), payment: uf(9.9999), monthsLeft: 10 };
    expect(() => presentMonthlyRate(unpaid)).toThrow('The payments do not repay the balance');
  });

  it('pays at once where it costs nothing and is cheaper', () => {
    expect(refinancingMonth(present, levelLoanOf(terms), dividend, uf(0))).toBe(1);
  });
});

describe('a refinancing of a few months', () => {
  const loan = (monthlyRate: number, graceMonths: number, instalments: number): LevelLoan => ({
    credit: uf(100),
    monthlyRate: (monthlyRate * RATE_SCALE) as MonthlyRate,
    graceMonths,
    instalments,
  });

  it('saves nothing by rounding, because the last instalment pays what is left', () => {
    const present = { balance: uf(100), payment: uf(100), monthsLeft: 1 };
    expect(refinancingMonth(present, loan(0, 0, 3), uf(33.3333), uf(0))).toBe(1);
    expect(refinancingMonth(present, loan(0, 0, 3), uf(33.3333), uf(0.0001))).toBeNull();
  });

  it('counts the interest of a grace month, in which nothing is paid', () => {
    // Today: 50 % a month, so 180 are paid by month 2. New, at 10 %: 121 are paid or owed by then.
    const present = { balance: uf(100), payment: uf(90), monthsLeft: 2 };
    expect(refinancingMonth(present, loan(0.1, 1, 2), uf(63.381), uf(40.1))).toBe(2);
    expect(refinancingMonth(present, loan(0.1, 1, 2), uf(63.381), uf(58.9))).toBe(2);
    expect(refinancingMonth(present, loan(0.1, 1, 2), uf(63.381), uf(59.1))).toBeNull();
  });

  it('counts what the present credit still costs once the new one is repaid', () => {
    // 150 by month 3, against 110 paid in month 1.
    const present = { balance: uf(100), payment: uf(50), monthsLeft: 3 };
    expect(refinancingMonth(present, loan(0.1, 0, 1), uf(110), uf(39.9))).toBe(3);
    expect(refinancingMonth(present, loan(0.1, 0, 1), uf(110), uf(40.1))).toBeNull();
  });

  it('never pays by a larger credit that only brings money, nor by a smaller one that only takes it', () => {
    const present = { balance: uf(50), payment: uf(25), monthsLeft: 2 };
    expect(refinancingMonth(present, loan(0, 0, 2), uf(50), uf(0))).toBe(1);
    expect(refinancingMonth(present, loan(0, 0, 2), uf(50), uf(0.0001))).toBeNull();
    const larger = { balance: uf(150), payment: uf(75), monthsLeft: 2 };
    expect(refinancingMonth(larger, loan(0, 0, 2), uf(50), uf(0.0001))).toBeNull();
  });
});
