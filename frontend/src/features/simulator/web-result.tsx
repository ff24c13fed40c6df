/** The estimate above the web simulator, and the result that both share. */
import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';
import type { ResultProps } from '#shared/simulation/result-slots.ts';
import type { useInicio } from './api/get-inicio.ts';
import { Estimator } from './estimate/estimator.tsx';
import { isBegun, useEstimate } from './estimate/use-estimate.ts';
import { shareUrl } from './state/shared-figures.ts';
import { useAnswers, useFigures, useForm, useSteps } from './state/simulator-context.tsx';
import { usable } from './state/take-remedy.ts';
import type { Simulator } from './state/use-simulator.ts';

const EstimateContext = createContext<Simulator | null>(null);

interface EstimateProviderProps {
  inicio: ReturnType<typeof useInicio>;
  children: ReactNode;
}

export function EstimateProvider({ inicio, children }: EstimateProviderProps) {
  return <EstimateContext value={useEstimate(inicio)}>{children}</EstimateContext>;
}

/** The estimate, while the client is asked for. */
export function OpenEstimator() {
  const estimate = use(EstimateContext);
  const { modules } = useSteps().progress;
  return estimate !== null && modules.m1.active && <Estimator estimate={estimate} />;
}

export interface WebResultProps {
  of: ComponentType<ResultProps>;
  /** The page has an estimate. */
  isPublic: boolean;
}

/** The result of the answers; while they have none, that of the estimate. */
export function WebResult({ of: Result, isPublic }: WebResultProps) {
  const estimate = use(EstimateContext);
  const { change, blank } = useForm();
  const { progress } = useSteps();
  const { result } = useFigures();
  const { asked } = progress;
  const isOwnBegun = useAnswers((answers) => isBegun({ answers, blank }));
  const ownUrl = useAnswers(({ project, credit }) => shareUrl({ project, credit, asked }));
  const own = useMemo(() => ({ ...usable(result, change), shareUrl: ownUrl }), [result, change, ownUrl]);
  // Nothing of one's own to show yet, nor to complain of.
  const hasNoFigures = result.status === 'empty' && result.message === null;
  const isEstimated =
    isPublic &&
    progress.modules.m1.active &&
    hasNoFigures &&
    estimate !== null &&
    (isBegun(estimate) || !isOwnBegun);
  if (!isEstimated) return <Result {...own} />;
  return (
    <Result
      {...usable(estimate.simulation.result, estimate.change)}
      shareUrl={shareUrl({ ...estimate.answers, asked })}
    />
  );
}
