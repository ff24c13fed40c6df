/** Props of the components that show the simulator's result. The app connects the two. */
import type { ComponentType } from 'react';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import type { components } from '@simulador/contracts/generated/bff';
import type { Asked, QuestionName } from './asked-questions.ts';

/** The first row of calc_dividendo's `salida`: UF with 4 decimals, pesos whole, rates in annual percent. */
export type ResultRow = components['schemas']['DividendoRowDto'];
/** The same without its costs. */
export type ResultFigures = Omit<
  ResultRow,
  'TasacionUF' | 'EstudioTitulosUF' | 'Borrador' | 'Notaria' | 'CBR' | 'ImpuestoTE'
>;
/** One line of calc_operation_costs. */
export type OperationCost = components['schemas']['OperationCostDto'];

/**
 * The status of a figure: `waiting` for the page itself, `unavailable` while nothing can be calculated, `updating` shows the
 * last one while the next is loading.
 */
export type FigureStatus = 'waiting' | 'unavailable' | 'empty' | 'loading' | 'updating' | 'ready' | 'failed';

/** Changes that make the income sufficient; null for one that does not exist. */
export interface Remedy {
  /** The shortest longer term. */
  readonly years: number | null;
  /** The largest credit over the same term; in a purchase the savings make up for what it is smaller by. */
  readonly credit: { readonly uf: number; readonly clp: number; readonly moreSavingsUf?: number } | null;
}

/** A remedy that was chosen. */
export type Used = { readonly years: number } | { readonly creditUf: number };

/** Whether the stated income carries the dividend. See docs/rules.md R15. */
export interface Verdict {
  /** Pesos a month; 0 when it is enough. */
  readonly missingClp: number;
  /** Whether a co-debtor's income is added. */
  readonly isJoint: boolean;
  /** Null while it is not known, and if nothing is missing. */
  readonly remedy: Remedy | null;
  /** Takes a remedy into the form; absent where there is none. */
  readonly onUse?: (given: Used) => void;
}

export interface FiguresProps {
  status: FigureStatus;
  row: ResultFigures | null;
  /** Message for the user if the status is `failed`, reason of the missing figure if it is `empty`. */
  message: string | null;
  /** Missing answers in words, if the status is `empty`. */
  missing?: readonly string[];
  onRetry: () => void;
  /** True for the button's answer, false for a preview; absent, the card does not say. */
  isFinal?: boolean;
  /** Absent: the date of the page's UF. */
  ufDate?: IsoDate | null;
  /** Annual percent with the operation costs; absent or null while it is not known. See docs/rules.md R574. */
  caeWithCosts?: number | null;
  /** Absent or null while no income was stated. */
  verdict?: Verdict | null;
  /** A link that opens the same figures; absent or null, the card offers none. */
  shareUrl?: string | null;
}

export interface ResultProps extends FiguresProps {
  row: ResultRow | null;
  /** Null while they are not known: the row's own columns are shown. */
  costs: readonly OperationCost[] | null;
}

/** One term of /api/simulador/comparacion: a row, or the reason why there is none. */
export interface ComparisonTerm {
  readonly plazo: number;
  readonly row: ResultRow | null;
  readonly reason: string | null;
  /** Annual percent with the operation costs. See docs/rules.md R574. */
  readonly cae_with_costs?: number | null;
}

export interface ComparisonProps {
  status: FigureStatus;
  terms: readonly ComparisonTerm[] | null;
  /** The visitor's own term and credit. */
  years: number;
  creditUf: number;
  /** The credit in pesos as typed; null if it was typed in UF. */
  creditClp: number | null;
  /** Absent: the date of the page's UF. */
  ufDate?: IsoDate | null;
  /** Stated net income, pesos a month; absent or null while there is none. */
  incomeClp?: number | null;
  /** Takes one of the terms as the client's own; absent, the terms can't be chosen. */
  onUse?: (years: number) => void;
  message: string | null;
  onRetry: () => void;
}

/** The question that the final result answers, and the UF that its amounts were converted with. */
export interface ScheduleProps {
  request: components['schemas']['DividendoRequestDto'];
  /** Pesos for one UF, 2 decimals. */
  ufValueClp: number;
  ufDate: IsoDate;
  /** Questions that were asked before, as with a link. */
  asked?: Asked;
  /** Receives a question as a link carries it, and '' for one that is not complete. */
  onAsk?: (name: QuestionName, text: string) => void;
}

/**
 * The components that the simulator page places: card from 1024 px, slim bar below it, comparison under the modules, and
 * under it the payment schedule of a current result.
 */
export interface ResultSlots {
  Result: ComponentType<ResultProps>;
  ResultBar: ComponentType<ResultProps>;
  Comparison: ComponentType<ComparisonProps>;
  Schedule: ComponentType<ScheduleProps>;
}
