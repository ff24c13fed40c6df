/** Figures as the screen shows them. */
import type { OtherDebts } from '@simulador/contracts/calculation/income/affordability';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { AskedQuestions, QuestionName } from '#shared/simulation/asked-questions.ts';
import type { FailedPartProps } from '#shared/ui/feedback/failed-part.tsx';
import type { ResultFigures } from '#shared/simulation/stated-read.ts';
import type { ComparacionTerm, DividendoRequest, DividendoRow, OperationCost } from '../api/wire.ts';

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

/** Credit that an income is sufficient for, or the limit that prevents every credit. */
export type LargestCredit = AffordableCredit | { readonly reason: string };

/** Changes after which the income is sufficient; null for one that does not exist. See docs/rules.md R15. */
export interface Remedy {
  /** Shortest longer term, years. */
  readonly years: number | null;
  /** Largest smaller credit over the same term; in a purchase with the same savings, for a property of whole UF. */
  readonly credit: AffordableCredit | null;
  /** Income of a co-debtor that is missing with two insured people, pesos a month; null if there is a co-debtor already. */
  readonly codebtorClp?: number | null;
  /** Additional savings for the same property, whole UF, and the credit that is left; null unless it is a purchase. */
  readonly savings: MoreSavings | null;
  /** Dividend that each remedy leads to; null without the remedy. */
  readonly monthlyClp?: Readonly<Record<'years' | 'credit' | 'codebtor' | 'savings', number | null>>;
}

export interface MoreSavings {
  readonly moreUf: number;
  readonly creditUf: number;
}

export interface AffordableCredit {
  readonly uf: number;
  readonly clp: number;
  /** Value of the property that the credit and the savings buy, UF; null if the property stays the same. */
  readonly valueUf: number | null;
}

/** Remedy that the user chose. Without a value, the property stays the same. */
export type ChosenRemedy =
  | { readonly years: number }
  | { readonly codebtorClp: number }
  | { readonly creditUf: number; readonly valueUf: number | null };

/** Whether the stated income is sufficient for the dividend. See docs/rules.md R15. */
export interface Verdict {
  /** Pesos a month that are missing; 0 if the income is sufficient. */
  readonly missingClp: number;
  /** Other debts a month that the income pays too, pesos. */
  readonly debtsClp?: number;
  /** True if a co-debtor's income is included. */
  readonly isJoint: boolean;
  /** Null while it is loading, after it failed to load, and if nothing is missing. */
  readonly remedy: Remedy | null;
  /** Failure to load the remedy; null if it did not fail. */
  readonly failure?: FailedPartProps | null;
  /** Applies a remedy to the form; absent if there is no form. */
  readonly onUse?: (remedy: ChosenRemedy) => void;
  /** Restores the answers from before the last remedy; null once something else was changed. */
  readonly onUndo?: (() => void) | null;
}

export interface FiguresProps {
  status: FigureStatus;
  row: ResultFigures | null;
  /** Message if the status is `failed` or `outdated`; reason of the missing figure if it is `empty`. */
  message: string | null;
  /** Names of the missing answers if the status is `empty`. */
  missing?: readonly string[];
  /** Requests the missing figures again; null if that would be refused again. See docs/rules.md R223. */
  onRetry: (() => void) | null;
  /** True for the button's result, false for a preview; absent if the card does not show which. */
  isFinal?: boolean;
  /** Absent: the day of the page's UF. */
  ufDate?: IsoDate | null;
  /** CAE with operation costs, annual percent; absent or null while it is not known. See docs/rules.md R574. */
  caeWithCosts?: number | null;
  /** Absent or null while no income was stated. */
  verdict?: Verdict | null;
  /** Link that opens the same figures; absent or null if the card offers none. */
  shareUrl?: string | null;
}

/** Returns the row to show; null if there is none or it does not fit the current answers. */
export const shownRow = ({ status, row }: Pick<FiguresProps, 'status' | 'row'>): ResultFigures | null =>
  status === 'ready' || isOld(status) ? row : null;

export interface ResultProps extends FiguresProps {
  row: DividendoRow | null;
  /** Answer that the bar shows in place of the dividend, if the dividend was not asked for; `value` is null while it is not known. */
  answer?: { readonly label: string; readonly value: string | null; readonly note: string };
  /** Null while they are not known; then the row's own columns are shown. */
  costs: readonly OperationCost[] | null;
}

/** One term of the comparison: a row, or the reason why it has none. */
export type ComparisonTerm = Pick<ComparacionTerm, 'plazo' | 'row' | 'reason'> &
  Partial<Pick<ComparacionTerm, 'cae_with_costs'>>;

export interface ComparisonProps {
  status: FigureStatus;
  terms: readonly ComparisonTerm[] | null;
  years: number;
  creditUf: number;
  /** Request of the credit at the own term; absent or null if it can't be asked about. */
  request?: DividendoRequest | null;
  /** Credit in pesos as typed; null if it was typed in UF. */
  creditClp: number | null;
  /** Absent: the day of the page's UF. */
  ufDate?: IsoDate | null;
  /** Stated net income, pesos a month; absent or null if there is none. */
  incomeClp?: number | null;
  debts?: OtherDebts | undefined;
  /** Applies a term to the form; absent if terms can't be chosen. */
  onUse?: (years: number) => void;
  message: string | null;
  /** Null if another request would be refused again. */
  onRetry: (() => void) | null;
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
