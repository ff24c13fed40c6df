import { useState, type ReactNode } from 'react';
import { keepingParts } from '../state/keeping-parts.ts';
import { useSimulator } from '../state/simulator-context.tsx';
import { estimateAnswers, keepFigures } from './stored-estimate.ts';
import { EstimateContext, useEstimate } from './estimate-context.tsx';
import { NONE_ASSUMED } from './use-assumed.ts';

export interface EstimateScopeProps {
  /** True while the estimate's figures are those of a shared purchase, which are the form's own. */
  isShared: boolean;
  children: ReactNode;
}

/** Lets the card, tabs and bar of the estimate show and change the figures of a shared purchase instead. See docs/rules.md R702. */
export function EstimateScope({ isShared, children }: EstimateScopeProps) {
  const form = useSimulator();
  const estimate = useEstimate();
  const { asked } = form.progress;
  const [tab, setTab] = useState(() => (asked.abono ? 'abonos' : asked.oferta ? 'oferta' : ''));
  const shared = {
    ...estimate,
    simulator: { ...form, change: keepingParts(form) },
    assumed: NONE_ASSUMED,
    isExample: false,
    isOpen: true,
    tab,
    setTab,
    save: estimate.goOn,
    setKept: (isKept: boolean) => {
      estimate.setKept(isKept);
      if (isKept) keepFigures(estimateAnswers(form.answers));
    },
  };
  return <EstimateContext value={isShared ? shared : estimate}>{children}</EstimateContext>;
}
