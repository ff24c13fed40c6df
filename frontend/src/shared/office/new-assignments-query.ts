import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';
import { SIMULATION_LISTS } from './queries.ts';

/** How many simulations others have assigned to the user since they last looked at their own. See docs/rules.md R517. */
export const newAssignmentsQuery = queryOptions({
  queryKey: [SIMULATION_LISTS, 'new-assignments'],
  queryFn: async ({ signal }): Promise<number> =>
    (await answerOf(client.GET('/api/simulador/asignaciones', { signal }))).unseen,
  staleTime: 0,
  refetchOnWindowFocus: true,
});
