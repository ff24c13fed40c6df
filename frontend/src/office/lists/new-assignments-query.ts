import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { ALL_WINDOW } from '#shared/office/chosen-window.ts';
import { listLocation } from '#shared/office/list-address.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';

/** Query of the number of simulations that others assigned to the user since their last look. See docs/rules.md R517. */
export const newAssignmentsQuery = queryOptions({
  queryKey: [SIMULATION_LISTS, 'new-assignments'],
  queryFn: ({ signal }) => answerOf(client.GET('/api/simulador/asignaciones', { signal })),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Location of the list of all the user's own simulations, which contains the new assignments. */
export const OWN_SIMULATIONS = listLocation({ view: 'mine', window: ALL_WINDOW });

/** Location of the list that the menu opens for those whom simulations can be assigned to. See docs/rules.md R960. */
export const START_WITH_OWN = listLocation({ view: 'mine' }).to;

/** Query of the user's open simulations whose mail or send to the workflow failed. See docs/rules.md R961. */
export const failedSendsQuery = queryOptions({
  queryKey: [SIMULATION_LISTS, 'failed-sends'],
  queryFn: ({ signal }) => answerOf(client.GET('/api/simulador/pendientes/envios', { signal })),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
