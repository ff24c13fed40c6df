import { type EntityManager, In } from 'typeorm';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Problem } from '../../http/problem.ts';
import { SIMULATION_NOT_FOUND } from './simulation-access.ts';

const NOT_ALL_FOUND = 'No encontramos una o más de estas simulaciones.';
const SENT = 'La simulación ya fue enviada a Workflow y no se puede modificar.';
const ONE_SENT = 'Una o más de estas simulaciones ya fueron enviadas a Workflow y no se pueden modificar.';
const SEND_OPEN = {
  running: 'La simulación se está enviando a Workflow y no se puede modificar hasta que termine el envío.',
  stopped:
    'El envío a Workflow está detenido: la simulación no se puede modificar hasta que termine o se cancele.',
} as const;
const ONE_SEND_OPEN =
  'Una o más de estas simulaciones se están enviando a Workflow y no se pueden modificar hasta que termine el envío.';

/** State, resolution and executive of a simulation, without its figures. */
export type SimulationDecision = Pick<
  SimulationEntity,
  'uuid' | 'state' | 'resolution' | 'commercial' | 'sentToWorkflow' | 'version' | 'changedAt' | 'changedBy'
>;

/**
 * A simulation that may still be changed, with everything that its answer shows, locked against other changes.
 * @throws Problem 404, 409 for one that went to the workflow, or is being sent
 */
export async function openSimulation(manager: EntityManager, uuid: string): Promise<SimulationEntity> {
  const simulation = await lockedSimulation(manager, uuid);
  assertOpen(simulation);
  assertNotOnItsWay(uuid, await openSends(manager, [uuid]));
  return simulation;
}

/** The same, changeable or not. @throws Problem 404 */
export async function lockedSimulation(manager: EntityManager, uuid: string): Promise<SimulationEntity> {
  await lock(manager, [uuid]);
  const simulation = await manager.findOne(SimulationEntity, {
    where: { uuid },
    relations: {
      client: true,
      state: true,
      resolution: true,
      commercial: true,
      changedBy: true,
      workflow: true,
    },
  });
  if (!simulation) throw new Problem(404, SIMULATION_NOT_FOUND);
  return simulation;
}

/** @throws Problem 409 for one that went to the workflow */
export function assertOpen({ sentToWorkflow }: Pick<SimulationEntity, 'sentToWorkflow'>): void {
  if (sentToWorkflow) throw new Problem(409, SENT);
}

type OpenSends = ReadonlyMap<string, keyof typeof SEND_OPEN>;

/** Returns the sends to the workflow that run or are stopped, by simulation. Callers lock the simulations first. */
export async function openSends(manager: EntityManager, uuids: readonly string[]): Promise<OpenSends> {
  const flows: { simulation: string; state: keyof typeof SEND_OPEN }[] = await manager.query(
    `SELECT simulation, state FROM workflow_flows
     WHERE simulation = ANY ($1) AND state IN ('running', 'stopped')`,
    [uuids],
  );
  return new Map(flows.map(({ simulation, state }) => [simulation, state]));
}

/**
 * Rejects changes while the simulation is sent, so that the workflow gets what the detail shows.
 * @throws Problem 409 while a send runs or is stopped
 */
export function assertNotOnItsWay(uuid: string, sends: OpenSends): void {
  const state = sends.get(uuid);
  if (state) throw new Problem(409, SEND_OPEN[state]);
}

/**
 * The same for several without their figures, all of them or none.
 * @throws Problem 404, 409 whose fields are those that went to the workflow or are being sent, by uuid
 */
export async function openSimulations(
  manager: EntityManager,
  uuids: readonly string[],
): Promise<SimulationDecision[]> {
  const simulations = await lockedDecisions(manager, uuids);
  if (simulations.length < uuids.length) throw new Problem(404, NOT_ALL_FOUND);
  const sent = simulations.filter(({ sentToWorkflow }) => sentToWorkflow);
  if (sent.length > 0)
    throw new Problem(409, ONE_SENT, { fields: sent.map(({ uuid }) => ({ name: uuid, message: SENT })) });
  const sends = await openSends(manager, uuids);
  if (sends.size > 0) {
    const fields = [...sends].map(([name, state]) => ({ name, message: SEND_OPEN[state] }));
    throw new Problem(409, ONE_SEND_OPEN, { fields });
  }
  return simulations;
}

/** The existing ones, locked against other changes. */
export async function lockedDecisions(
  manager: EntityManager,
  uuids: readonly string[],
): Promise<SimulationDecision[]> {
  await lock(manager, uuids);
  return decisions(manager, uuids);
}

/** The existing ones, without a lock. */
export const decisions = (manager: EntityManager, uuids: readonly string[]): Promise<SimulationDecision[]> =>
  manager.find(SimulationEntity, {
    select: { uuid: true, sentToWorkflow: true, version: true, changedAt: true },
    where: { uuid: In(uuids) },
    relations: { state: true, resolution: true, commercial: true, changedBy: true },
  });

/** In the order of their ids, so that two callers that lock the same ones can't deadlock. */
const lock = (manager: EntityManager, uuids: readonly string[]): Promise<unknown> =>
  manager.query('SELECT FROM simulations WHERE uuid = ANY ($1) ORDER BY uuid FOR NO KEY UPDATE', [uuids]);
