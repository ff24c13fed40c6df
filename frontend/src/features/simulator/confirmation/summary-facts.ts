/** What the summary says about a confirmed simulation. Pesos at the UF of the calculation, never at today's. */
import { formatClp, formatUfShort } from '@simulador/contracts/domain/format';
import { clpFromNumber, ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/domain/money';
import { isBuySale } from '@simulador/contracts/domain/rules/visibility';
import type { Fact, SimulationToSave } from '#shared/simulation/summary-slots.ts';
import type { ClientAnswers } from '../answers/answers.ts';

/** The amounts that are about to be saved. `ufValueClp`: pesos for one UF. */
export function propertyFacts(
  { calculation, property, amounts }: SimulationToSave,
  ufValueClp: number,
): readonly Fact[] {
  const value = ufValueFromNumber(ufValueClp);
  const inBoth = (label: string, amountUf: number): Fact => {
    const uf = ufFromNumber(amountUf);
    return { label, value: formatUfShort(uf), second: formatClp(ufToClp(uf, value)) };
  };
  return [
    inBoth('Valor', property.value_uf),
    ...(isBuySale(calculation.destino) ? [inBoth('Ahorro', amounts.savings_uf ?? 0)] : []),
    ...(amounts.subsidy_uf ? [inBoth('Subsidio', amounts.subsidy_uf)] : []),
    inBoth('Monto solicitado', amounts.credit_uf),
  ];
}

/** Who asks, as far as the summary repeats it. */
export const applicantFacts = ({ name, lastName, email, salaryClp }: ClientAnswers): readonly Fact[] => [
  { label: 'Nombre', value: `${name.trim()} ${lastName.trim()}` },
  { label: 'Renta líquida', value: formatClp(clpFromNumber(Number(salaryClp))) },
  { label: 'Correo electrónico', value: email.trim(), isWide: true },
];
