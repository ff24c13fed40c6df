import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import type { Quote } from '@simulador/contracts/simulations/quote';
import { TYPED_MS, useRestMs } from '#shared/api/use-settled.ts';
import { type Answers, isSame } from '../answers/answers.ts';
import { withAssumedProperty } from '../answers/assumed.ts';
import { ageOf, incomeOf } from '../answers/violations.ts';
import { quoteQuery } from '../api/calculo.ts';
import { inicioQuery, listsOf, ufOf } from '../api/get-inicio.ts';
import type { CalculoRequest } from '../api/wire.ts';
import { type Calculated, type Calculation, type Failure, useCalculation } from './calculated.ts';
import { type FiguresInput, type FiguresView, viewOf } from './figures-view.ts';
import { type Live, type Refused, REST_MS, useLive } from './live-answer.ts';
import { calculoRequest } from './requests.ts';

/**
 * Staff keep a credit open for long, and a sheet of rates can come into force meanwhile: it is asked about again each minute, and when the
 * window gets the focus. See docs/rules.md R682.
 */
const WATCHED = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;
const RESTS_MS = [TYPED_MS, REST_MS];

/** Rate of the credit. */
export interface ShownRate {
  /** Annual percent to calculate with; null while no allowed rate is known for the current answers. */
  readonly annualRatePct: number | null;
  /** Suggested rate, used or not; null while there is none for the current answers. */
  readonly suggestedPct: number | null;
  /** Maximum conventional rate (TMC) for the current answers, once it is known. */
  readonly ceilingPct: number | null;
  readonly isLoading: boolean;
  /** Quote of the simulation that was opened; null without one, and beside an own rate. */
  readonly quote: Quote | null;
  /** Whether the rate is the quoted one. */
  readonly isQuoted: boolean;
}

export interface Simulation extends Omit<Calculation, 'failure'>, FiguresView {
  /** Reason why the last press brought no result for the current answers; null if it did, and before the first press. */
  readonly failure: Pick<Failure, 'message' | 'isFinal'> | null;
  readonly rate: ShownRate;
  /** Sentences about fields that the bank refused. */
  readonly refused: Refused;
}

interface SimulationOptions extends Omit<FiguresInput, 'lists' | 'ufDate' | 'live' | 'failure'> {
  readonly answersNow: () => Answers;
  /** Saved simulation whose rate is quoted; null without one. */
  readonly quote: LinkQuote | null;
  readonly onCalculated: (calculated: Calculated) => void;
}

/**
 * Figures of the answers: rate, live figures, and the button's result with whether it is current. All of it is derived in each
 * render from answers and queries, which are sent once typing pauses.
 */
export function useSimulation({
  answersNow,
  quote,
  onCalculated,
  ...options
}: SimulationOptions): Simulation {
  const given = { ...options, answers: withAssumedProperty(options.answers, options.inicio.data) };
  const { answers, violations, inicio, debts } = given;
  const { flavour, client, project, credit } = answers;
  const lists = listsOf(inicio.data);
  const ufDate = ufOf(inicio.data).date;
  const opened = useQuery(quoteQuery(quote));
  const withQuote = { quote: opened.data ?? null, debtsClp: debts?.clp ?? 0 };
  const restMs = useRestMs(
    JSON.stringify([credit, project, ageOf(client), incomeOf(client, violations), withQuote.debtsClp]),
    RESTS_MS,
  );
  const asked = opened.isLoading ? null : calculoRequest(answers, violations, lists, withQuote);
  const live = useLive({
    ...{ asked, ufDate, restMs, violations },
    purpose: Number(project.creditType),
    isComing: opened.isLoading,
    watched: flavour === 'pro' ? WATCHED : {},
  });
  useSameUf(ufDate, live.exact?.ufDate ?? null);

  const { debtsClp } = withQuote;
  const calculation = useCalculation({ answersNow, quote, debtsClp, inicio: inicio.data, onCalculated });
  const { failure: last } = calculation;
  const failure = last !== null && isSame(last.answers, options.answers) ? last : null;
  return {
    ...calculation,
    ...viewOf({ ...given, lists, ufDate, live, failure: failure && failure.message }),
    failure,
    rate: rateOf(credit.rate, violations, asked, live, withQuote.quote),
    refused: live.refused,
  };
}

function rateOf(
  { isOwn, pct }: Answers['credit']['rate'],
  violations: FiguresInput['violations'],
  asked: CalculoRequest | null,
  live: Live,
  quote: Quote | null,
): ShownRate {
  const isRefused = live.refused['credit.rate'] !== undefined || violations['credit.rate'] !== undefined;
  const answered =
    asked && live.drawn && isSameRated(live.drawn.asked, asked) ? live.drawn.answer.rate : null;
  const quotedPct = isOwn ? null : (asked?.calculation.tasasimulacion ?? null);
  const ratePct = isOwn ? pct : (quotedPct ?? answered?.suggested ?? null);
  return {
    annualRatePct: isRefused ? null : ratePct,
    suggestedPct: answered?.suggested ?? null,
    ceilingPct: answered?.tmc ?? null,
    isLoading: live.status === 'loading' || live.status === 'updating',
    quote: isOwn ? null : quote,
    isQuoted: quotedPct !== null,
  };
}

/** Returns whether one rate is suggested for both. */
const isSameRated = ({ calculation: a }: CalculoRequest, { calculation: b }: CalculoRequest): boolean =>
  (['montocredito', 'plazototal', 'destino', 'codpro', 'tipopropiedad'] as const).every(
    (name) => a[name] === b[name],
  );

/** Refetches the page's UF if an answer was calculated with another day's UF. The figures follow. */
function useSameUf(pageDate: string | null, answerDate: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (answerDate !== null && pageDate !== null && answerDate !== pageDate)
      void queries.invalidateQueries({ queryKey: inicioQuery.queryKey }, { cancelRefetch: false });
  }, [queries, pageDate, answerDate]);
}
