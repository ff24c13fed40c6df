import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { ScheduleProps } from '#shared/simulation/result-slots.ts';
import type { DividendoRequest, DividendoRow, OperationCost } from '../api/wire.ts';

/** Request of a credit's figures, without the client: the RUT changes none of them. */
export type CreditRequest = Omit<DividendoRequest, 'Rut'>;

/** A calculation with its request: it is valid for that request and that UF only. */
export interface Calculated {
  readonly request: CreditRequest;
  readonly row: DividendoRow;
  readonly costs: readonly OperationCost[];
  /** Pesos for one UF, with which the amounts were converted. */
  readonly ufValueClp: number;
  /** The day of the UF of the row's pesos. */
  readonly ufDate: IsoDate;
  /** The day of the UF that the page had, where that is another one. */
  readonly pageUfDate?: IsoDate;
}

export const withoutClient = ({ Rut: _, ...request }: DividendoRequest): CreditRequest => request;

const keyOf = (request: DividendoRequest): string =>
  JSON.stringify(Object.entries(withoutClient(request)).sort(([a], [b]) => a.localeCompare(b)));

/** Whether both ask for the same figures. */
export const isSameRequest = (a: DividendoRequest, b: DividendoRequest): boolean => keyOf(a) === keyOf(b);

/** Whether a result still answers the present request, with the page's UF of that day. */
export const holdsFor = (
  { request, ufDate, pageUfDate }: Calculated,
  asked: DividendoRequest,
  date: IsoDate | null,
): boolean => (date === ufDate || date === pageUfDate) && isSameRequest(request, asked);

/** The inputs of a result's payment schedule: the UF is the one that the page converts with. */
export const scheduleOf = (
  { ufValueClp, ufDate, pageUfDate }: Calculated,
  request: DividendoRequest,
): ScheduleProps => ({
  request,
  ufValueClp,
  ufDate: pageUfDate ?? ufDate,
});
