import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { isUfOutdated } from '#shared/context/uf.tsx';
import { santiagoToday, useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { answerOf } from '#shared/api/api-error.ts';
import { toServerTime } from '#shared/api/server-clock.ts';
import { client } from '#shared/session/client.ts';
import type { Inicio } from './wire.ts';

/** Delay before a part that failed, or is of an earlier day, is requested again. */
const RETRY_MS = 60_000;

const getInicio = (signal: AbortSignal): Promise<Inicio> =>
  answerOf(client.GET('/api/simulador/inicio', { signal }));

const isComplete = ({ errors, uf }: Inicio): boolean =>
  errors.length === 0 && (uf === null || !isUfOutdated(uf));
const isOfDay = (updatedAt: number, day: string): boolean => santiagoDate(toServerTime(updatedAt)) === day;

/** Query of UF, catalogues and insurances. */
export const inicioQuery = queryOptions({
  queryKey: ['inicio'],
  queryFn: ({ signal }) => getInicio(signal),
  staleTime: 15 * RETRY_MS,
  refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
    data !== undefined && isComplete(data) && isOfDay(dataUpdatedAt, santiagoToday()) ? false : RETRY_MS,
});

/** Returns UF, catalogues and insurances, requested once per visit and again when a new day begins. */
export function useInicio() {
  const inicio = useQuery(inicioQuery);
  const today = useSantiagoDay();
  const { data, dataUpdatedAt, error, errorUpdateCount, refetch } = inicio;
  const isOld = data !== undefined && !isOfDay(dataUpdatedAt, today);
  useEffect(() => {
    if (isOld) void refetch({ cancelRefetch: false });
  }, [isOld, today, refetch]);
  // Without any data the query is pending again during each retry; the first failure's message has to stay.
  const isPending = inicio.isPending && errorUpdateCount === 0;
  return useMemo(() => ({ data, error, isPending, refetch }), [data, error, isPending, refetch]);
}
