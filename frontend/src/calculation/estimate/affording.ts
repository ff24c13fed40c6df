/** State of the estimate's second question, shared by its form, which is loaded on demand, and the result. See docs/rules.md R575. */
import { createContext, use } from 'react';
import type { ResultProps } from '../figures/shown.ts';
import type { AffordInput, EstimateQuestion } from './stored-estimate.ts';

/** Parts of the result that the answer replaces. */
export type AffordFigures = Pick<
  ResultProps,
  'status' | 'row' | 'message' | 'missing' | 'onRetry' | 'answer'
>;

export const ANSWER_LABEL = 'Propiedad de hasta';
export const NO_FIGURES: AffordFigures = {
  status: 'empty',
  row: null,
  message: null,
  missing: [],
  onRetry: () => undefined,
  answer: { label: ANSWER_LABEL, value: null, note: '' },
};

export interface AffordState {
  readonly question: EstimateQuestion;
  readonly input: AffordInput;
  readonly figures: AffordFigures;
  readonly setQuestion: (question: EstimateQuestion) => void;
  readonly setInput: (input: AffordInput) => void;
  readonly setFigures: (figures: AffordFigures) => void;
}

export const AffordContext = createContext<AffordState | null>(null);

export function useAffording(): AffordState {
  const state = use(AffordContext);
  if (state === null) throw new Error('Outside of an estimate');
  return state;
}
