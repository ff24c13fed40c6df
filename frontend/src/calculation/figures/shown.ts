/** Figures as the screen shows them. */
import type { OtherDebts } from '@simulador/contracts/calculation/income/affordability';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { AskedQuestions, QuestionName } from '#shared/simulation/asked-questions.ts';
import type { FailedPartProps } from '#shared/ui/feedback/failed-part.tsx';
import type { Answered } from '../api/calculo.ts';
import type { CalculoProblem, DividendoRequest, DividendoRow, WayOut } from '../api/wire.ts';

/**
 * Status of a figure. `waiting`: the page is loading; `unavailable`: nothing can be calculated; `updating`: the previous figure
 * is shown while the next one is loading; `outdated`: it is shown because nobody answered the request for the next one.
 */
export type FigureStatus =
  | 'waiting'
  | 'unavailable'
  | 'empty'
  | 'loading'
  | 'updating'
  | 'outdated'
  | 'ready'
  | 'failed';

/** Returns whether the shown figures belong to former answers. See docs/rules.md R222. */
export const isOld = (status: FigureStatus): boolean => status === 'updating' || status === 'outdated';

/** Returns the text in place of a verdict on an income for former answers; null for the present ones. See docs/rules.md R935. */
export function formerVerdict(status: FigureStatus): string | null {
  if (!isOld(status)) return null;
  return status === 'updating' ? 'Calculando si alcanza…' : 'Sin calcular si alcanza';
}

/** Change with which the income is enough, that the user chose: of `calculo`, or a co-debtor with an income, pesos a month. */
export interface ChosenWay {
  readonly kind: WayOut['kind'] | 'codebtor';
  readonly to: number;
}

/** Whether the stated income is sufficient for the dividend. See docs/rules.md R15. */
export interface Verdict {
  /** Pesos a month that are missing; 0 if the income is sufficient. */
  readonly missingClp: number;
  /** Other debts a month that the income pays too, pesos. */
  readonly debtsClp?: number;
  /** True if a co-debtor's income is included. */
  readonly isJoint: boolean;
}

/** Verdict on the form's credit. */
export interface StatedVerdict extends Verdict {
  readonly request: DividendoRequest;
  readonly incomeClp: number;
  readonly debts: OtherDebts | undefined;
}

/** Returns the row to show; null if there is none or it does not fit the current answers. */
export const shownRow = ({
  status,
  answered,
}: Pick<ResultProps, 'status' | 'answered'>): DividendoRow | null =>
  status === 'ready' || isOld(status) ? (answered?.answer.row ?? null) : null;

/** Failed parts of the answer to the present question. */
export type Failures = Readonly<Partial<Record<CalculoProblem['part'], FailedPartProps>>>;

export interface ResultProps {
  status: FigureStatus;
  /** Answer that is drawn, maybe the former one, with the row of the button's result while that is current; null while there is none. */
  answered: Answered | null;
  /** Status of the parts that age and income change too. */
  partsStatus: FigureStatus;
  failures: Failures;
  /** Message if the status is `failed` or `outdated`; reason of the missing figure if it is `empty`. */
  message: string | null;
  /** Names of the missing answers if the status is `empty`. */
  missing: readonly string[];
  /** Requests the missing figures again; null if that would be refused again. See docs/rules.md R223. */
  onRetry: (() => void) | null;
  /** True for the button's result, false for a preview. */
  isFinal: boolean;
  /** Null while no income was stated. */
  verdict: StatedVerdict | null;
}

/** Request of the current result, and the UF that its amounts were converted with. */
export interface ScheduleProps {
  request: DividendoRequest;
  /** Pesos per UF, 2 decimals. */
  ufValueClp: number;
  ufDate: IsoDate;
  /** Earlier questions, e.g. from a link. */
  asked?: AskedQuestions;
  /** Called with a question as it is stored; '' if nothing was typed. */
  onAsk?: (name: QuestionName, text: string) => void;
}
