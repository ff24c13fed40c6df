import { useEffect, useState } from 'react';
import { listed } from '@simulador/contracts/simulations/lines';
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { dataLayer, PAGE, type ViewFacts } from '#shared/browser/data-layer.ts';
import { statedIn } from '#shared/simulation/stated-read.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';

/** Returns facts without personal data, because the client was not asked for consent to analytics. See docs/rules.md R263. */
function viewFacts(read: SimulationRead): ViewFacts {
  const { propertyState, comuna, region, creditAmount, rate } = statedIn(read);
  return {
    flow_type: 'pro',
    state: propertyState || null,
    location: listed([comuna, region]) || null,
    amount: creditAmount.uf,
    interest_rate: rate,
    user_id: null,
  };
}

/** Reports that a simulation is viewed. Returns a function that reports that it was sent. */
export function useSummaryViews(read: SimulationRead | undefined): () => void {
  const [layer] = useState(() => dataLayer(() => true, tabStorage()));
  useEffect(() => {
    if (read === undefined) return;
    for (const page of [PAGE.confirmed, PAGE.summary]) layer.view(page, viewFacts(read));
  }, [layer, read]);
  return () => {
    if (read === undefined) return;
    layer.view(PAGE.saved, viewFacts(read));
    layer.restart();
  };
}
