/** The button's result. */
import type { QueryClient } from '@tanstack/react-query';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import { ApiError } from '#shared/api/api-error.ts';
import { type Answers, isSame } from '../answers/answers.ts';
import { answersAtUf } from '../answers/changes.ts';
import { obstaclesOf } from '../answers/fields.ts';
import { violationsOf } from '../answers/violations.ts';
import { type Answered, calculoQuery, quoteQuery } from '../api/calculo.ts';
import type { DividendoRequest, DividendoRow, Inicio, OperationCost } from '../api/wire.ts';
import { listsOf, ufOf } from '../api/get-inicio.ts';
import { calculoRequest, lacksEntries } from './requests.ts';

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

export interface Asked {
  /** Returns the current answers at the time of the call. */
  readonly answersNow: () => Answers;
  /** Saved simulation whose rate is quoted; null without one. */
  readonly quote: LinkQuote | null;
  /** Other debts a month beside the income, pesos. */
  readonly debtsClp: number;
}

/** Returns the answer's figures. @throws ApiError if it has none */
function figuresIn({ asked, answer }: Answered): Pick<Calculated, 'request' | 'row' | 'costs'> {
  const { row, rate, costs, problems } = answer;
  if (row !== null && rate !== null)
    return {
      request: { ...asked.calculation, tasasimulacion: rate.rate },
      row,
      costs: costs ?? [],
    };
  const problem = problems.find(({ part }) => part === 'row') ?? problems[0];
  const status = problem?.field === undefined ? BAD_GATEWAY : BAD_REQUEST;
  throw new ApiError(status, problem?.message ?? messageText('calculation_failed'));
}

const BAD_REQUEST = 400;
const BAD_GATEWAY = 502;

/** Calculates with this UF and these lists. Returns null if the answers changed meanwhile, or nothing can be requested. */
export async function calculatedWith(
  queries: QueryClient,
  { answersNow, quote, debtsClp }: Asked,
  inicio: Inicio | undefined,
): Promise<Calculated | null> {
  const lists = listsOf(inicio);
  const pageUfDate = ufOf(inicio).date;
  if (lists === null || pageUfDate === null) return null;
  const { ufValueClp } = lists;
  const opened = quote && (await queries.fetchQuery(quoteQuery(quote)).catch(() => null));
  const askedNow = () => {
    const answers = answersAtUf(answersNow(), ufValueClp);
    if (lacksEntries(answers, lists)) throw new ApiError(0, obstaclesOf(answers.flavour).noEntry);
    return calculoRequest(answers, violationsOf(answers, lists), lists, { quote: opened, debtsClp });
  };
  const asked = askedNow();
  if (asked === null) return null;
  const answered = await queries.fetchQuery({ ...calculoQuery(asked, pageUfDate), staleTime: 0 });
  if (!isSame(askedNow(), asked)) return null;
  const isQuoted =
    asked.calculation.tasasimulacion !== undefined && asked.calculation.personalizarTasa !== true;
  return {
    ...figuresIn(answered),
    ...{ ufValueClp, ufDate: answered.ufDate ?? pageUfDate, pageUfDate },
    ...(isQuoted && quote !== null && { quote }),
  };
}
