import type { ComponentType } from 'react';
import type { ResultProps } from '../figures/shown.ts';
import { ResultBar } from '../result/result-bar.tsx';
import { SideResult } from '../result/result-card.tsx';
import { shareUrl } from '../state/share-url.ts';
import { useAnswers, useFigures, useSteps } from '../state/simulator-context.tsx';
import { useRemedies } from '../state/apply-remedy.ts';

export { OtherTerms } from './other-terms.tsx';

/** Result of the answers next to the modules, from 1024 px. */
export const WebSideResult = () => <WebResult of={SideResult} />;
/** Result of the answers at the bottom edge of a narrower screen. */
export const WebResultBar = () => <WebResult of={ResultBar} />;

function WebResult({ of: Result }: { of: ComponentType<ResultProps> }) {
  const { asked } = useSteps().progress;
  const { result } = useFigures();
  const url = useAnswers(({ client, project, credit }) =>
    shareUrl({ hasCodebtor: client.hasCodebtor, project, credit, asked }),
  );
  return <Result {...useRemedies(result)} shareUrl={url} />;
}
