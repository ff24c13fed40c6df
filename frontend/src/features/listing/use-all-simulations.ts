import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ListFilters } from '#shared/office/list-address.ts';
import { olderSimulationsQuery, type ClientGroup, type ListedSimulation } from './client-groups.ts';

/** What there is of a client, of which the list brings the newest alone. */
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
  const pages = older.data?.pages ?? [];
  // Both are read one after the other: what was saved in between moves one of them to the next page.
  const all = new Map(
    [...simulations, ...pages.flatMap(({ results }) => results)].map((each) => [each.uuid, each]),
  );
  return {
    shown: [...all.values()],
    count,
    showMore: () => {
      setRequested(true);
      void (older.data === undefined ? older.refetch() : older.fetchNextPage());
    },
    isWorking: older.isFetching,
    hasFailed: older.data === undefined ? older.isError : older.isFetchNextPageError,
  };
}
