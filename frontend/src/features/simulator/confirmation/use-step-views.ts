import { useEffect, useState } from 'react';
import { dataLayer, type DataLayer } from '#shared/browser/data-layer.ts';
import { tabStorage } from '#shared/browser/browser-storage.ts';
import type { Catalogos } from '../api/wire.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { SimulatorStore } from '../state/simulator-store.ts';
import { pagesOf, viewFacts, type Viewed } from './step-views.ts';

interface StepViews extends Viewed {
  readonly store: SimulatorStore;
  readonly state: SimulatorState;
  readonly catalogos: Catalogos | null;
  /** Pesos for one UF. */
  readonly ufValueClp: number;
}

/** Tells each step once, from the visitor's consent on. */
export function useStepViews({ store, state, catalogos, ufValueClp, ...viewed }: StepViews): DataLayer {
  const [layer] = useState(() => dataLayer(() => store.getState().consent !== null, tabStorage()));
  const { isSummary, canConfirm } = viewed;
  useEffect(() => {
    const facts = viewFacts(state, catalogos, ufValueClp);
    for (const page of pagesOf(state, { isSummary, canConfirm })) layer.view(page, facts);
  }, [layer, state, catalogos, ufValueClp, isSummary, canConfirm]);
  return layer;
}
