import type { ComponentType } from 'react';
import type { ResultProps } from '../figures/shown.ts';
import { useAffordAnswer, useEstimateInstead } from '../estimate/estimate-context.tsx';
import { isBegun } from '../estimate/use-estimate.ts';
import { shareUrl } from '../state/shared-figures.ts';
import { useAnswers, useFigures, useForm, useSteps } from '../state/simulator-context.tsx';
import { useRemedies } from '../state/apply-remedy.ts';

export interface WebResultProps {
  of: ComponentType<ResultProps>;
  /** True if the page has an estimate. */
  isPublic: boolean;
}

/** The result of the answers; while they have none, the estimate's. */
export function WebResult({ of: Result, isPublic }: WebResultProps) {
  const estimate = useEstimateInstead();
  const afford = useAffordAnswer();
  const { blank } = useForm();
  const { asked } = useSteps().progress;
  const { result } = useFigures();
  const isOwnBegun = useAnswers((answers) => isBegun({ answers, blank }));
  const ownUrl = useAnswers(({ client, project, credit }) =>
    shareUrl({ hasCodebtor: client.hasCodebtor, project, credit, asked }),
  );
  const own = { ...useRemedies(result), shareUrl: ownUrl };
  if (!isPublic || estimate === null || (isOwnBegun && afford === null && !isBegun(estimate)))
    return <Result {...own} />;
  if (afford !== null) return <Result {...afford} />;
  return (
    <Result
      {...estimate.simulation.result}
      shareUrl={shareUrl({ hasCodebtor: false, ...estimate.answers, asked })}
    />
  );
}
