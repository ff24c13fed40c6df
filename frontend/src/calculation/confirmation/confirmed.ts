/** A confirmed result, as the summary shows it and as it was saved. */
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { formatUfRounded } from '@simulador/contracts/platform/format';
import { clpFromNumber } from '@simulador/contracts/platform/money';
import type { Fact } from '@simulador/contracts/simulations/facts';
import type { BothAmounts } from '@simulador/contracts/simulations/figures';
import { inBoth } from '@simulador/contracts/simulations/lines';
import { pesos } from '#shared/simulation/figure-texts.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { figuresIn, statedIn } from '#shared/simulation/stated-read.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import type { ClientAnswers } from '../answers/answers.ts';
import { describeProject } from '../answers/describe.ts';
import { incomeOf } from '../answers/violations.ts';
import type { Calculated } from '../figures/calculated.ts';
import { verdictOn } from '../figures/figures-view.ts';
import { costLines } from '../result/figures.tsx';
import type { SavedSimulation } from '../state/progress.ts';
import type { Simulator } from '../state/use-simulator.ts';
import { personOf, saveRequest, type SimulationToSave } from './save-request.ts';

/** Returns the joint income, pesos a month. The answers were validated before the confirmation. */
const confirmedIncome = (client: ClientAnswers): number => incomeOf(client, {}) ?? 0;

export type Confirmed = NonNullable<ReturnType<typeof confirmedOf>>;

/** Returns the confirmed result as the summary shows it; null while nothing is confirmed. */
export function confirmedOf({ answers, draft, progress, inicio, simulation: { result } }: Simulator) {
  const { calculated, isConfirmed, intentKey } = progress;
  const { client, project } = answers;
  if (calculated === null || !isConfirmed) return null;
  const { request, row, costs, ufDate } = calculated;
  const simulation = saveRequest(answers, calculated);
  const splits = isBuySale(request.destino);
  return {
    result: {
      row,
      costs,
      ufDate,
      cae_with_costs: result.answered?.answer.cae_with_costs ?? null,
      verdict: verdictOn(row, confirmedIncome(client), client.hasCodebtor),
      splits,
      needed: neededToday(
        simulation.amounts.savings_uf ?? 0,
        costLines(row, costs, calculated.ufValueClp).at(-1),
        calculated.ufValueClp,
      ),
    },
    firstName: client.name.trim(),
    project: describeProject(inicio?.catalogos ?? null, project),
    ...factsOf(client, simulation, calculated, draft.credit.savings.amount === null),
    credit: {
      request,
      ufValueClp: calculated.ufValueClp,
      incomeClp: clpFromNumber(confirmedIncome(client)),
      isOfTwo: client.hasCodebtor,
      minimumIncomeClp: clpFromNumber(row.RenMin),
    },
    person: personOf(client, progress.written),
    simulation,
    intentKey,
  };
}

/** Returns what is needed at the signature: the savings, and the sum of the operation costs, in pesos like the card's. See docs/rules.md R780. */
function neededToday(savingsUf: number, total: BothAmounts | undefined, ufValueClp: number) {
  const uf = savingsUf + (total?.uf ?? 0);
  return { uf, clp: clpOf(uf, ufValueClp) };
}

/** Returns what the modal says of property and applicant. Amounts are at the calculation's UF, not today's. */
function factsOf(
  client: ClientAnswers,
  { property, amounts }: SimulationToSave,
  calculated: Calculated,
  areSavingsAssumed: boolean,
) {
  const { request, ufValueClp } = calculated;
  const amount = (label: string, uf: number, clp: number | undefined): Fact => ({
    label,
    ...inBoth({ uf, clp: clp ?? null, ufValueClp, writeUf: formatUfRounded }),
  });
  const { savings_uf: savingsUf = 0, subsidy_uf: subsidyUf = 0 } = amounts;
  return {
    property: [
      amount('Valor', property.value_uf, property.value_clp),
      ...(isBuySale(request.destino)
        ? [amount(areSavingsAssumed ? 'Ahorro supuesto' : 'Ahorro', savingsUf, amounts.savings_clp)]
        : []),
      ...(subsidyUf > 0 ? [amount('Subsidio', subsidyUf, amounts.subsidy_clp)] : []),
      amount('Monto del crédito', amounts.credit_uf, amounts.credit_clp),
    ],
    applicant: [
      { label: 'Nombre', value: fullName(client.name, client.lastName) },
      { label: 'Renta líquida', value: pesos(Number(client.salaryClp)) },
      ...(client.hasCodebtor
        ? [
            { label: 'Codeudor', value: fullName(client.codebtorName, client.codebtorLastName) },
            { label: 'Renta líquida del codeudor', value: pesos(Number(client.codebtorSalaryClp)) },
          ]
        : []),
      { label: 'Correo electrónico', value: client.email.trim(), isWide: true },
    ],
  };
}

const fullName = (name: string, lastName: string): string => `${name.trim()} ${lastName.trim()}`;

/** Returns the success screen's figures, as the BFF saved them. */
export function savedOf(
  read: SimulationRead,
  email: string,
  url: string,
  neededClp: number,
  wantsCall: boolean,
): SavedSimulation {
  const { creditAmount, paymentYears, rate, savings, workerType, codebtorName } = statedIn(read);
  const { DivTotal, DivTotalPe, RenMin } = figuresIn(read);
  return {
    uuid: read.uuid,
    id: read.id,
    email,
    dividendClp: DivTotalPe,
    dividendUf: DivTotal,
    needs: { clp: neededClp, incomeClp: RenMin, hasSavings: savings !== null },
    creditUf: creditAmount.uf,
    creditClp: creditAmount.clp,
    ufValueClp: creditAmount.ufValueClp,
    ufDate: read.uf_date,
    years: paymentYears,
    annualRatePct: rate,
    date: read.fechasimulacion,
    workerType,
    hasCodebtor: codebtorName !== null,
    url,
    wantsContact: read.wants_contact,
    phone: wantsCall ? read.client_phone : null,
    quotedUntil: read.quote?.until ?? null,
  };
}
