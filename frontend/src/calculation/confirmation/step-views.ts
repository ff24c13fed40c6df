/** The measured page that the visitor is on, and the facts of the simulation there. */
import { useEffect, useState } from 'react';
import { tabStorage } from '#shared/browser/browser-storage.ts';
import { dataLayer, PAGE, type DataLayer, type Page, type ViewFacts } from '#shared/browser/data-layer.ts';
import { ufToNumber } from '@simulador/contracts/platform/money';
import type { Catalogos } from '../api/wire.ts';
import { isConsentGiven } from '../answers/answers.ts';
import { describeProperty } from '../answers/describe.ts';
import { labelIn, locationOptions } from '../answers/options.ts';
import type { Draft } from '../state/drafts.ts';
import type { Progress } from '../state/progress.ts';
import { useSimulator } from '../state/whole-simulator.ts';
import { amountUf } from '../answers/credit-facts.ts';

function pagesOf(
  { modules, isConfirmed }: Progress,
  isSummary: boolean,
  canConfirm: boolean,
): readonly Page[] {
  if (isSummary) return isConfirmed ? [PAGE.confirmed, PAGE.summary] : [];
  if (modules.m1.active) return [PAGE.client];
  if (modules.m2.active) return [PAGE.project];
  if (!modules.m3.active) return [];
  return canConfirm ? [PAGE.credit, PAGE.calculated] : [PAGE.credit];
}

/** Returns facts without personal data. */
export function viewFacts(
  { flavour, project, credit, calculated }: Draft,
  catalogos: Catalogos | null,
  ufValueClp: number,
): ViewFacts {
  const amount = amountUf(credit.creditAmount, ufValueClp);
  return {
    flow_type: flavour,
    state: (catalogos && describeProperty(catalogos, project).state) || null,
    location: (catalogos && labelIn(locationOptions(catalogos), project.comuna)) || null,
    amount: amount === null ? null : ufToNumber(amount),
    interest_rate: calculated?.request.tasasimulacion ?? null,
    user_id: null,
  };
}

export interface StepViewsProps {
  isSummary?: boolean;
  onLayer: (layer: DataLayer) => void;
}

/** Reports each step once: a visitor's after consent, staff's always. Renders nothing. See docs/rules.md R263. */
export function StepViews({ isSummary = false, onLayer }: StepViewsProps) {
  const { draft, form, inicio, uf, simulation } = useSimulator();
  const { canConfirm } = simulation;
  const [layer] = useState(() => {
    const isAllowed = () => draft.flavour === 'pro' || isConsentGiven(form.now().client.consent);
    return dataLayer(isAllowed, tabStorage());
  });
  useEffect(() => onLayer(layer), [layer, onLayer]);
  useEffect(() => {
    const facts = viewFacts(draft, inicio?.catalogos ?? null, uf.valueClp);
    for (const page of pagesOf(draft, isSummary, canConfirm)) layer.view(page, facts);
  }, [layer, draft, inicio, uf, isSummary, canConfirm]);
  return null;
}
