import { useQuery } from '@tanstack/react-query';
import { executivesQuery, resolutionsQuery, statesQuery } from '#shared/office/queries.ts';
import type { StandingLists } from './standing-card.tsx';

export interface StandingListsState {
  readonly isLoading: boolean;
  /** Null where one of them could not be had. */
  readonly lists: StandingLists | null;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** What the selects of a standing offer. */
export function useStandingLists(isAdmin: boolean): StandingListsState {
  const states = useQuery(statesQuery);
  const resolutions = useQuery(resolutionsQuery);
  const executives = useQuery(executivesQuery(isAdmin));
  const asked = isAdmin ? [states, resolutions, executives] : [states, resolutions];
  const isThere = states.data && resolutions.data && (executives.data || !isAdmin);
  return {
    // Who asks again has the rest of the screen before them.
    isLoading: asked.some((query) => query.isLoading && !query.isFetchedAfterMount),
    lists: isThere
      ? { states: states.data, resolutions: resolutions.data, executives: executives.data ?? null }
      : null,
    retry: () => asked.forEach((query) => query.data ?? void query.refetch()),
    isRetrying: asked.some((query) => query.isLoading),
  };
}
