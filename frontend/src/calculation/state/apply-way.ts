import { ufDifference } from '@simulador/contracts/platform/money';
import type { DividendoRequest } from '../api/wire.ts';
import type { ChosenWay } from '../figures/shown.ts';
import type { SimulatorForm } from './use-simulator.ts';

type Change = SimulatorForm['change'];
const inUf = (amount: number) => ({ currency: 'UF', amount }) as const;

/** Applies a way out to the form. Where savings and credit split the value, the savings stay with another value, and the credit follows them. */
export function applyWay(
  change: Change,
  { kind, to }: ChosenWay,
  { valorpropiedad, montocredito }: Pick<DividendoRequest, 'valorpropiedad' | 'montocredito'>,
): void {
  switch (kind) {
    case 'years':
      return change({ 'credit.paymentYears': String(to) });
    case 'codebtor':
      return change({ 'client.hasCodebtor': true, 'client.codebtorSalaryClp': String(to) });
    case 'savings':
      return change({ 'credit.savings': inUf(to) });
    case 'credit':
      return change({ 'credit.creditAmount': inUf(to) });
    case 'value':
      change({ 'credit.propertyValue': inUf(to) });
      change({ 'credit.creditAmount': inUf(ufDifference(to, ufDifference(valorpropiedad, montocredito))) });
  }
}
