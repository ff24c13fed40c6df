import { isRejected } from '@simulador/contracts/office/state-tone';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import { isAssignable, type OfClient } from '../../simulations/reading/open-simulations.ts';
import { executiveOf, openOnes } from '../../simulations/reading/client-executive.ts';
import { type Change, changeOf, type Decision } from './decision.ts';

/** A client's simulation, as it is after the requested changes. */
interface AfterChanges extends OfClient {
  readonly next: Decision;
  readonly isReassigned: boolean;
}

/** Returns the simulations by client, as they are after the changes. */
function changedByClient(
  changes: readonly Change[],
  ofClients: readonly OfClient[],
): ReadonlyMap<string, readonly AfterChanges[]> {
  const changeOfUuid = new Map(changes.map((each) => [each.uuid, each]));
  const clients = new Map<string, AfterChanges[]>();
  for (const each of ofClients) {
    const change = changeOfUuid.get(each.simulation.uuid);
    const changed = {
      ...each,
      next: change?.next ?? each.simulation,
      isReassigned: change !== undefined && 'commercial' in change.details,
    };
    const known = clients.get(each.client);
    if (known) known.push(changed);
    else clients.set(each.client, [changed]);
  }
  return clients;
}

const isOpenAfter = (each: AfterChanges): boolean =>
  isAssignable(each) && !isRejected(each.next.state.description);

/** Returns the executive whom a client's open simulations get by the changes; undefined if they stay as they are. */
function executiveAfter(client: readonly AfterChanges[]): UserEntity | null | undefined {
  const reassigned =
    client.find((each) => each.isReassigned && isOpenAfter(each)) ??
    client.find(({ isReassigned }) => isReassigned);
  return reassigned?.next.commercial;
}

/**
 * Returns the changes, with those that keep all open simulations of a client with one executive: an assignment is one of all of them. See
 * docs/rules.md R285.
 */
export function withOneExecutive(
  changes: readonly Change[],
  ofClients: readonly OfClient[],
): readonly Change[] {
  const all = new Map(changes.map((each) => [each.uuid, each]));
  for (const client of changedByClient(changes, ofClients).values()) {
    const commercial = executiveAfter(client);
    if (commercial === undefined) continue;
    for (const { simulation, next } of client.filter(isOpenAfter)) {
      const change = changeOf(simulation, { ...next, commercial });
      if (change) all.set(simulation.uuid, change);
    }
  }
  return [...all.values()];
}

/** Returns a decision of a simulation: one that is rejected no more joins the executive of its client's open ones. See docs/rules.md R285. */
export function rejoined(simulation: Decision, next: Decision, ofClient: readonly OfClient[]): Decision {
  const isReopened = isRejected(simulation.state.description) && !isRejected(next.state.description);
  if (!isReopened || next.commercial?.id !== simulation.commercial?.id) return next;
  return { ...next, commercial: executiveOf(ofClient, next.commercial?.id) ?? next.commercial };
}

/**
 * Returns the changes that assign a simulation to an executive, with the unassigned open ones of its client.
 * @throws Problem 409 that names another executive of the simulation, or another enabled executive of the client's open simulations
 */
export function changesOfTaking(
  simulation: SimulationEntity,
  ofClient: readonly OfClient[],
  commercial: UserEntity,
): readonly Change[] {
  const assigned = simulation.commercial;
  if (assigned && assigned.id !== commercial.id)
    throw new Problem(409, `${assigned.fullName} ya tiene esta simulación.`);
  const open = openOnes(ofClient);
  const other = open
    .map((each) => each.commercial)
    .find((each) => each !== null && each.id !== commercial.id && !each.disabled);
  if (other) throw new Problem(409, `${other.fullName} ya atiende a esta persona por otra simulación.`);
  const unassigned = open.filter((each) => each.commercial === null && each.uuid !== simulation.uuid);
  return [simulation, ...unassigned].flatMap((each) => changeOf(each, { ...each, commercial }) ?? []);
}
