import { expect, it } from '@jest/globals';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { simulationDay } from './older-simulations.ts';

// Twenty past midnight in Santiago.
const created = new Date('2026-11-21T03:20:00Z');
const dayOf = (snapshot: object) => simulationDay({ created, snapshot } as SimulationEntity);

it('is the day of the calculation, and of the save for an older simulation', () => {
  expect(dayOf({ simulatedOn: '2026-11-20' })).toBe('2026-11-20');
  expect(dayOf({})).toBe('2026-11-21');
});
