import { isOld, type Verdict, type ComparisonProps, type ResultProps, type ScheduleProps } from './shown.ts';
import type { OtherDebts } from '@simulador/contracts/calculation/income/affordability';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { isSame, type Answers, projectFacts } from '../answers/answers.ts';
import { obstaclesOf, withdrawnText } from '../answers/texts.ts';
import { ageOf, incomeOf, type Violations } from '../answers/violations.ts';
import type { DividendoRequest, Inicio } from '../api/wire.ts';
import { changedRate, isCurrentFor, scheduleOf, type Calculated } from './calculated.ts';
import { lacksEntries, type Lists, withdrawnChoice } from './requests.ts';
import type { Preview } from './preview.ts';
import type { SuggestedRate } from './suggested-rate.ts';
import type { StatedCredit } from './use-verdict.ts';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import type { FieldPath } from '../answers/fields.ts';

export interface FiguresInput {
  readonly answers: Answers;
  readonly violations: Violations;
  /** True if module 3 violates no rule. */
  readonly isCreditValid: boolean;
  /** The button's last result. */
  readonly calculated: Calculated | null;
  readonly inicio: { readonly data: Inicio | undefined; readonly isPending: boolean };
  /** Lists and values of a calculation; null if one is missing. */
  readonly lists: Lists | null;
  /** Day of the page's UF; null without one. */
  readonly ufDate: IsoDate | null;
  readonly rate: SuggestedRate;
  /** Null while answers are missing or the rate is loading. */
  readonly request: DividendoRequest | null;
  readonly preview: Preview;
  /** Other debts beside the income. */
  readonly debts?: OtherDebts | undefined;
  /** Sends the failed requests again; null if they would be refused again. */
  readonly onRetry: Readonly<Record<'result' | 'comparison', (() => void) | null>>;
}

type ShownFigures = Preview['result'];

/** Figures of the answers, and what has to be requested about them. */
export interface Figures extends ShownFigures {
  /** The button's result if it fits the answers; otherwise the figures are live ones. */
  readonly current: Calculated | null;
  /** Credit whose income is compared; null without figures or income. */
  readonly stated: StatedCredit | null;
}

/** Shown figures, with the comparison and the savings that belong to them. */
export interface AsShown {
  readonly figures: Figures;
  readonly comparison: Preview['comparison'];
  readonly savings: MoneyValue;
}

/** Returns the button's result while it is current, else the live figures. */
export function figuresOf(input: FiguresInput): Figures {
  const { answers, violations, calculated, lists, ufDate, request, debts } = input;
  const isCurrent = calculated !== null && request !== null && isCurrentFor(calculated, request, ufDate);
  const current = isCurrent ? calculated : null;
  const shown = current === null ? liveFigures(input) : resultFigures(input, current);
  const shownRequest = current === null ? input.preview.shownRequest : request;
  const { row } = shown;
  const { flavour } = answers;
  const age = ageOf(answers.client);
  const incomeClp = incomeOf(answers.client, violations);
  const hasFigures = (shown.status === 'ready' || isOld(shown.status)) && row !== null;
  return {
    ...shown,
    current,
    stated:
      hasFigures && shownRequest !== null && lists !== null && incomeClp !== null
        ? {
            request: shownRequest,
            row,
            ufValueClp: (current ?? lists).ufValueClp,
            incomeClp,
            debts,
            age,
            flavour,
          }
        : null,
  };
}

const resultFigures = ({ preview }: FiguresInput, { row, costs, ufDate }: Calculated): ShownFigures => ({
  ...preview.result,
  status: 'ready',
  row,
  costs,
  ufDate,
});

/** Returns the live figures. A missing allowed rate is a failure. */
function liveFigures({ preview: { result }, rate, answers }: FiguresInput): ShownFigures {
  if (result.status !== 'empty') return result;
  const message = rate.failure ?? (answers.credit.rate.isOwn ? undefined : rate.error);
  return message === undefined ? result : { ...result, status: 'failed', message };
}

export interface FiguresView {
  /** Reason why nothing can be calculated: UF, catalogues or insurances are missing, or lack an entry. Null if there is none. */
  readonly obstacle: string | null;
  readonly canConfirm: boolean;
  /** Suggested rate of the button's result, and the one that has replaced it since; null if none has. */
  readonly changedRate: ReturnType<typeof changedRate>;
  readonly result: ResultProps;
  readonly comparison: ComparisonProps | null;
  readonly savings: MoneyValue;
  /** Inputs of the payment schedule; null unless the result can be confirmed. */
  readonly schedule: ScheduleProps | null;
  /** Inputs of the payment schedule for the live figures; null if there are none. */
  readonly previewed: ScheduleProps | null;
}

/** Answers about the figures that were requested apart from them, and the failure of the last press of the button. */
export interface FiguresAnswers {
  readonly verdict: Verdict | null;
  readonly failure: string | null;
}

export function viewOf(input: FiguresInput, asShown: AsShown, answered: FiguresAnswers): FiguresView {
  const { answers, violations, isCreditValid, calculated, lists, ufDate, request, onRetry } = input;
  const { figures, comparison, savings } = asShown;
  const { current, stated: _stated, ...shown } = figures;
  const { failure, verdict } = answered;
  // The CAE with costs (R574) is the compared term's, because the comparison has the own term.
  const compared = comparison?.terms?.find(({ row }) => row !== null && isSame(row, shown.row));
  const obstacle = obstacleOf(input);
  const canConfirm = current !== null && isCreditValid;
  const isReady = shown.status === 'ready' && request !== null && lists !== null && ufDate !== null;
  return {
    obstacle,
    canConfirm,
    changedRate: calculated && request && changedRate(calculated, request),
    result: {
      ufDate,
      ...shown,
      // A failure is reported once: if the button was pressed, beside it.
      ...(failure !== null &&
        shown.status === 'failed' &&
        ({ status: 'unavailable', message: null } as const)),
      // The page itself reports the obstacle.
      ...(obstacle !== null && {
        status: input.inicio.isPending ? ('waiting' as const) : ('unavailable' as const),
        message: null,
      }),
      missing: missingAnswers(answers, violations),
      isFinal: current !== null,
      verdict,
      caeWithCosts: compared?.cae_with_costs ?? null,
      onRetry: onRetry.result,
    },
    savings,
    comparison: comparison && {
      ...comparison,
      onRetry: onRetry.comparison,
      incomeClp: incomeOf(answers.client, violations),
      debts: input.debts,
    },
    schedule: canConfirm && request !== null ? scheduleOf(current, request) : null,
    previewed: isReady ? { request, ufValueClp: lists.ufValueClp, ufDate } : null,
  };
}

function obstacleOf({ answers, lists }: FiguresInput): string | null {
  const { noLists, noEntry } = obstaclesOf(answers.flavour);
  if (lists === null) return noLists;
  const lost = withdrawnChoice(answers, lists);
  if (lost !== null) return withdrawnText(lost);
  return lacksEntries(answers, lists) ? noEntry : null;
}

/** Answers that a figure requires, in order. Savings or credit are enough, because one follows from the other. */
const NEEDED = {
  'credit.propertyValue': 'el valor de la propiedad',
  'credit.creditAmount': 'el monto del crédito',
  'credit.paymentYears': 'los años de pago',
  'credit.product': 'el producto',
  'credit.lifeInsurance': 'el seguro de desgravamen',
} as const satisfies Partial<Record<FieldPath, string>>;

export function missingAnswers(
  { flavour, project, credit }: Answers,
  violations: Violations,
): readonly string[] {
  const isMissing = (path: FieldPath): boolean => {
    const code = violations[path]?.code;
    return code === 'required';
  };
  const splits = isBuySale(projectFacts(project).purpose);
  const savings = flavour === 'web' ? 'tu ahorro' : 'el ahorro';
  return Object.entries(NEEDED)
    .filter(([path]) => isMissing(path as FieldPath))
    .filter(([path]) => !(path === 'credit.creditAmount' && splits && credit.savings.amount !== null))
    .map(([path, words]) => (path === 'credit.creditAmount' && splits ? savings : words));
}
