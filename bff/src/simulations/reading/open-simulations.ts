import { isRejected } from '@simulador/contracts/office/state-tone';
import { Any, type EntityManager } from 'typeorm';
import { SHOWN_RELATIONS, SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
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
 * Locks and returns a simulation that can still be changed, with everything that its answer shows.
 * @throws Problem 404, 409 if it was sent to the workflow or is being sent
 */
export async function openSimulation(manager: EntityManager, uuid: string): Promise<SimulationEntity> {
  const simulation = await lockedSimulation(manager, uuid);
  assertOpen(simulation);
  assertNotBeingSent(uuid, await openSends(manager, [uuid]));
  return simulation;
}

/** Locks and returns a simulation in any state. @throws Problem 404 */
export async function lockedSimulation(manager: EntityManager, uuid: string): Promise<SimulationEntity> {
  await lock(manager, [uuid]);
  const simulation = await manager.findOne(SimulationEntity, {
    where: { uuid },
    relations: { ...SHOWN_RELATIONS, changedBy: true },
  });
  if (!simulation) throw new Problem(404, SIMULATION_NOT_FOUND);
  return simulation;
}

/** Checks that a simulation was not sent. @throws Problem 409 */
export function assertOpen({ sentToWorkflow }: Pick<SimulationEntity, 'sentToWorkflow'>): void {
  if (sentToWorkflow) throw new Problem(409, SENT);
}

type OpenSends = ReadonlyMap<string, keyof typeof SEND_OPEN>;

/** Returns the running and stopped sends to the workflow, by simulation. Callers lock the simulations first. */
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
export function assertNotBeingSent(uuid: string, sends: OpenSends): void {
  const state = sends.get(uuid);
  if (state) throw new Problem(409, SEND_OPEN[state]);
}

/**
 * Locks and returns several open simulations without their figures, all of them or none.
 * @throws Problem 404, or 409 whose fields are the uuids of those that were sent or are being sent
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

/** Locks and returns the existing simulations among these. */
export async function lockedDecisions(
  manager: EntityManager,
  uuids: readonly string[],
): Promise<SimulationDecision[]> {
  await lock(manager, uuids);
  return decisions(manager, uuids);
}

/** Open simulation of a client, and the requested one that led to it. */
export interface OfClient {
  readonly simulation: SimulationDecision;
  readonly requested: string;
}

/**
 * Locks all simulations of the clients of the requested ones, together, so that two changes of one client wait for each other. Returns those
 * that are neither sent, being sent nor rejected.
 */
export async function lockedOfClients(
  manager: EntityManager,
  requested: readonly string[],
): Promise<OfClient[]> {
  const all: { uuid: string; requested: string }[] = await manager.query(
    `SELECT simulations.uuid, min(requested.uuid::text) AS requested
     FROM simulations JOIN simulations AS requested USING (client)
     WHERE requested.uuid = ANY ($1) AND ${NOT_BLOCKED} GROUP BY simulations.uuid`,
    [requested],
  );
  const requestedOf = new Map(all.map((each) => [each.uuid, each.requested]));
  const uuids = [...requestedOf.keys()];
  const found = await lockedDecisions(manager, uuids);
  const sends = await openSends(manager, uuids);
  return found
    .filter((each) => !each.sentToWorkflow && !isRejected(each.state.description) && !sends.has(each.uuid))
    .map((simulation) => ({ simulation, requested: requestedOf.get(simulation.uuid) ?? simulation.uuid }));
}

/** Returns the existing simulations among these, without a lock. */
export const decisions = (manager: EntityManager, uuids: readonly string[]): Promise<SimulationDecision[]> =>
  manager.find(SimulationEntity, {
    select: { uuid: true, sentToWorkflow: true, version: true, changedAt: true },
    // One parameter: PostgreSQL takes 65,535, and an executive can have more simulations.
    where: { uuid: Any(uuids) },
    relations: { state: true, resolution: true, commercial: true, changedBy: true },
  });

/** Locks in the order of ids, to prevent deadlocks. */
const lock = (manager: EntityManager, uuids: readonly string[]): Promise<unknown> =>
  manager.query('SELECT FROM simulations WHERE uuid = ANY ($1) ORDER BY uuid FOR NO KEY UPDATE', [uuids]);
