import { useQuery } from '@tanstack/react-query';
import { executivesQuery, resolutionsQuery, statesQuery } from '#shared/office/queries.ts';
import type { FailedPartProps } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import type { DecisionLists } from './decision-card.tsx';

export interface DecisionListsState {
  readonly lists: DecisionLists | null;
  /** Message if a list failed to load; null otherwise. */
  readonly failure: FailedPartProps | null;
}

const NOT_OFFERED = 'No pudimos cargar los estados y las resoluciones.';

export function useDecisionLists(isAdmin: boolean): DecisionListsState {
  const states = useQuery(statesQuery);
  const resolutions = useQuery(resolutionsQuery);
  const executives = useQuery(executivesQuery(isAdmin));
  const isThere = states.data && resolutions.data && (executives.data || !isAdmin);
  const failure = failureOf([states, resolutions, executives], NOT_OFFERED);
  return {
    lists: isThere
      ? { states: states.data, resolutions: resolutions.data, executives: executives.data ?? null }
      : null,
    failure: failure && { ...failure, message: NOT_OFFERED },
  };
}
