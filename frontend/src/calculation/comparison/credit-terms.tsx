import { ageOf } from '../answers/violations.ts';
import { applyRemedy } from '../state/apply-remedy.ts';
import { useAnswers, useFigures, useForm } from '../state/simulator-context.tsx';
import { Comparison } from './comparison.tsx';
import { termsAtAge } from './terms.ts';

/** The credit at the other terms that the oldest person's age allows. See docs/rules.md R742. */
export function CreditTerms() {
  const { comparison } = useFigures();
  const { change } = useForm();
  const age = useAnswers(({ client }) => ageOf(client));
  const flavour = useAnswers((answers) => answers.flavour);
  if (comparison === null) return null;
  return (
    <Comparison
      {...comparison}
      terms={comparison.terms && termsAtAge(comparison.terms, age, flavour)}
      onUse={(years) => applyRemedy(change, { years })}
    />
  );
}
