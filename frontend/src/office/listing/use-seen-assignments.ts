import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerOf } from '#shared/api/api-error.ts';
import { listLocation, type ListFilters } from '#shared/office/list-address.ts';
import { newAssignmentsQuery, OWN_SIMULATIONS } from '../lists/new-assignments-query.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';

/**
 * Marks new assignments as seen while the list shows all of the user's own simulations. A list of some days or of a search may
 * lack new ones. `isRead`: the list on screen belongs to the filters. See docs/rules.md R517.
 */
export function useSeenAssignments(filters: ListFilters, isRead: boolean): void {
  const isShown = isRead && JSON.stringify(listLocation(filters)) === JSON.stringify(OWN_SIMULATIONS);
  const { data } = useQuery({ ...newAssignmentsQuery, enabled: isShown });
  const unseen = data?.unseen ?? 0;
  const { run } = useAction({
    run: () => answerOf(client.PUT('/api/simulador/asignaciones/vistas')),
    failed: () => null,
    // Assignments made since the list was read are in the refetched list.
    refetch: [[SIMULATION_LISTS]],
  });
  useEffect(() => {
    if (isShown && unseen > 0) run();
  }, [isShown, unseen, run]);
}
