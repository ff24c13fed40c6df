/**
 * The estimate's answers, stored in the tab so that they survive a reload. Nothing in them identifies a person. Its figures alone are
 * also kept in the browser if the visitor asks for it. See docs/rules.md R785.
 */
import type { AskedQuestions } from '#shared/simulation/asked-questions.ts';
import { browserStorage, ESTIMATE_KEY, tabStorage } from '#shared/browser/browser-storage.ts';
import { EMPTY_CLP, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { NO_CLIENT, NO_CREDIT, type ClientAnswers, type CreditAnswers } from '../answers/answers.ts';
import { hasAll } from '../state/draft-shape.ts';
import { ALL_ASSUMED, NONE_ASSUMED, type Assumed } from './use-assumed.ts';

/** Answers to what a payment or an income can buy. */
export interface AffordInput {
  readonly by: 'payment' | 'income';
  /** Whole pesos, digits only. */
  readonly monthly: string;
  /** Other debts a month beside an income, whole pesos, digits only. */
  readonly debts: string;
  readonly savings: MoneyValue;
  readonly years: string;
}

/** Answers that the estimate asks for. */
export interface EstimateAnswers {
  readonly client: Pick<ClientAnswers, 'hasCodebtor' | 'salaryClp' | 'codebtorSalaryClp'>;
  readonly credit: Pick<
    CreditAnswers,
    | 'propertyValue'
    | 'takesSubsidy'
    | 'subsidyType'
    | 'subsidyAmount'
    | 'savings'
    | 'creditAmount'
    | 'paymentYears'
    | 'unemployment'
  >;
}

export interface StoredEstimate {
  readonly afford: AffordInput;
  /** Null if nothing was answered. */
  readonly answers: EstimateAnswers | null;
  /** Input of the tabs about prepayments and another offer. */
  readonly asked: AskedQuestions;
  /** Figures that are assumed, because nothing was typed for them. */
  readonly assumed: Assumed;
  /** True if the figures are those of `Ver un ejemplo`. */
  readonly isExample: boolean;
  /** Chosen tab; '' if none was. */
  readonly tab: string;
}

export const NO_ESTIMATE: StoredEstimate = {
  afford: { by: 'payment', monthly: '', debts: '', savings: EMPTY_CLP, years: '25' },
  answers: null,
  asked: {},
  assumed: ALL_ASSUMED,
  isExample: false,
  tab: '',
};

const SHAPE = { ...NO_ESTIMATE, answers: estimateAnswers({ client: NO_CLIENT, credit: NO_CREDIT }) };

/** Returns the answers that the estimate asks for. */
export function estimateAnswers({ client, credit }: EstimateAnswers): EstimateAnswers {
  const { hasCodebtor, salaryClp, codebtorSalaryClp } = client;
  const { propertyValue, takesSubsidy, subsidyType, subsidyAmount, unemployment } = credit;
  const { savings, creditAmount, paymentYears } = credit;
  return {
    client: { hasCodebtor, salaryClp, codebtorSalaryClp },
    credit: {
      ...{ propertyValue, takesSubsidy, subsidyType, subsidyAmount },
      ...{ savings, creditAmount, paymentYears, unemployment },
    },
  };
}

/** Days after the last change for which figures are kept in the browser. */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_SHAPE = { keptMs: 0, credit: SHAPE.answers.credit, hasCodebtor: false };

function parsed(storage: Storage): unknown {
  try {
    return JSON.parse(storage.getItem(ESTIMATE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

function write(storage: Storage, text: string): void {
  try {
    storage.setItem(ESTIMATE_KEY, text);
  } catch {
    // Storage is full: the answers stay in memory.
  }
}

/** Returns the tab's estimate, else the figures kept in the browser, else an empty one. Anybody may have written to the storages, so the shapes are checked. */
export function storedEstimate(): StoredEstimate {
  // A former release stored fewer parts.
  const stored = { ...NO_ESTIMATE, ...(parsed(tabStorage()) as object) };
  if (hasAll(stored, SHAPE)) return stored as unknown as StoredEstimate;
  const kept = parsed(browserStorage());
  if (!hasAll(kept, KEPT_SHAPE)) return NO_ESTIMATE;
  const { keptMs, credit, hasCodebtor } = kept as unknown as Kept;
  if (Date.now() - keptMs > KEPT_DAYS * DAY_MS) {
    forgetKept();
    return NO_ESTIMATE;
  }
  const answers = { client: { ...SHAPE.answers.client, hasCodebtor }, credit };
  return { ...NO_ESTIMATE, answers, assumed: NONE_ASSUMED };
}

interface Kept {
  /** Time of the last change. */
  readonly keptMs: number;
  readonly credit: EstimateAnswers['credit'];
  readonly hasCodebtor: boolean;
}

export const hasKept = (): boolean => browserStorage().getItem(ESTIMATE_KEY) !== null;

/** Keeps the figures in the browser, without the incomes. */
export function keepFigures({ client: { hasCodebtor }, credit }: EstimateAnswers): void {
  const kept: Kept = { keptMs: Date.now(), credit, hasCodebtor };
  write(browserStorage(), JSON.stringify(kept));
}

export const forgetKept = (): void => browserStorage().removeItem(ESTIMATE_KEY);

export const storeEstimate = (estimate: StoredEstimate): void =>
  write(tabStorage(), JSON.stringify(estimate));

/** Empties the tab's estimate. The figures kept in the browser stay, but are for a later visit. */
export const forgetEstimate = (): void => storeEstimate(NO_ESTIMATE);
