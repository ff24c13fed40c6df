import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerOf } from '#shared/api/api-error.ts';
import { listLocation, type ListFilters } from '#shared/office/list-address.ts';
import { newAssignmentsQuery, OWN_SIMULATIONS } from '#shared/office/new-assignments-query.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';

/**
 * Marks new assignments as seen while the list shows all of the user's own simulations. A list of some days or of a search may
 * lack new ones. `isRead`: the list on screen belongs to the filters. See docs/rules.md R517.
 */
export function useSeenAssignments(filters: ListFilters, isRead: boolean): void {
  const isShown =
    isRead && JSON.stringify(listLocation({ ...filters, hidden: [] })) === JSON.stringify(OWN_SIMULATIONS);
  const queries = useQueryClient();
  const { data } = useQuery({ ...newAssignmentsQuery, enabled: isShown });
  const unseen = data?.unseen ?? 0;
  const { mutate } = useMutation({
    mutationFn: () => answerOf(client.PUT('/api/simulador/asignaciones/vistas')),
    onSuccess: async () => {
      // Cancels running requests, whose answers would restore the old count. Assignments made since the list was read are in the
      // refreshed list.
      await queries.cancelQueries({ queryKey: newAssignmentsQuery.queryKey });
      queries.setQueryData(newAssignmentsQuery.queryKey, (found) => found && { ...found, unseen: 0 });
      await refreshSimulationLists(queries);
    },
  });
  useEffect(() => {
    if (isShown && unseen > 0) mutate();
  }, [isShown, unseen, mutate]);
}
