import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { ScheduleProps } from './shown.ts';
import type { DividendoRequest, DividendoRow, OperationCost } from '../api/wire.ts';

/** Request of a credit's figures, without the RUT, which does not affect them. */
export type CreditRequest = Omit<DividendoRequest, 'Rut'>;

/** A result with its request. It is valid for that request and UF only. */
export interface Calculated {
  readonly request: CreditRequest;
  readonly row: DividendoRow;
  /** Empty while they are not known; then the row's own columns are shown. */
  readonly costs: readonly OperationCost[];
  /** Pesos per UF that the amounts were converted with. */
  readonly ufValueClp: number;
  /** Day of the UF that the row's pesos were calculated with. */
  readonly ufDate: IsoDate;
  /** Day of the page's UF, if it is another one. */
  readonly pageUfDate?: IsoDate;
  /** Saved simulation whose quoted rate it has, in place of the suggested one. */
  readonly quote?: LinkQuote;
}

const keyOf = (request: DividendoRequest): string =>
  JSON.stringify(Object.entries(request).sort(([a], [b]) => a.localeCompare(b)));

/** Returns whether both requests ask for the same figures. */
export const isSameRequest = (a: DividendoRequest, b: DividendoRequest): boolean => keyOf(a) === keyOf(b);

/** Returns the result's rate and the present one if nothing else of the credit has changed since; null otherwise. */
export function changedRate(
  { request }: Calculated,
  asked: DividendoRequest,
): { readonly fromPct: number; readonly toPct: number } | null {
  const [fromPct, toPct] = [request.tasasimulacion, asked.tasasimulacion];
  const isOther = fromPct !== toPct && isSameRequest({ ...request, tasasimulacion: toPct }, asked);
  return isOther && !asked.personalizarTasa ? { fromPct, toPct } : null;
}

/** Returns whether the result fits the current request and the page's UF. */
export const isCurrentFor = (
  { request, ufDate, pageUfDate }: Calculated,
  asked: DividendoRequest,
  date: IsoDate | null,
): boolean => (date === ufDate || date === pageUfDate) && isSameRequest(request, asked);

/** Returns the inputs of a result's payment schedule, with the page's UF. */
export const scheduleOf = (
  { ufValueClp, ufDate, pageUfDate }: Calculated,
  request: DividendoRequest,
): ScheduleProps => ({
  request,
  ufValueClp,
  ufDate: pageUfDate ?? ufDate,
});
