/** The button's calculation, loaded after the first screen. */
import type { QueryClient } from '@tanstack/react-query';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import { ApiError } from '#shared/api/api-error.ts';
import { isSame, type Answers } from '../answers/answers.ts';
import { answersAtUf } from '../answers/changes.ts';
import { obstaclesOf } from '../answers/texts.ts';
import { violationsOf } from '../answers/violations.ts';
import { calculoQuery, type Answered } from '../api/calculo.ts';
import { inicioQuery } from '../api/get-inicio.ts';
import { quoteQuery } from '../api/quote.ts';
import type { Inicio } from '../api/wire.ts';
import type { Calculated } from './calculated.ts';
import { listsOf, ufOf } from './inicio-view.ts';
import { calculoRequest, lacksEntries } from './requests.ts';

export interface Asked {
  /** Returns the current answers at the time of the call. */
  readonly answersNow: () => Answers;
  /** Saved simulation whose rate is quoted; null without one. */
  readonly quote: LinkQuote | null;
  /** Other debts a month beside the income, pesos. */
  readonly debtsClp: number;
}

/** Inputs of a calculation: the page's values, or the bank's current ones. */
export type Using = 'page' | 'today';

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

/** Returns the result with this UF and these lists; null if it was superseded or can't be requested. */
async function calculatedWith(
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

const renewedInicio = (queries: QueryClient): Promise<Inicio> =>
  queries.fetchQuery({ ...inicioQuery, staleTime: 0 });

/**
 * Calculates with the page's values (`inicio`), or the bank's current ones. Repeats the request once if the answer was calculated with another
 * day's UF and the page can load that UF.
 */
export async function calculatedAtOneUf(
  queries: QueryClient,
  asked: Asked,
  inicio: Inicio | undefined,
  using: Using,
): Promise<Calculated | null> {
  const begun = using === 'page' ? inicio : await renewedInicio(queries);
  const first = await calculatedWith(queries, asked, begun);
  if (first === null || first.ufDate === first.pageUfDate) return first;
  const renewed = await renewedInicio(queries).catch(() => undefined);
  const renewedDate = ufOf(renewed).date;
  const isAnother = renewedDate !== null && renewedDate !== first.pageUfDate;
  return isAnother ? calculatedWith(queries, asked, renewed) : first;
}
