import { useQuery } from '@tanstack/react-query';
import { partQuery, retryPart } from '#shared/browser/load-part.ts';
import type { ScheduleProps } from '#shared/simulation/result-slots.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';

const cardsQuery = partQuery('question-cards', () => import('./question-cards.tsx'));

/** The schedule of a calculated credit and further questions about it, loaded once there is one. */
export function Questions(props: ScheduleProps) {
  const cards = useQuery(cardsQuery);
  if (cards.data !== undefined) return <cards.data.QuestionCards {...props} />;
  if (cards.error === null) return null;
  return (
    <FailedPart
      message="No pudimos cargar el cuadro de pagos."
      isRetrying={cards.isFetching}
      onRetry={() => retryPart(cards)}
    />
  );
}
