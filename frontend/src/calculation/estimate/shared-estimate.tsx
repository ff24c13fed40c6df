import { keepingParts } from '../state/keeping-parts.ts';
import { useSimulator } from '../state/simulator-context.tsx';
import { EstimateCard } from './estimate-card.tsx';
import { estimateAnswers, keepFigures } from './stored-estimate.ts';
import { EstimateContext, useEstimate, showClient } from './estimate-context.tsx';

/** The figures of a shared purchase, to be changed in the estimate's card. They are the form's own. See docs/rules.md R702. */
export function SharedEstimate() {
  const form = useSimulator();
  const estimate = useEstimate();
  const shared = {
    ...estimate,
    simulator: { ...form, change: keepingParts(form) },
    isExample: false,
    isOpen: true,
    save: showClient,
    setKept: (isKept: boolean) => {
      estimate.setKept(isKept);
      if (isKept) keepFigures(estimateAnswers(form.answers));
    },
  };
  return (
    <EstimateContext value={shared}>
      <EstimateCard />
    </EstimateContext>
  );
}
