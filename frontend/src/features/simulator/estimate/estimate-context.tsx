/** A page's estimate: its form is above module 1, its figures are in the result until the answers have some. */
import { createContext, use, type ReactNode } from 'react';
import type { useInicio } from '../api/get-inicio.ts';
import { useFigures, useSteps } from '../state/simulator-context.tsx';
import type { Simulator } from '../state/use-simulator.ts';
import { Estimator, type EstimatorProps } from './estimator.tsx';
import { useEstimate, type EstimateTerms } from './use-estimate.ts';

const EstimateContext = createContext<Simulator | null>(null);

export interface EstimateProviderProps {
  inicio: ReturnType<typeof useInicio>;
  terms?: EstimateTerms;
  children: ReactNode;
}

export function EstimateProvider({ inicio, terms, children }: EstimateProviderProps) {
  return <EstimateContext value={useEstimate(inicio, terms)}>{children}</EstimateContext>;
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
