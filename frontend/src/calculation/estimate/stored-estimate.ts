/** The estimate's answers, stored in the tab so that they survive a reload. Nothing in them identifies a person. */
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { EMPTY_UF, isMoney, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { CreditAnswers } from '../answers/answers.ts';

/** Open question: what a credit costs, or what a payment or an income can buy. */
export type EstimateQuestion = 'dividend' | 'afford';

/** Answers to the second question. */
export interface AffordInput {
  readonly by: 'payment' | 'income';
  /** Whole pesos, digits only. */
  readonly monthly: string;
  /** Other debts a month beside an income, whole pesos, digits only. */
  readonly debts: string;
  readonly savings: MoneyValue;
  readonly years: string;
}

export interface StoredEstimate {
  readonly question: EstimateQuestion;
  readonly afford: AffordInput;
  /** Answers to the first question. */
  readonly credit: Pick<CreditAnswers, 'propertyValue' | 'savings' | 'creditAmount' | 'paymentYears'> | null;
}

export const NO_ESTIMATE: StoredEstimate = {
  question: 'dividend',
  afford: { by: 'payment', monthly: '', debts: '', savings: EMPTY_UF, years: '25' },
  credit: null,
};

const KEY = 'estimacion';

/** Returns the stored estimate, or an empty one. Anybody may have written to the storage, so its shape is checked. */
export function storedEstimate(): StoredEstimate {
  try {
    const { question, credit, ...stored } = JSON.parse(tabStorage().getItem(KEY) ?? '{}') as StoredEstimate;
    const afford = { ...NO_ESTIMATE.afford, ...stored.afford };
    const texts = [afford.monthly, afford.debts, afford.years, credit?.paymentYears ?? ''];
    const amounts = [
      afford.savings,
      ...(credit ? [credit.propertyValue, credit.savings, credit.creditAmount] : []),
    ];
    const isWhole = texts.every((text) => typeof text === 'string') && amounts.every(isMoney);
    return isWhole && ['dividend', 'afford'].includes(question) ? { question, afford, credit } : NO_ESTIMATE;
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
