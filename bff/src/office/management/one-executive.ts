import { isRejected } from '@simulador/contracts/office/state-tone';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { isAssignable, type OfClient } from '../../simulations/reading/open-simulations.ts';
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

/** Returns the executive who has the client's open simulations; undefined if nobody who may sign in has one. */
export const holderOf = (open: readonly OfClient[]): UserEntity | undefined =>
  open.map(({ simulation }) => simulation.commercial).find((each) => each !== null && !each.disabled) ??
  undefined;

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
