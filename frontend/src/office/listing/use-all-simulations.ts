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

/** Simulations of one client. The list contains the newest ones only. */
export interface AllSimulations {
  readonly shown: readonly ListedSimulation[];
  /** Number of shown simulations. */
  readonly count: number;
  readonly showMore: () => void;
  readonly isWorking: boolean;
  readonly hasFailed: boolean;
}

/** Loads more of a client's simulations on request. See docs/rules.md R281. */
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

/** Returns the simulations of all clients, including those loaded on request. See docs/rules.md R483. */
export function useShownSimulations(
  groups: readonly ClientGroup[],
  filters: ListFilters,
): readonly ListedSimulation[] {
  const today = useSantiagoDay();
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  // Rerenders when loaded simulations are added or refreshed.
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
  // The two reads are not simultaneous: a simulation saved in between moves another one to the next page, so it may be in both.
  return [...new Map([...simulations, ...more].map((each) => [each.uuid, each])).values()];
}
