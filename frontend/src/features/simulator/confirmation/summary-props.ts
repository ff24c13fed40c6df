/** A confirmed result as the summary shows it. */
import { clpFromNumber, ufFromNumber } from '@simulador/contracts/domain/money';
import type { SavedSimulation, SimulationRead, SummaryProps } from '#shared/simulation/summary-slots.ts';
import type { Catalogos } from '../api/wire.ts';
import { projectWords } from '../answers/catalogue-options.ts';
import { personOf, saveRequest } from './save-request.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import { applicantFacts, propertyFacts } from './summary-facts.ts';

type Shown = Omit<
  SummaryProps,
  'onContact' | 'onAsk' | 'onSaved' | 'onOtherIntent' | 'onBack' | 'onAmend' | 'onRecalculate' | 'labelOf'
>;

/** Null while nothing is confirmed. */
export function summaryOf(state: SimulatorState, catalogos: Catalogos | null): Shown | null {
  const { calculated, confirmation, client, project } = state;
  if (calculated === null || confirmation === null) return null;
  const { request, row, costs, ufDate } = calculated;
  const simulation = saveRequest(state, calculated);
  return {
    result: {
      ...{ status: 'ready', row, costs, ufDate, message: null, onRetry: () => undefined },
      isFinal: true,
      hasSubsidy: request.codigoSubsidio !== 0,
    },
    firstName: client.name.trim(),
    project: projectWords(catalogos, project),
    property: propertyFacts(simulation, calculated.ufValueClp),
    applicant: applicantFacts(client),
    credit: {
      creditUf: ufFromNumber(request.montocredito),
      dividendClp: clpFromNumber(row.DivTotalPe),
      minimumIncomeClp: clpFromNumber(row.RenMin),
    },
    contact: confirmation.contact,
    person: personOf(client),
    simulation,
    intentKey: confirmation.intentKey,
  };
}

/** What stays on screen of a saved simulation, in the BFF's own figures. */
export const savedOf = (read: SimulationRead, email: string): SavedSimulation => ({
  uuid: read.uuid,
  id: read.id,
  email,
  dividendClp: read.total_monthly_mortgage_clp,
  dividendUf: read.total_monthly_mortgage_uf,
  creditUf: read.credit_amount,
  years: read.credit_time,
  annualRatePct: read.annual_rate,
  date: read.fechasimulacion,
});
