import { useEffect, useState } from 'react';
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { dataLayer, PAGE, type ViewFacts } from '#shared/browser/data-layer.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';

/** Nothing personal; the client was not asked for consent to analytics. See docs/rules.md R263. */
const viewFacts = (read: SimulationRead): ViewFacts => ({
  flow_type: 'pro',
  state: read.desc_antiguedad || null,
  location: [read.city, read.province].filter(Boolean).join(', ') || null,
  amount: read.credit_amount,
  interest_rate: read.annual_rate,
  user_id: null,
});

/** Reports that a simulation is viewed and, through the returned function, that it was sent. */
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
