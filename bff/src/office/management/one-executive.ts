import { isRejected } from '@simulador/contracts/office/state-tone';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { Problem } from '../../http/problem.ts';
import {
  isAssignable,
  type OfClient,
  assertNotBeingSent,
  assertOpen,
} from '../../simulations/reading/open-simulations.ts';
import { executiveOf, openOnes } from '../../simulations/reading/client-executive.ts';
import {
  type Change,
  changeOf,
  type Decision,
  type Choices,
  nextDecision,
  type ChangeOfMany,
  RefusedChanges,
} from './decision.ts';
import { SIMULATION_NOT_FOUND } from '../../simulations/reading/simulation-access.ts';
import { assertVersion } from '../../simulations/reading/simulation-version.ts';

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

/** Returns a simulation that can still be changed, as it was read. @throws Problem 404, 409 */
export function changeable(known: OfClient | undefined, version: number): OfClient {
  if (!known) throw new Problem(404, SIMULATION_NOT_FOUND);
  assertOpen(known.simulation);
  assertNotBeingSent(known.send);
  assertVersion(known.simulation, version);
  return known;
}

/**
 * Returns the requested changes, of these simulations alone.
 * @param found those simulations, among others
 * @throws RefusedChanges
 */
export function changesOfMany(
  requested: readonly ChangeOfMany[],
  found: readonly OfClient[],
  choices: Choices,
): readonly Change[] {
  const simulations = new Map(found.map((each) => [each.simulation.uuid, each]));
  const problems = new Map<string, Problem>();
  const changes = requested.flatMap(({ uuid, wanted, version }): Change[] => {
    try {
      const { simulation, client } = changeable(simulations.get(uuid), version);
      const ofClient = found.filter((each) => each.client === client);
      const next = rejoined(simulation, nextDecision(simulation, wanted, choices), ofClient);
      const change = changeOf(simulation, next);
      return change ? [change] : [];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.set(uuid, error);
      return [];
    }
  });
  if (problems.size > 0) throw new RefusedChanges(problems);
  return changes;
}
