import { onDemand } from '#shared/ui/feedback/on-demand.tsx';
import { applyRemedy } from '../state/apply-remedy.ts';
import { ageOf } from '../answers/violations.ts';
import { termsAtAge } from '../comparison/terms.ts';
import { useAnswers, useFigures, useForm, useSteps } from '../state/simulator-context.tsx';

const Comparison = onDemand(
  'comparison',
  async () => (await import('../comparison/comparison.tsx')).Comparison,
  'No pudimos cargar la comparación de plazos.',
);
const QuestionCards = onDemand(
  'question-cards',
  async () => (await import('./question-cards.tsx')).QuestionCards,
  'No pudimos cargar el cuadro de pagos.',
);

/** Below the modules: other terms, the schedule, and questions about the credit. */
export function OtherTerms() {
  const { change, dispatch } = useForm();
  const { asked, isShared } = useSteps().progress;
  const { comparison, schedule, previewed } = useFigures();
  const age = useAnswers(({ client }) => ageOf(client));
  const flavour = useAnswers((answers) => answers.flavour);
  // A link to an answer shows the answer before the visitor has entered anything.
  const shown = schedule ?? (isShared && Object.keys(asked).length > 0 ? previewed : null);
  return (
    <>
      {comparison !== null && (
        <Comparison
          {...comparison}
          terms={comparison.terms && termsAtAge(comparison.terms, age, flavour)}
          onUse={(years) => applyRemedy(change, { years })}
        />
      )}
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
