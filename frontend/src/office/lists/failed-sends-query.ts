import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { listLocation } from './list-address.ts';
import { SIMULATION_LISTS } from './queries.ts';

/** Location of the list that the menu opens for those whom simulations can be assigned to. See docs/rules.md R960. */
export const START_WITH_OWN = listLocation({ view: 'mine' }).to;

/** Query of the user's open simulations whose mail or send to the workflow failed. See docs/rules.md R961. */
export const failedSendsQuery = queryOptions({
  queryKey: [SIMULATION_LISTS, 'failed-sends'],
  queryFn: ({ signal }) => answerOf(client.GET('/api/simulador/pendientes/envios', { signal })),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
