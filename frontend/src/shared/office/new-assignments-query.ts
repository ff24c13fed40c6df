import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';
import { useAction } from '../ui/forms/use-action.ts';
import { ALL_WINDOW } from './chosen-window.ts';
import { listLocation } from './list-address.ts';
import { SIMULATION_LISTS } from './queries.ts';

/**
 * Query of the number of simulations that others assigned to the user since their last look, and of whether the user gets mails
 * about them. See docs/rules.md R517, R518.
 */
export const newAssignmentsQuery = queryOptions({
  queryKey: [SIMULATION_LISTS, 'new-assignments'],
  queryFn: ({ signal }) => answerOf(client.GET('/api/simulador/asignaciones', { signal })),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Location of the list of all the user's own simulations, which contains the new assignments. */
export const OWN_SIMULATIONS = listLocation({ view: 'mine', window: ALL_WINDOW });

/** Location of the list of the user's own simulations, for users whose list starts with them. */
export const START_WITH_OWN = listLocation({ view: 'mine' }).to;

/** Returns a function that stores whether the menu opens the list with the user's own simulations. See docs/rules.md R960. */
export function useListStart(): (isOwn: boolean) => void {
  const { run } = useAction({
    run: (isOwn: boolean) =>
      answerOf(client.PUT('/api/simulador/asignaciones/inicio', { body: { lists_own: isOwn } })),
    failed: () => null,
    refetch: [newAssignmentsQuery.queryKey],
  });
  return run;
}

/** Query of the number of the user's open simulations whose mail or send to the workflow failed. See docs/rules.md R961. */
export const failedSendsQuery = queryOptions({
  queryKey: [SIMULATION_LISTS, 'failed-sends'],
  queryFn: ({ signal }) => answerOf(client.GET('/api/simulador/pendientes/envios', { signal })),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const FAILED_SENDS = listLocation({ view: 'mine', sends: 'failed', window: ALL_WINDOW });
