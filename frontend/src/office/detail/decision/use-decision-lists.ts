import { useQuery } from '@tanstack/react-query';
import {
  type Executive,
  executivesQuery,
  type Resolution,
  resolutionsQuery,
  type State,
  statesQuery,
} from '#shared/office/queries.ts';
import type { FailedPartProps } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';

/** Options of the selects; executives are for the administrator only. */
export interface DecisionLists {
  readonly states: readonly State[];
  readonly resolutions: readonly Resolution[];
  readonly executives: readonly Executive[] | null;
}

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
