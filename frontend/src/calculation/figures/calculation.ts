/** The button's calculation, loaded after the first screen. */
import type { QueryClient } from '@tanstack/react-query';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { rateRule } from '@simulador/contracts/calculation/rules/rate';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import { ApiError } from '#shared/api/api-error.ts';
import type { Answers, CreditAnswers } from '../answers/answers.ts';
import { answersAtUf } from '../answers/changes.ts';
import { obstaclesOf } from '../answers/texts.ts';
import { violationsOf } from '../answers/violations.ts';
import { operationCostsQuery, pressedDividendoQuery, tarifaQuery, tmcQuery } from '../api/figures.ts';
import { inicioQuery } from '../api/get-inicio.ts';
import { quoteQuery } from '../api/quote.ts';
import type { Inicio, TarifaRequest } from '../api/wire.ts';
import { isSameRequest, withoutClient, type Calculated } from './calculated.ts';
import { listsOf, ufOf } from './inicio-view.ts';
import { dividendoRequest, operationCostsRequest, rateQuestion, tmcRequest } from './requests.ts';
import { quotedRate } from './suggested-rate.ts';

export interface Asked {
  /** Returns the current answers at the time of the call. */
  readonly answersNow: () => Answers;
  /** Saved simulation whose rate is quoted; null without one. */
  readonly quote: LinkQuote | null;
}

/** Inputs of a calculation: the page's values, or the bank's current ones with the suggested rate. */
export type Using = 'page' | 'today';

interface RateQuestion {
  readonly question: TarifaRequest;
  readonly credit: CreditAnswers;
  readonly link: LinkQuote | null;
  readonly ufValueClp: number;
}

/** Returns the own rate, else the one that the opened simulation quotes for this credit, else the suggested one. */
async function allowedRate(
  queries: QueryClient,
  { question, credit: { rate }, link, ufValueClp }: RateQuestion,
  using: Using,
): Promise<{ readonly annualRatePct: number; readonly isQuoted: boolean }> {
  const renewed = using === 'today' ? { staleTime: 0 } : {};
  const ownPct = rate.isOwn ? rate.pct : null;
  const quote =
    ownPct === null && link !== null
      ? await queries.fetchQuery({ ...quoteQuery(link), ...renewed }).catch(() => null)
      : null;
  const quotedPct = quotedRate(quote, question, ufValueClp);
  const annualRatePct =
    ownPct ?? quotedPct ?? (await queries.fetchQuery({ ...tarifaQuery(question), ...renewed }));
  const ceilingPct = queries.getQueryData(tmcQuery(tmcRequest(question)).queryKey) ?? null;
  const broken = rateRule(annualRatePct, ceilingPct);
  if (broken !== null) throw new ApiError(400, violationText(broken));
  return { annualRatePct, isQuoted: quotedPct !== null };
}

/** Returns the result with this UF and these lists; null if it was superseded or can't be requested. */
async function calculatedWith(
  queries: QueryClient,
  { answersNow, quote }: Asked,
  inicio: Inicio | undefined,
  using: Using,
): Promise<Calculated | null> {
  const lists = listsOf(inicio);
  const pageUfDate = ufOf(inicio).date;
  if (lists === null || pageUfDate === null) return null;
  const current = (): Answers => answersAtUf(answersNow(), lists.ufValueClp);
  const answers = current();
  const question = rateQuestion(answers, violationsOf(answers, lists), lists);
  if (question === null) return null;
  const { credit } = answers;
  const { ufValueClp } = lists;
  const { annualRatePct, isQuoted } = await allowedRate(
    queries,
    { question, credit, link: quote, ufValueClp },
    using,
  );
  const request = dividendoRequest(current(), lists, annualRatePct);
  if (request === null) throw new ApiError(0, obstaclesOf(answers.flavour).noEntry);
  const [{ row, ufDate }, costs] = await Promise.all([
    queries.fetchQuery(pressedDividendoQuery(request, pageUfDate)),
    queries.fetchQuery({ ...operationCostsQuery(operationCostsRequest(request)), staleTime: 0 }),
  ]);
  const now = dividendoRequest(current(), lists, annualRatePct);
  if (now === null || !isSameRequest(now, request)) return null;
  return {
    request: withoutClient(request),
    row,
    costs,
    ufValueClp,
    ufDate: ufDate ?? pageUfDate,
    pageUfDate,
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
  const first = await calculatedWith(queries, asked, begun, using);
  if (first === null || first.ufDate === first.pageUfDate) return first;
  const renewed = await renewedInicio(queries).catch(() => undefined);
  const renewedDate: IsoDate | null = ufOf(renewed).date;
  const isAnother = renewedDate !== null && renewedDate !== first.pageUfDate;
  return isAnother ? calculatedWith(queries, asked, renewed, 'today') : first;
}
