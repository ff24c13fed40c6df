import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerOf } from '#shared/api/api-error.ts';
import { listPlace, type ListFilters } from '#shared/office/list-address.ts';
import { newAssignmentsQuery, OWN_SIMULATIONS } from '#shared/office/new-assignments-query.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';

/**
 * While all of the user's own simulations are on screen, nothing that was assigned to them is new. Those of some days, or that a
 * search found, may lack it. `isRead`: the list is that of the filters. See docs/rules.md R517.
 */
export function useSeenAssignments(filters: ListFilters, isRead: boolean): void {
  const isShown = isRead && JSON.stringify(listPlace(filters)) === JSON.stringify(OWN_SIMULATIONS);
  const queries = useQueryClient();
  const { data } = useQuery({ ...newAssignmentsQuery, enabled: isShown });
  const unseen = data?.unseen ?? 0;
  const { mutate } = useMutation({
    mutationFn: () => answerOf(client.PUT('/api/simulador/asignaciones/vistas')),
    onSuccess: async () => {
      // An answer from before would bring them back; those that came since the list was read are in it now.
      await queries.cancelQueries({ queryKey: newAssignmentsQuery.queryKey });
      queries.setQueryData(newAssignmentsQuery.queryKey, (found) => found && { ...found, unseen: 0 });
      await refreshSimulationLists(queries);
    },
  });
  useEffect(() => {
    if (isShown && unseen > 0) mutate();
  }, [isShown, unseen, mutate]);
}
