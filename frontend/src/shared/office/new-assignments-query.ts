import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';
import { ALL_WINDOW } from './chosen-window.ts';
import { listPlace } from './list-address.ts';
import { SIMULATION_LISTS } from './queries.ts';

/** How many simulations others have assigned to the user since they last looked at their own, and whether a mail tells them. See docs/rules.md R517, R518. */
export const newAssignmentsQuery = queryOptions({
  queryKey: [SIMULATION_LISTS, 'new-assignments'],
  queryFn: ({ signal }) => answerOf(client.GET('/api/simulador/asignaciones', { signal })),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** The list of all simulations of the user, in which the new assignments are. */
export const OWN_SIMULATIONS = listPlace({ view: 'mine', window: ALL_WINDOW });
