import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ListFilters } from '#shared/office/list-address.ts';
import {
  OLDER_SIMULATIONS,
  olderSimulationsQuery,
  type ClientGroup,
  type ClientSimulations,
  type ListedSimulation,
} from './client-groups.ts';

/** Simulations of one client; the list brings the newest ones alone. */
export interface AllSimulations {
  readonly shown: readonly ListedSimulation[];
  /** How many of them are shown. */
  readonly count: number;
  readonly showMore: () => void;
  readonly isWorking: boolean;
  readonly hasFailed: boolean;
}

/** A client's simulations, more of them with each request for more. See docs/rules.md R281. */
export function useAllSimulations(group: ClientGroup, filters: ListFilters): AllSimulations {
  const { uuid, simulations, simulation_count: count } = group;
  const [isRequested, setRequested] = useState(false);
  const today = useSantiagoDay();
  const older = useInfiniteQuery({
    ...olderSimulationsQuery(uuid, filters, today),
    enabled: isRequested && simulations.length < count,
  });
  return {
    shown: withOlder(group, older.data),
    count,
    showMore: () => {
      setRequested(true);
      void (older.data === undefined ? older.refetch() : older.fetchNextPage());
    },
    isWorking: older.isFetching,
    hasFailed: older.data === undefined ? older.isError : older.isFetchNextPageError,
  };
}

/** The simulations of all clients, with those that were added by requests for more. See docs/rules.md R483. */
export function useShownSimulations(
  groups: readonly ClientGroup[],
  filters: ListFilters,
): readonly ListedSimulation[] {
  const today = useSantiagoDay();
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  // Draws again what shows them when more of them have arrived, or the same ones anew.
  useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(onChange), [cache]),
    () =>
      cache
        .findAll({ queryKey: OLDER_SIMULATIONS })
        .reduce((sum, { state }) => sum + state.dataUpdateCount, 0),
  );
  return groups.flatMap((group) =>
    withOlder(group, queries.getQueryData(olderSimulationsQuery(group.uuid, filters, today).queryKey)),
  );
}

function withOlder(
  { simulations }: ClientGroup,
  older: InfiniteData<ClientSimulations> | undefined,
): readonly ListedSimulation[] {
  const more = (older?.pages ?? []).flatMap(({ results }) => results);
  // Both are read one after the other: what was saved in between moves one of them to the next page.
  return [...new Map([...simulations, ...more].map((each) => [each.uuid, each])).values()];
}
