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
  assertNotBeingSent((await openSends(manager, [uuid])).get(uuid));
  return simulation;
}

/** A simulation, locked with all of its client. */
export interface WithClient {
  readonly simulation: SimulationEntity;
  readonly ofClient: readonly OfClient[];
}

/** Locks all simulations of a client and returns one of them that can still be changed. @throws Problem as `openSimulation` */
export async function openWithClient(manager: EntityManager, uuid: string): Promise<WithClient> {
  const ofClient = await lockedOfClients(manager, [uuid]);
  return { simulation: await openSimulation(manager, uuid), ofClient };
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
export function assertNotBeingSent(state: OfClient['send']): void {
  if (state) throw new Problem(409, SEND_OPEN[state]);
}

/** Simulation of a client, and its running or stopped send. */
export interface OfClient {
  readonly simulation: SimulationDecision;
  readonly client: string;
  readonly send: keyof typeof SEND_OPEN | undefined;
}

/** Returns true for a simulation that can be assigned: neither sent nor being sent. */
export const isAssignable = ({ simulation, send }: OfClient): boolean =>
  !simulation.sentToWorkflow && send === undefined;

/**
 * Returns the simulations with these uuids.
 * @throws Problem 404 whose fields are the uuids of those that are not there, or 409 with those that were sent or are being sent
 */
export function assignableAmong(ofClients: readonly OfClient[], uuids: ReadonlySet<string>): OfClient[] {
  const found = ofClients.filter(({ simulation: { uuid } }) => uuids.has(uuid));
  const known = new Set(found.map(({ simulation: { uuid } }) => uuid));
  const missing = [...uuids].filter((uuid) => !known.has(uuid));
  if (missing.length > 0)
    throw new Problem(404, NOT_ALL_FOUND, {
      fields: missing.map((name) => ({ name, message: SIMULATION_NOT_FOUND })),
    });
  const sent = found.filter(({ simulation }) => simulation.sentToWorkflow);
  if (sent.length > 0)
    throw new Problem(409, ONE_SENT, {
      fields: sent.map(({ simulation: { uuid } }) => ({ name: uuid, message: SENT })),
    });
  const fields = found.flatMap(({ simulation: { uuid }, send }) =>
    send === undefined ? [] : [{ name: uuid, message: SEND_OPEN[send] }],
  );
  if (fields.length > 0) throw new Problem(409, ONE_SEND_OPEN, { fields });
  return found;
}

/** Condition on the simulations of the clients of those whose uuids are $1. */
const OF_CLIENTS = 'client IN (SELECT client FROM simulations WHERE uuid = ANY ($1))';

/** Locks and returns all simulations of the clients of the requested ones, so that changes of one client wait for each other. */
export const lockedOfClients = (manager: EntityManager, requested: readonly string[]): Promise<OfClient[]> =>
  locked(manager, OF_CLIENTS, requested);

/** Locks and returns all simulations of a client. */
export const lockedOfClient = (manager: EntityManager, client: string): Promise<OfClient[]> =>
  locked(manager, 'client = $1', client);

async function locked(manager: EntityManager, where: string, parameter: unknown): Promise<OfClient[]> {
  await manager.query(`SELECT FROM simulations WHERE ${where} ORDER BY uuid FOR NO KEY UPDATE`, [parameter]);
  return found(manager, where, parameter);
}

/** Returns all simulations of the clients of the requested ones, without a lock. */
export const ofClients = (manager: EntityManager, requested: readonly string[]): Promise<OfClient[]> =>
  found(manager, OF_CLIENTS, requested);

async function found(manager: EntityManager, where: string, parameter: unknown): Promise<OfClient[]> {
  const rows: { uuid: string; client: string }[] = await manager.query(
    `SELECT uuid, client FROM simulations WHERE ${where} AND ${NOT_BLOCKED}`,
    [parameter],
  );
  const clientOf = new Map(rows.map(({ uuid, client }) => [uuid, client]));
  const uuids = [...clientOf.keys()];
  const sends = await openSends(manager, uuids);
  return (await decisions(manager, uuids)).map((simulation) => ({
    simulation,
    client: clientOf.get(simulation.uuid) ?? '',
    send: sends.get(simulation.uuid),
  }));
}

/** Returns the existing simulations among these, without a lock. */
export const decisions = (manager: EntityManager, uuids: readonly string[]): Promise<SimulationDecision[]> =>
  manager.find(SimulationEntity, {
    select: { uuid: true, sentToWorkflow: true, version: true, changedAt: true },
    // One parameter: PostgreSQL takes 65,535, and an executive can have more simulations.
    where: { uuid: Any(uuids) },
    relations: { state: true, resolution: true, commercial: true, changedBy: true },
    order: { uuid: 'ASC' },
  });

/** Locks in the order of ids, to prevent deadlocks. */
const lock = (manager: EntityManager, uuids: readonly string[]): Promise<unknown> =>
  manager.query('SELECT FROM simulations WHERE uuid = ANY ($1) ORDER BY uuid FOR NO KEY UPDATE', [uuids]);

/** Stores the time of staff's first answer to simulations, unless there is one. See docs/rules.md R512. */
export async function storeFirstAnswer(
  manager: EntityManager,
  uuids: readonly string[],
  at: Date,
): Promise<void> {
  await manager.query(
    'UPDATE simulations SET first_answer_at = $2 WHERE uuid = ANY ($1) AND first_answer_at IS NULL',
    [uuids, at],
  );
}
