import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { useFigures, useForm, useSteps } from '../state/simulator-context.tsx';

const Comparison = deferred(
  () => import('./form-comparison.tsx'),
  ({ FormComparison }) => FormComparison,
  'No pudimos cargar la comparación de plazos.',
);
const QuestionCards = deferred(
  () => import('./question-cards.tsx'),
  ({ QuestionCards }) => QuestionCards,
  'No pudimos cargar el cuadro de pagos.',
);

/** Below the modules: other terms, the schedule, and questions about the credit. */
export function OtherTerms() {
  const { dispatch } = useForm();
  const { asked, isShared } = useSteps().progress;
  const { comparison, schedule, previewed } = useFigures();
  // A link to an answer shows the answer before the visitor has entered anything.
  const shown = schedule ?? (isShared && Object.keys(asked).length > 0 ? previewed : null);
  return (
    <>
      {comparison !== null && <Comparison />}
      {shown !== null && (
        <QuestionCards
          {...shown}
          asked={asked}
          onAsk={(name, text) => dispatch({ type: 'asked', name, text })}
        />
      )}
    </>
  );
}
