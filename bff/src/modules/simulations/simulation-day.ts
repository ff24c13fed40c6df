import { type IsoDate, parseIsoDate, santiagoDate } from '@simulador/contracts/domain/dates';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';

/** Returns the day of a simulation's calculation, to which its UF and its first due date belong; older ones have the day of the save. */
export const simulationDay = ({
  created,
  snapshot,
}: Pick<SimulationEntity, 'created' | 'snapshot'>): IsoDate =>
  snapshot.simulatedOn === undefined ? santiagoDate(created) : parseIsoDate(snapshot.simulatedOn);
