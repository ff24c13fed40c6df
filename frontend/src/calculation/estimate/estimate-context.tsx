/** A page's estimate: its form is above module 1, its figures are in the result until the answers have some. */
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ResultProps } from '../figures/shown.ts';
import type { useInicio } from '../api/get-inicio.ts';
import { useFigures, useSteps } from '../state/simulator-context.tsx';
import type { Simulator } from '../state/use-simulator.ts';
import {
  AffordContext,
  NO_FIGURES,
  useAffording,
  type AffordFigures,
  type AffordState,
} from './affording.ts';
import { Estimator, type EstimatorProps } from './estimator.tsx';
import { storeEstimate, storedEstimate, NO_ESTIMATE, type StoredEstimate } from './stored-estimate.ts';
import { useEstimate, type EstimateTerms } from './use-estimate.ts';

const EstimateContext = createContext<Simulator | null>(null);

export interface EstimateProviderProps {
  inicio: ReturnType<typeof useInicio>;
  terms?: EstimateTerms;
  children: ReactNode;
}

/** A visitor's estimate is stored in the tab; one of staff is their client's, and ends with the page. */
export function EstimateProvider({ inicio, terms, children }: EstimateProviderProps) {
  const isStored = terms === undefined;
  const [first] = useState(() => (isStored ? storedEstimate() : NO_ESTIMATE));
  const [{ question, afford }, setTyped] = useState<Omit<StoredEstimate, 'credit'>>(first);
  const [figures, setFigures] = useState<AffordFigures>(NO_FIGURES);
  const estimate = useEstimate(inicio, terms, first.credit);
  const { propertyValue, savings, creditAmount, paymentYears } = estimate.answers.credit;
  const credit = { propertyValue, savings, creditAmount, paymentYears };
  useStored(isStored ? JSON.stringify({ question, afford, credit }) : '');
  const affording = useMemo(
    (): AffordState => ({
      question,
      input: afford,
      figures,
      setQuestion: (next) => setTyped((typed) => ({ ...typed, question: next })),
      setInput: (next) => setTyped((typed) => ({ ...typed, afford: next })),
      setFigures,
    }),
    [question, afford, figures],
  );
  return (
    <EstimateContext value={estimate}>
      <AffordContext value={affording}>{children}</AffordContext>
    </EstimateContext>
  );
}

/** Stores the estimate with each change. */
function useStored(estimate: string): void {
  const last = useRef(estimate);
  useEffect(() => {
    if (last.current === estimate) return;
    last.current = estimate;
    storeEstimate(estimate);
  }, [estimate]);
}

/** The estimate's form, while module 1 is open. */
export function OpenEstimator(own: Omit<EstimatorProps, 'estimate'>) {
  const estimate = use(EstimateContext);
  const { modules } = useSteps().progress;
  return estimate !== null && modules.m1.active && <Estimator estimate={estimate} {...own} />;
}

/** Returns the estimate while module 1 is open and the answers have neither figures nor a message; otherwise null. */
export function useEstimateInstead(): Simulator | null {
  const estimate = use(EstimateContext);
  const { modules } = useSteps().progress;
  const { status, message } = useFigures().result;
  return modules.m1.active && status === 'empty' && message === null ? estimate : null;
}

/** Returns the answer to the estimate's second question while that is open; otherwise null. */
export function useAffordAnswer(): ResultProps | null {
  const { question, figures } = useAffording();
  return question === 'afford' ? { ...figures, costs: null, isFinal: false } : null;
}
