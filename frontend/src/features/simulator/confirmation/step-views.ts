/** Which of the measured pages the visitor is on, and what is known of the simulation there. */
import { PAGE, type Page, type ViewFacts } from '#shared/browser/data-layer.ts';
import { ufToNumber } from '@simulador/contracts/domain/money';
import type { Catalogos } from '../api/wire.ts';
import { labelIn, locationOptions, propertyWords } from '../answers/catalogue-options.ts';
import { amountUf } from '../answers/credit-facts.ts';
import type { SimulatorState } from '../state/simulator-state.ts';

export interface Viewed {
  readonly isSummary: boolean;
  /** A result of the button stands for the answers as they are. */
  readonly canConfirm: boolean;
}

export function pagesOf({ modules, confirmation }: SimulatorState, viewed: Viewed): readonly Page[] {
  if (viewed.isSummary) return confirmation === null ? [] : [PAGE.confirmed, PAGE.summary];
  if (modules.m1.active) return [PAGE.client];
  if (modules.m2.active) return [PAGE.project];
  if (!modules.m3.active) return [];
  return viewed.canConfirm ? [PAGE.credit, PAGE.calculated] : [PAGE.credit];
}

/** Nothing personal: neither who it is, nor an address. */
export function viewFacts(
  { project, credit, calculated }: SimulatorState,
  catalogos: Catalogos | null,
  ufValueClp: number,
): ViewFacts {
  const amount = amountUf(credit.creditAmount, ufValueClp);
  return {
    flow_type: 'web',
    state: (catalogos && propertyWords(catalogos, project).state) || null,
    location: (catalogos && labelIn(locationOptions(catalogos), project.comuna)) || null,
    amount: amount === null ? null : ufToNumber(amount),
    interest_rate: calculated?.request.tasasimulacion ?? null,
    user_id: null,
  };
}
