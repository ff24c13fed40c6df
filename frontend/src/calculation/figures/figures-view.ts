/** The answer about a credit, as the screen draws it. */
import { neededIncome, type OtherDebts } from '@simulador/contracts/calculation/income/affordability';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import { peopleCount } from '@simulador/contracts/calculation/rules/codebtor';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { type Answers, projectFacts } from '../answers/answers.ts';
import type { FieldPath } from '../answers/fields.ts';
import { incomeOf, type Violations } from '../answers/violations.ts';
import type { Answered } from '../api/calculo.ts';
import type { DividendoRow, Inicio } from '../api/wire.ts';
import { type Calculated, isCurrentFor, requestOf } from './calculated.ts';
import type { Live } from './live-answer.ts';
import { listObstacle } from './requests.ts';
import type { ResultProps, ScheduleProps, StatedVerdict, Verdict } from './shown.ts';
import type { Lists } from '../api/get-inicio.ts';

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
  readonly live: Live;
  /** Other debts beside the income. */
  readonly debts?: OtherDebts | undefined;
  /** Failure of the last press of the button; null if it brought a result. */
  readonly failure: string | null;
}

export interface FiguresView {
  /** Reason why nothing can be calculated: UF, catalogues or insurances are missing, or lack an entry. Null if there is none. */
  readonly obstacle: string | null;
  readonly canConfirm: boolean;
  readonly result: ResultProps;
  /** Inputs of further answers about the shown figures; null if there are none. */
  readonly previewed: ScheduleProps | null;
}

/** Returns the button's result while it is current, else the live figures. */
export function viewOf(input: FiguresInput): FiguresView {
  const { answers, violations, isCreditValid, calculated, lists, ufDate, live } = input;
  const { fitting } = live;
  const request = fitting && requestOf(fitting);
  const current =
    calculated !== null && request !== null && isCurrentFor(calculated, request, ufDate) ? calculated : null;
  const obstacle = listObstacle(answers, lists);
  const shown = current === null ? live : { ...live, status: 'ready' as const, message: null };
  const answered =
    fitting !== null && current !== null
      ? { ...fitting, answer: { ...fitting.answer, row: current.row }, ufDate: current.ufDate }
      : live.drawn;
  const canConfirm = current !== null && isCreditValid;
  const isReady = shown.status === 'ready' && request !== null && lists !== null && ufDate !== null;
  return {
    obstacle,
    canConfirm,
    result: {
      status: shown.status,
      message: shown.message,
      answered,
      partsStatus: live.exact === null && live.status === 'ready' ? 'updating' : live.status,
      failures: live.failures,
      // A failure is reported once: if the button was pressed, beside it.
      ...(input.failure !== null &&
        shown.status === 'failed' &&
        ({ status: 'unavailable', message: null } as const)),
      // The page itself reports the obstacle.
      ...(obstacle !== null && {
        status: input.inicio.isPending ? ('waiting' as const) : ('unavailable' as const),
        message: null,
      }),
      missing: missingAnswers(answers, violations),
      isFinal: current !== null,
      verdict: answered && statedVerdict(input, answered),
      onRetry: live.onRetry,
    },
    previewed: isReady ? { request, ufValueClp: lists.ufValueClp, ufDate } : null,
  };
}

function statedVerdict(
  { answers: { client }, violations, debts }: FiguresInput,
  answered: Answered,
): StatedVerdict | null {
  const { row } = answered.answer;
  const request = requestOf(answered);
  const incomeClp = incomeOf(client, violations);
  if (row === null || request === null || incomeClp === null) return null;
  // A verdict on staff's assumed product or insurance would be none.
  if (violations['credit.product'] ?? violations['credit.lifeInsurance']) return null;
  return {
    ...verdictOn(row, incomeClp, request.participantes === peopleCount(true), debts),
    request,
    incomeClp,
    debts,
  };
}

/** Returns whether an income, pesos a month, is sufficient for a dividend and other debts. */
export const verdictOn = (
  row: Pick<DividendoRow, 'DivTotalPe' | 'RenMin'>,
  incomeClp: number,
  isJoint: boolean,
  debts?: OtherDebts,
): Verdict => ({
  missingClp: missingIncome(incomeClp, neededIncome(row, debts)),
  debtsClp: debts?.clp ?? 0,
  isJoint,
});

/** Answers that a figure requires, in order. Savings or credit are enough, because one follows from the other. */
const NEEDED = {
  'credit.propertyValue': 'el valor de la propiedad',
  'credit.creditAmount': 'el monto del crédito',
  'credit.paymentYears': 'los años de pago',
  'credit.rate': 'la tasa anual',
} as const satisfies Partial<Record<FieldPath, string>>;

export function missingAnswers(
  { flavour, project, credit }: Answers,
  violations: Violations,
): readonly string[] {
  const splits = isBuySale(projectFacts(project).purpose);
  const savings = flavour === 'web' ? 'tu ahorro' : 'el ahorro';
  return Object.entries(NEEDED)
    .filter(([path]) => violations[path as FieldPath]?.code === 'required')
    .filter(([path]) => !(path === 'credit.creditAmount' && splits && credit.savings.amount !== null))
    .map(([path, words]) => (path === 'credit.creditAmount' && splits ? savings : words));
}
