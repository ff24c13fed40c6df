import { isWaiting } from '#shared/office/contacts-of.ts';
import type { Sort } from '#shared/office/list-views.ts';
import type { ClientGroup, ListedSimulation } from './client-groups.ts';

/** Returns the simulation with the earliest planned contact; undefined if none is planned. */
export const earliestContact = (all: readonly ListedSimulation[]): ListedSimulation | undefined =>
  all
    .filter(({ next_contact: contact }) => contact !== null)
    .sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1))[0];

/** Returns a text that sorts as the next contacts do: those without an hour at the end of their day. */
const momentOf = ({ next_contact: contact }: ListedSimulation): string =>
  `${contact?.date ?? ''} ${contact?.time ?? '24:00'}`;

const largest = (all: readonly ListedSimulation[]): ListedSimulation | undefined =>
  all.toSorted((a, b) => b.montocreditoUF - a.montocreditoUF)[0];

/** Simulation of a client that gives each order its place in the list; none: the client's newest. */
const PLACING: Readonly<Record<Sort, (all: readonly ListedSimulation[]) => ListedSimulation | undefined>> = {
  newest: () => undefined,
  untouched: (all) => all.findLast(isWaiting),
  next_contact: earliestContact,
  amount: largest,
};

/** A client, and the simulation that the row shows and opens: the one that gives the client the place in the list. See docs/rules.md R710. */
export interface ListedClient extends ClientGroup {
  readonly shown: ListedSimulation;
}

export function listedClients(groups: readonly ClientGroup[], sort: Sort): readonly ListedClient[] {
  return groups.flatMap((group) => {
    const shown = PLACING[sort](group.simulations) ?? group.simulations[0];
    return shown === undefined ? [] : [{ ...group, shown }];
  });
}
