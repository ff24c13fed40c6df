import type { CostsIncluded, SimulationSnapshot } from '../../database/entities/simulation.stored.ts';
import { withCosts } from '../dividendo/costs-of-row.ts';

/** Returns the stored cost with operation costs; simulations of earlier releases have none, so theirs is calculated. */
export const withCostsOf = ({ withCosts: stored, calculation, row }: SimulationSnapshot): CostsIncluded =>
  stored ?? withCosts(calculation, row);
