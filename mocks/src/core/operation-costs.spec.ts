import { describe, expect, it } from '@jest/globals';
import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';
import { operationCostsOf } from './operation-costs.ts';

const EXAMPLE = CORE_EXAMPLES.calc_operation_costs.sale;
const amounts = (change: Partial<Parameters<typeof operationCostsOf>[0]> = {}): number[] =>
  Object.values(operationCostsOf({ ...EXAMPLE, ...change }));

describe('operation costs of the mock', () => {
  it('are the example of a buy/sale', () => {
    expect(amounts()).toEqual([2.975, 3.57, 2.975, 3, 13.5, 16]);
  });

  it('tax a DFL2 property at 0.2 %, a social estate not at all', () => {
    expect(amounts({ has_dfl2: true }).at(-1)).toBe(4);
    expect(amounts({ is_social_estate: true }).at(-1)).toBe(0);
  });

  it('register no change of hands and charge no tax when refinancing', () => {
    expect(amounts({ subpurpose: 2 }).slice(-2)).toEqual([6, 0]);
  });

  it('tax general purposes, where nothing changes hands', () => {
    expect(amounts({ subpurpose: 7 }).slice(-2)).toEqual([6, 16]);
  });

  it('round each registration by itself', () => {
    expect(amounts({ credit_amount: 300.05, estate_value: 400.05 })[4]).toBe(2.1004);
  });
});
