import { describe, it, expect } from '@jest/globals';
import { chosenRateRule } from './rate.ts';
import { newTableRateRule, rateRule, twoDecimalsRule } from './table-rate.ts';
import { branchRule, comunaRule, propertyTypeRule, selectRule } from './text.ts';

describe('rateRule', () => {
  it.each([
    [0, null, 'rate_range'],
    [-1, null, 'rate_range'],
    [0.0001, null, undefined],
    [9.9999, null, undefined],
    [10, null, 'rate_range'],
    [Number.NaN, null, 'rate_range'],
    [6.1, 6.1, undefined],
    [6.1001, 6.1, 'rate_over_tmc'],
  ])('%d %% under a ceiling of %s -> %s', (rate, tmc, code) => expect(rateRule(rate, tmc)?.code).toBe(code));
});

describe('chosenRateRule', () => {
  it.each([
    [4.3599, undefined],
    [9.9999, undefined],
    [4.35991, 'four_decimals'],
    [0.00001, 'four_decimals'],
    [10.00001, 'rate_range'],
  ])('%d -> %s', (rate, code) => expect(chosenRateRule(rate)?.code).toBe(code));
});

describe('twoDecimalsRule', () => {
  it.each([
    [4, undefined],
    [4.1, undefined],
    [4.15, undefined],
    [1234567.89, undefined],
    [4.151, 'two_decimals'],
    [300.0001, 'two_decimals'],
    [0.001, 'two_decimals'],
  ])('%d -> %s', (value, code) => {
    expect(twoDecimalsRule(value)?.code).toBe(code);
  });

  it('is asked of a rate that is otherwise allowed', () => {
    expect(newTableRateRule(4.151, 6.1)?.code).toBe('two_decimals');
    expect(newTableRateRule(6.151, 6.1)?.code).toBe('rate_over_tmc');
    expect(newTableRateRule(4.15, 6.1)).toBeNull();
  });
});

describe('selects', () => {
  it.each([
    [selectRule, 'required'],
    [comunaRule, 'select_comuna'],
    [propertyTypeRule, 'select_property_type'],
    [branchRule, 'select_branch'],
  ] as const)('%p must not stay at its default: %s', (rule, code) => {
    expect(rule('')?.code).toBe(code);
    expect(rule('1')).toBeNull();
  });
});
