import { isRejected } from '@simulador/contracts/office/state-tone';
import type { Sort } from '#shared/office/list-views.ts';
import type { ListedSimulation } from './client-groups.ts';

/** Returns true if an open simulation has no answer by staff. See docs/rules.md R512. */
export const isWaiting = (simulation: ListedSimulation): boolean =>
  simulation.first_answer_at === null &&
  !simulation.enviado_a_finnflow &&
  !isRejected(simulation.estado_description);

/** Returns the simulation with the earliest planned contact; undefined if none is planned. */
export const earliestContact = (all: readonly ListedSimulation[]): ListedSimulation | undefined =>
  all
    .filter(({ next_contact: contact }) => contact !== null)
    .sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1))[0];

/** Returns a text that sorts as the next contacts do: those without an hour at the end of their day. */
const momentOf = ({ next_contact: contact }: ListedSimulation): string =>
  `${contact?.date ?? ''} ${contact?.time ?? '24:00'}`;

const largest = (all: readonly ListedSimulation[], newest: ListedSimulation): ListedSimulation =>
  all.reduce((most, each) => (each.montocreditoUF > most.montocreditoUF ? each : most), newest);

/**
 * Returns the client's simulation that the row shows and opens: the one that gives the client the place in the orders of amounts and contacts,
 * else the one that has been waiting longest, else the newest.
 */
export function placingSimulation(
  all: readonly ListedSimulation[],
  newest: ListedSimulation,
  sort: Sort,
): ListedSimulation {
  if (sort === 'amount') return largest(all, newest);
  const due = sort === 'next_contact' ? earliestContact(all) : undefined;
  return due ?? all.findLast(isWaiting) ?? newest;
}
