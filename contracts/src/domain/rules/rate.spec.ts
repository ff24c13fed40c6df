import { describe, it, expect } from '@jest/globals';
import { rateRule } from './rate.ts';
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
