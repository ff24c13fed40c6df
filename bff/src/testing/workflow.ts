import type { HeldByWorkflow } from '@simulador/mocks/workflow/workflow-store';
import type { DataSource } from 'typeorm';
import type { SimulationEntity } from '../database/entities/simulation.entity.ts';
import type { SavedSimulationChanges } from './saved-simulation.ts';
import { TEST_NOON } from './settable-clock.ts';
import { storeNewSimulation } from './stored-simulation.ts';

export const SEND = '/api/application/Sim2Wf';
export const FLOWS = '/api/simulador/envios';

/** Stores a simulation whose PDF its client got. */
export async function storeMailed(
  source: DataSource,
  changes: SavedSimulationChanges = {},
): Promise<SimulationEntity> {
  const simulation = { mailedAt: new Date(TEST_NOON), ...changes.simulation };
  return (await storeNewSimulation(source, { ...changes, simulation })).simulation;
}

/** What the mock workflow was sent. */
export const heldByWorkflow = async (url: string): Promise<HeldByWorkflow> =>
  (await (await fetch(`${url}/__mock/workflow`)).json()) as HeldByWorkflow;

export const emptyWorkflow = async (url: string): Promise<void> => {
  await fetch(`${url}/__mock/workflow`, { method: 'DELETE' });
};

/** How many of each it holds, in the order of the steps. */
export const countsOf = (held: HeldByWorkflow): number[] =>
  [
    held.applications,
    held.properties,
    held.partakers,
    held.incomes,
    held.credit_general_data,
    held.state_vars,
    held.requests,
  ].map(({ length }) => length);

/** So many of everything. */
export const allOf = (count: number): number[] => Array.from({ length: 7 }, () => count);
