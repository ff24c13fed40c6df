import { describe, it, expect } from '@jest/globals';
import { agePlusYearsRule, graceRule, isLongTerm, mostYears, paymentYearsRule, yearsMaxAt } from './term.ts';

describe('paymentYearsRule', () => {
  it.each([
    ['', 'web', 'required'],
    ['25 años', 'web', 'digits_only'],
    ['25.5', 'web', 'digits_only'],
    ['4', 'web', 'years_range'],
    ['5', 'web', undefined],
    ['40', 'web', undefined],
    ['41', 'web', 'years_range'],
    ['7', 'pro', 'years_range'],
    ['8', 'pro', undefined],
    ['30', 'pro', undefined],
    ['31', 'pro', 'years_range'],
  ] as const)('%j for %s -> %s', (typed, flavour, code) =>
    expect(paymentYearsRule(typed, null, flavour)?.code).toBe(code),
  );

  it('lets age plus years be 80 and refuses 81', () => {
    expect(paymentYearsRule('20', 60, 'web')).toBeNull();
    expect(paymentYearsRule('21', 60, 'web')?.code).toBe('age_plus_years');
    expect(agePlusYearsRule(72, 8)).toBeNull();
    expect(agePlusYearsRule(72, 9)?.code).toBe('age_plus_years');
  });

  it('names the range before the age', () => {
    expect(paymentYearsRule('41', 72, 'web')?.code).toBe('years_range');
  });
});

describe('graceRule and isLongTerm', () => {
  it.each([
    [-1, 'grace_range'],
    [0, undefined],
    [6, undefined],
    [7, 'grace_range'],
    [1.5, 'grace_range'],
  ])('grace of %d -> %s', (months, code) => expect(graceRule(months)?.code).toBe(code));

  it.each([
    [26, 30],
    [27, 40],
    [37, 40],
    [38, 30],
    [50, 30],
    [51, 29],
    [null, 30],
  ])('allows an age of %d at most %d years', (age, years) => expect(mostYears(age, 'web')).toBe(years));

  it('allows staff no more than 30 years', () => expect(mostYears(30, 'pro')).toBe(30));

  it('informs above 30 years', () => {
    expect(isLongTerm(30)).toBe(false);
    expect(isLongTerm(31)).toBe(true);
  });
});

describe('the numbers in the messages', () => {
  it('are the limits', () => {
    expect(paymentYearsRule('4', null, 'web')).toMatchObject({ values: { min: 5, max: 40 } });
    expect(paymentYearsRule('4', null, 'pro')).toMatchObject({ values: { min: 8, max: 30 } });
    expect(agePlusYearsRule(72, 9)).toMatchObject({ values: { max: 80 } });
    expect(graceRule(7)).toMatchObject({ values: { min: 0, max: 6 } });
  });
});

describe('yearsMaxAt', () => {
  it.each([
    [null, 'web', 40],
    [40, 'web', 40],
    [41, 'web', 39],
    [null, 'pro', 30],
    [51, 'pro', 29],
  ] as const)('age %j for %s: %d', (age, flavour, years) => expect(yearsMaxAt(age, flavour)).toBe(years));
});
