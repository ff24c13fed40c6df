import { describe, expect, it } from '@jest/globals';
import { ufFromNumber } from '../money.ts';
import { levelLoanOf, levelPaymentOf } from './level-payment.ts';
import {
  annualPctOf,
  caeWithCostsPct,
  otherOfferFigures,
  prepaymentCommission,
  presentMonthlyRate,
  refinancingMonth,
} from './other-offer.ts';
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
    expect(() => otherOfferFigures({ ...offer, payment: uf(9.9999) })).toThrow(RangeError);
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

  it('of the reference credit pays from month 43', () => {
    expect(dividend).toBe(uf(10.5489));
    expect(commission).toBe(uf(10.8934));
    expect(annualPctOf(presentMonthlyRate(present))).toBe(4.5);
    const outlay = uf(29.14 + 10.8934);
    expect(refinancingMonth(present, levelLoanOf(terms), dividend, outlay)).toBe(43);
  });

  it('never pays at a higher rate', () => {
    const dearer = mortgageWith({ ...terms, annualRatePct: 5.2 });
    const { dividend: higher } = levelPaymentOf(dearer);
    expect(refinancingMonth(present, levelLoanOf(dearer), higher, uf(40))).toBeNull();
  });

  it('pays at once where it costs nothing and is cheaper', () => {
    expect(refinancingMonth(present, levelLoanOf(terms), dividend, uf(0))).toBe(1);
  });
});
