/** Parts of a stored simulation that simulations of earlier releases lack. */
import { type IsoDate, parseIsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { CostsIncluded, SimulationSnapshot } from '../../database/entities/simulation.stored.ts';
import { withCosts } from '../../calculation/dividendo/costs-of-row.ts';

/** Returns the day of the calculation, to which UF and first due date belong; of an older simulation, the day of the save. */
export const simulationDay = ({
  created,
  snapshot,
}: Pick<SimulationEntity, 'created' | 'snapshot'>): IsoDate =>
  snapshot.simulatedOn === undefined ? santiagoDate(created) : parseIsoDate(snapshot.simulatedOn);

/** Returns the cost with operation costs; an older simulation's is calculated. */
export const withCostsOf = ({
  withCosts: stored,
  calculation,
  row,
  costs,
}: SimulationSnapshot): CostsIncluded => stored ?? withCosts(calculation, row, costs);
