/** The live answer about a credit while it is typed, and what the screen draws meanwhile. See docs/rules.md R222. */
import { useCallback, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { messageText, violationText } from '@simulador/contracts/calculation/messages/es';
import { ApiError } from '#shared/api/api-error.ts';
import { isFinal } from '#shared/api/final-refusals.ts';
import { TYPED_MS } from '#shared/api/use-settled.ts';
import { isSame } from '../answers/answers.ts';
import type { FieldPath } from '../answers/fields.ts';
import type { Violations } from '../answers/violations.ts';
import { calculoQuery, figureFailure, isUnanswered, type Answered } from '../api/calculo.ts';
import type { CalculoRequest } from '../api/wire.ts';
import { figureObstacle } from './requests.ts';
import type { Failures, FigureStatus } from './shown.ts';

/** Time after which figures of former answers go away, if the new ones are incomplete. */
export const REST_MS = 1000;

export interface Live {
  readonly status: FigureStatus;
  /** Reason of the missing or former figures; null if there is none. */
  readonly message: string | null;
  /** Answer to the present question; null while there is none. */
  readonly exact: Answered | null;
  /** Answer about the present credit, with any number of people who pay; null while there is none. */
  readonly fitting: Answered | null;
  /** Answer that is drawn, maybe the former one. */
  readonly drawn: Answered | null;
  /** Sentences about refused fields. */
  readonly refused: Refused;
  /** Requests the failed answer, or its failed parts, again; null if that would be refused again. */
  readonly onRetry: (() => void) | null;
  readonly failures: Failures;
}

export type Refused = Readonly<Partial<Record<FieldPath, string>>>;

/** Form's fields by their names in a refusal. */
const REFUSED_FIELDS: Readonly<Record<string, FieldPath>> = {
  montocredito: 'credit.creditAmount',
  valorpropiedad: 'credit.propertyValue',
  plazototal: 'credit.paymentYears',
  mesesgracia: 'credit.graceMonths',
  tasasimulacion: 'credit.rate',
  edad: 'client.age',
  income_clp: 'client.salaryClp',
};

const refusedOf = (fields: readonly { readonly name: string; readonly message: string }[]): Refused =>
  Object.fromEntries(
    fields.flatMap(({ name, message }) => {
      const path = REFUSED_FIELDS[name.replace(/^calculation\./, '')];
      return path === undefined ? [] : [[path, message]];
    }),
  );

/** Returns whether both requests are about one credit, with any number of people who pay. */
const isSameCredit = (a: CalculoRequest, b: CalculoRequest): boolean =>
  isSame([a.calculation, a.savings_uf, a.subsidy_uf], [b.calculation, b.savings_uf, b.subsidy_uf]);

const NO_ANSWER = 'El banco no respondió: estas cifras son de los datos anteriores.';
const UNCONNECTED = 'Sin conexión: estas cifras son de los datos anteriores.';

export interface LiveInput {
  readonly asked: CalculoRequest | null;
  /** Day of the page's UF; null without one. */
  readonly ufDate: string | null;
  /** Time since the last keystroke, ms. */
  readonly restMs: number;
  readonly violations: Violations;
  /** Code of the credit's purpose. */
  readonly purpose: number;
  /** True while what the request needs is loading. */
  readonly isComing: boolean;
  /** Settings of the query, in addition to the usual ones. */
  readonly watched: object;
}

/** Asks once typing pauses. Only one request is in flight, and a former answer is drawn as such. */
export function useLive(input: LiveInput): Live {
  const { asked, ufDate, restMs, violations, purpose, isComing, watched } = input;
  const isAsked = asked !== null && restMs >= TYPED_MS;
  const query = useQuery({ ...calculoQuery(asked, ufDate), ...watched, enabled: isAsked });
  const { data, isFetching, refetch } = query;
  // An answer stands although it could not be renewed: the part that asked for that says so.
  const error = data === undefined ? query.error : null;
  const [former, setLast] = useState<Answered | null>(null);
  // Figures of another purpose are no former ones of this credit.
  const last = former?.asked.calculation.destino === purpose ? former : null;
  const exact = data ?? null;
  const fitting = exact ?? (asked !== null && last !== null && isSameCredit(last.asked, asked) ? last : null);
  const problems = exact?.answer.problems ?? [];
  const retry = useCallback((): void => void refetch(), [refetch]);
  // The first problem of a part counts.
  const failures: Failures = Object.fromEntries(
    problems
      .toReversed()
      .map(({ part, message, field }) => [
        part,
        { message, isRetrying: isFetching, ...(field === undefined && { onRetry: retry }) },
      ]),
  );
  const status = ((): Pick<Live, 'status' | 'message'> => {
    const unanswered = (message: string): Pick<Live, 'status' | 'message'> =>
      last === null ? { status: 'failed', message } : { status: 'outdated', message };
    if (asked === null) return withoutQuestion(violations, restMs, isComing, last !== null);
    if (error !== null) {
      if (!isUnanswered(error) || last === null) return { status: 'failed', message: figureFailure(error) };
      return unanswered(error.status === 0 ? UNCONNECTED : NO_ANSWER);
    }
    if (exact !== null && exact.answer.row === null) {
      const failure = failures.row ?? failures.rate;
      const message = failure?.message ?? messageText('calculation_failed');
      const isRefused = failure?.onRetry === undefined || exact.answer.rate === null;
      return isRefused || last === null ? { status: 'failed', message } : unanswered(NO_ANSWER);
    }
    if (fitting !== null) return { status: 'ready', message: null };
    return { status: last === null ? 'loading' : 'updating', message: null };
  })();
  // Answers without figures end the last ones.
  const next = status.status === 'ready' ? (exact ?? last) : ENDS.includes(status.status) ? null : last;
  if (next !== former) setLast(next);
  const fields = problems.flatMap(({ field, message }) =>
    field === undefined ? [] : [{ name: field, message }],
  );
  const canRetry = error !== null ? !isFinal(error) : failures.row?.onRetry !== undefined;
  return {
    ...status,
    exact,
    fitting,
    drawn: status.status === 'outdated' ? last : (fitting ?? next),
    refused: refusedOf(error instanceof ApiError ? error.fields : fields),
    onRetry: canRetry ? retry : null,
    failures,
  };
}

const AMOUNTS: readonly FieldPath[] = ['credit.propertyValue', 'credit.creditAmount'];
const ENDS: readonly FigureStatus[] = ['empty', 'failed'];

/**
 * Returns the status of answers that nothing can be asked about. The message waits until typing pauses, because the first digits of an
 * amount may violate rules; the former figures stay for longer, so that nothing disappears because of them, unless all amounts are gone.
 */
function withoutQuestion(
  violations: Violations,
  restMs: number,
  isComing: boolean,
  hasLast: boolean,
): Pick<Live, 'status' | 'message'> {
  const isBlank = AMOUNTS.every((path) => violations[path]?.code === 'required');
  if (hasLast && !isBlank && (isComing || restMs < REST_MS)) return { status: 'updating', message: null };
  const broken = figureObstacle(violations);
  if (isComing || (broken !== null && restMs < TYPED_MS)) return { status: 'loading', message: null };
  return { status: 'empty', message: broken && violationText(broken) };
}
