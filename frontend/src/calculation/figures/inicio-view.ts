/** Values that the form takes from the BFF's first answer. */
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { isUfOutdated, REFERENTIAL_UF, type UfOfDay } from '#shared/context/uf.tsx';
import { FINANCING_LIMITS, type FinancingLimit } from '@simulador/contracts/calculation/limits';
import type { OtherDebts } from '@simulador/contracts/calculation/income/affordability';
import type { Inicio } from '../api/wire.ts';
import type { Lists } from './requests.ts';

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
