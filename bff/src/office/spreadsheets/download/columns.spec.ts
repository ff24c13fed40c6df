import { describe, expect, it } from '@jest/globals';
import type { Stated } from '@simulador/contracts/simulations/stated';
import { savedSimulation } from '../../../testing/saved-simulation.ts';
import { statedOf } from '../../../simulations/reading/stated-of.ts';
import { COLUMNS } from './columns.ts';

/** Stated fields without a column in the file. */
const LEFT_OUT: readonly (keyof Stated)[] = [
  'codebtorAge',
  'codebtorSalaryClp',
  'age',
  'workerType',
  'salaryClp',
  'branch',
  'propertyState',
  'isDfl2',
  'region',
  'comuna',
  'address',
  'company',
  'companyProject',
  'addsOther',
  'subsidyType',
  'subsidyAmount',
  'savings',
  'graceMonths',
  'product',
  'lifeInsurance',
  'fireInsurance',
  'unemployment',
];

describe('the columns of the spreadsheet', () => {
  it.each(Object.keys(statedOf(savedSimulation())))('have %s, or omit it on purpose', (name) => {
    const shown = COLUMNS.some(({ field }) => field === name);
    const isLeftOut = LEFT_OUT.some((left) => left === name);
    expect([shown, isLeftOut].filter(Boolean)).toHaveLength(1);
  });
});
