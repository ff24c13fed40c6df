/** The estimate's answers, stored in the tab so that they survive a reload. Nothing in them identifies a person. */
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { EMPTY_UF, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { NO_CLIENT, NO_CREDIT, type ClientAnswers, type CreditAnswers } from '../answers/answers.ts';
import { hasAll } from '../state/draft-shape.ts';

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
  /** True if the figures are those of `Ver un ejemplo`. */
  readonly isExample: boolean;
  /** Chosen tab; '' if none was. */
  readonly tab: string;
}

export const NO_ESTIMATE: StoredEstimate = {
  afford: { by: 'payment', monthly: '', debts: '', savings: EMPTY_UF, years: '25' },
  answers: null,
  isExample: false,
  tab: '',
};

const KEY = 'estimacion';
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

/** Returns the stored estimate, or an empty one. Anybody may have written to the storage, so its shape is checked. */
export function storedEstimate(): StoredEstimate {
  try {
    const stored: unknown = JSON.parse(tabStorage().getItem(KEY) ?? 'null');
    return hasAll(stored, SHAPE) ? (stored as unknown as StoredEstimate) : NO_ESTIMATE;
  } catch {
    return NO_ESTIMATE;
  }
}

/** @param estimate JSON of a `StoredEstimate` */
export function storeEstimate(estimate: string): void {
  try {
    tabStorage().setItem(KEY, estimate);
  } catch {
    // Storage is full: the answers stay in memory.
  }
}

export const forgetEstimate = (): void => tabStorage().removeItem(KEY);
