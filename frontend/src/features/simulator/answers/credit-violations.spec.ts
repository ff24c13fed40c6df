import { describe, expect, it } from '@jest/globals';
import { FINANCING_LIMITS } from '@simulador/contracts/domain/limits';
import { CLIENT, CREDIT, PROJECT } from '../../../testing/simulator/answers.ts';
import type { CreditAnswers, ProjectAnswers } from './answers.ts';
import { ageOf, creditViolations } from './credit-violations.ts';
import { NO_CREDIT } from './answers.ts';

const uf = (amount: number | null) => ({ currency: 'UF' as const, amount });
const codes = (
  credit: Partial<CreditAnswers>,
  project: Partial<ProjectAnswers> = {},
  age: number | null = 34,
) => {
  const context = {
    flavour: 'web' as const,
    project: { ...PROJECT, ...project },
    age,
    ufValueClp: 40880.36,
    financing: FINANCING_LIMITS,
  };
  const broken = creditViolations({ ...CREDIT, ...credit }, context);
  return Object.fromEntries(Object.entries(broken).map(([key, { code }]) => [key, code]));
};
const SUBSIDISED: Partial<CreditAnswers> = {
  propertyValue: uf(2000),
  hasAllowance: 'yes',
  allowanceAmount: uf(250),
  savings: uf(150),
  creditAmount: uf(1600),
  unemployment: true,
};

describe('creditViolations', () => {
  it('accepts the example', () => {
    expect(codes({})).toEqual({});
    expect(codes(SUBSIDISED)).toEqual({});
  });

  it('asks for what is missing', () => {
    expect(codes(NO_CREDIT)).toEqual({
      propertyValue: 'required',
      savings: 'required',
      creditAmount: 'required',
      paymentYears: 'required',
    });
  });

  it('judges the credit against the value', () => {
    expect(codes({ creditAmount: uf(2250), savings: uf(250) })).toEqual({});
    expect(codes({ creditAmount: uf(2250.0001), savings: uf(249.9999) })).toEqual({
      savings: 'savings_min_share',
      creditAmount: 'credit_max_share',
    });
  });

  it('judges the subsidy only where it is asked for', () => {
    expect(codes({ ...SUBSIDISED, allowanceAmount: uf(124) })).toMatchObject({
      allowanceAmount: 'subsidy_range_uf',
    });
    expect(codes({ ...SUBSIDISED, allowanceAmount: uf(null) })).toMatchObject({
      allowanceAmount: 'required',
    });
    expect(codes({ ...SUBSIDISED, savings: uf(10), allowanceAmount: uf(125) })).toMatchObject({
      savings: 'savings_subsidy_min_share',
    });
    expect(codes({ ...CREDIT, hasAllowance: 'yes' })).toEqual({});
    expect(codes(SUBSIDISED, { propertyType: '9' })).toEqual({ savings: 'savings_min_share' });
  });

  it('needs the unemployment insurance with a subsidy', () => {
    expect(codes({ ...SUBSIDISED, unemployment: false })).toEqual({ unemployment: 'unemployment_required' });
  });

  it('judges age and term together', () => {
    expect(codes({ paymentYears: '20' }, {}, 60)).toEqual({});
    expect(codes({ paymentYears: '21' }, {}, 60)).toEqual({ paymentYears: 'age_plus_years' });
  });

  it('has no savings for refinancing and free disposition, whose value is above 1500 UF', () => {
    const loan = { propertyValue: uf(1500.0001), savings: uf(null), creditAmount: uf(1000) };
    expect(codes(loan, { creditType: '72', propertyType: '1' })).toEqual({});
    expect(codes(loan, { creditType: '52' })).toEqual({});
    expect(codes({ ...loan, propertyValue: uf(1500) }, { creditType: '52' })).toEqual({
      propertyValue: 'property_value_above_uf',
    });
  });
});

describe('creditViolations', () => {
  it('finances no more than the operator’s table allows', () => {
    const context = { flavour: 'web' as const, project: PROJECT, age: 34, ufValueClp: 40880.36 };
    const broken = (maxPct: number) =>
      creditViolations(CREDIT, { ...context, financing: [{ purpose: null, propertyType: null, maxPct }] });
    expect(broken(80)).toEqual({});
    expect(broken(79).creditAmount).toMatchObject({ code: 'credit_max_share', values: { maxPct: 79 } });
  });
});

describe('ageOf', () => {
  it('is the age only when it counts', () => {
    expect(ageOf(CLIENT)).toBe(34);
    expect(ageOf({ ...CLIENT, age: '23' })).toBeNull();
    expect(ageOf({ ...CLIENT, age: '' })).toBeNull();
  });
});
