import type { ComponentType } from 'react';
import type { ResultProps } from '../figures/shown.ts';
import { shareUrl } from '../state/shared-figures.ts';
import { useAnswers, useFigures, useSteps } from '../state/simulator-context.tsx';
import { useRemedies } from '../state/apply-remedy.ts';

/** The result of the answers. */
export function WebResult({ of: Result }: { of: ComponentType<ResultProps> }) {
  const { asked } = useSteps().progress;
  const { result } = useFigures();
  const url = useAnswers(({ client, project, credit }) =>
    shareUrl({ hasCodebtor: client.hasCodebtor, project, credit, asked }),
  );
  return <Result {...useRemedies(result)} shareUrl={url} />;
}
