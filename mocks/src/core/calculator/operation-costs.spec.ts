import { describe, expect, it } from '@jest/globals';
import { operationCostsOf, type OperationInput } from './operation-costs.ts';

const EXAMPLE: OperationInput = {
  creditUf: 2000,
  propertyUf: 2500,
  hasDfl2: false,
  isSocialEstate: false,
  subpurpose: 1,
};

const lines = (change: Partial<OperationInput> = {}): string[] =>
  Object.values(operationCostsOf({ ...EXAMPLE, ...change })).map((amount) => amount.toFixed(4));

describe('operation costs of the mock', () => {
  it('are the example of a buy/sale', () => {
    expect(lines()).toEqual(['2.9750', '3.5700', '2.9750', '3.0000', '13.5000', '16.0000']);
  });

  it('tax a DFL2 property at 0.2 %, a social estate not at all', () => {
    expect(lines({ hasDfl2: true }).at(-1)).toBe('4.0000');
    expect(lines({ isSocialEstate: true }).at(-1)).toBe('0.0000');
  });

  it('register no change of hands and charge no tax when refinancing', () => {
    expect(lines({ subpurpose: 2 }).slice(-2)).toEqual(['6.0000', '0.0000']);
  });

  it('tax general purposes, where nothing changes hands', () => {
    expect(lines({ subpurpose: 7 }).slice(-2)).toEqual(['6.0000', '16.0000']);
  });

  it('round each registration by itself', () => {
    expect(lines({ creditUf: 300.05, propertyUf: 400.05 })[4]).toBe('2.1004');
  });
});
