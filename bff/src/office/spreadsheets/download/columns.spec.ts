import { describe, expect, it } from '@jest/globals';
import { savedSimulation } from '../../../testing/saved-simulation.ts';
import { statedOf } from '../../../simulations/reading/stated-of.ts';
import { COLUMNS, LEFT_OUT } from './columns.ts';

describe('the columns of the spreadsheet', () => {
  it.each(Object.keys(statedOf(savedSimulation())))('have %s, or omit it on purpose', (name) => {
    const shown = COLUMNS.some(({ field }) => field === name);
    const isLeftOut = LEFT_OUT.some((left) => left === name);
    expect([shown, isLeftOut].filter(Boolean)).toHaveLength(1);
  });
});
