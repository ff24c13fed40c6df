import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isIsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import { isUfOutdated, REFERENTIAL_UF, type UfOfDay } from '#shared/context/uf.tsx';
import { santiagoToday, useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { answerOf } from '#shared/api/api-error.ts';
import { toServerTime } from '#shared/api/server-clock.ts';
import { client } from '#shared/session/client.ts';
import type { Catalogos, Inicio, Seguro } from './wire.ts';
import { FINANCING_LIMITS, type FinancingLimit } from '@simulador/contracts/calculation/limits';
import type { OtherDebts } from '@simulador/contracts/calculation/income/affordability';

/** Delay before a part that failed, or is of an earlier day, is requested again. */
const RETRY_MS = 60_000;

const isComplete = ({ errors, uf }: Inicio): boolean =>
  errors.length === 0 && (uf === null || !isUfOutdated(uf));
const isOfDay = (updatedAt: number, day: string): boolean => santiagoDate(toServerTime(updatedAt)) === day;

/** Query of UF, catalogues and insurances. */
export const inicioQuery = queryOptions({
  queryKey: ['inicio'],
  queryFn: ({ signal }): Promise<Inicio> => answerOf(client.GET('/api/simulador/inicio', { signal })),
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

/** Returns the UF to convert with: the answer's, else a constant that is used for conversion only. */
export function ufOf(inicio: Inicio | undefined, isPending = false): UfOfDay {
  if (isPending) return { ...REFERENTIAL_UF, freshness: 'pending' };
  const uf = inicio?.uf;
  if (uf === null || uf === undefined || !isIsoDate(uf.date)) return REFERENTIAL_UF;
  return { valueClp: uf.value, date: uf.date, freshness: isUfOutdated(uf) ? 'stale' : 'today' };
}

/** Returns true if catalogues or insurances are unavailable. */
export const lacksLists = (inicio: Inicio | undefined): boolean =>
  inicio === undefined || inicio.catalogos === null || Object.values(inicio.seguros).includes(null);

/** Returns the operator's financing limits, else the default ones. The BFF validates again. */
export const financingOf = (inicio: Inicio | undefined): readonly FinancingLimit[] =>
  inicio?.financiamiento?.map(({ purpose, property_type, max_pct }) => ({
    purpose,
    propertyType: property_type,
    maxPct: max_pct,
  })) ?? FINANCING_LIMITS;

/** Returns other debts a month beside an income; undefined for none. */
export const otherDebtsOf = (inicio: Inicio | undefined, debtsClp: number): OtherDebts | undefined =>
  inicio === undefined || debtsClp === 0 ? undefined : { clp: debtsClp, totalMaxPct: inicio.total_debt_pct };

/** Lists and values of a calculation. */
export interface Lists {
  /** Pesos per UF. */
  readonly ufValueClp: number;
  readonly financing: readonly FinancingLimit[];
  readonly catalogos: Pick<Catalogos, 'destinos' | 'tipos_inmuebles' | 'subsidios'>;
  readonly life: readonly Seguro[];
  readonly fire: readonly Seguro[];
  readonly unemployment: readonly Seguro[];
}

/** Returns the lists and values that a calculation needs; null if one is missing. */
export function listsOf(inicio: Inicio | undefined): Lists | null {
  if (inicio === undefined) return null;
  const { uf, catalogos, seguros } = inicio;
  const { desgravamen, incendio, cesantia } = seguros;
  if (uf === null || catalogos === null || desgravamen === null || incendio === null || cesantia === null)
    return null;
  return {
    ufValueClp: uf.value,
    financing: financingOf(inicio),
    catalogos,
    life: desgravamen,
    fire: incendio,
    unemployment: cesantia,
  };
}
