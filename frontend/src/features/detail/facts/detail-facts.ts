/** A saved simulation as its detail says it. See docs/rules.md R77, R310. */
import { formatPct, formatUf, formatUfShort } from '@simulador/contracts/domain/format';
import { addUf, ufFromNumber } from '@simulador/contracts/domain/money';
import { incomeVerdict } from '@simulador/contracts/messages/income';
import { DETAIL } from '@simulador/contracts/simulation/screens';
import { type Fact, factsOf } from '@simulador/contracts/simulation/facts';
import type { Stated } from '@simulador/contracts/simulation/stated';
import { recordNotes } from '#shared/simulation/client-record.ts';
import { uf, years } from '#shared/simulation/figure-texts.ts';
import { missingIn, statedIn } from '#shared/simulation/stated-read.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';

/** An amount that somebody entered: no more decimals than it has. */
export const entered = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));

/** By the groups of the detail. */
export function factsIn(read: SimulationRead): Readonly<Record<keyof typeof DETAIL.groups, readonly Fact[]>> {
  const { client, property, credit } = DETAIL.groups;
  const stated = statedIn(read);
  const verdict = incomeVerdict(missingIn(read), true);
  const income = stated.codebtorName === null ? 'salaryClp' : 'codebtorSalaryClp';
  return {
    client: factsOf<Stated>(stated, client, { ...recordNotes(read), [income]: verdict }),
    property: factsOf<Stated>(stated, property),
    credit: factsOf<Stated>(stated, credit),
  };
}

export const hasUnemployment = (read: SimulationRead): boolean => read.unemployment_insurance_amount > 0;

/** "Información". */
export const informationPairs = (read: SimulationRead): readonly Fact[] => [
  { label: 'Tasa anual', value: formatPct(read.tasasimulacion) },
  { label: 'CAE', value: formatPct(read.cae), note: 'no incluye gastos operacionales' },
  ...(read.cae_with_costs === null
    ? []
    : [{ label: 'CAE con gastos operacionales', value: formatPct(read.cae_with_costs) }]),
  { label: 'Plazo', value: years(read.plazo) },
  { label: 'Dividendo sin seguros', value: uf(read.monthly_mortgage_uf) },
  { label: 'Seguro de incendio y sismo', value: uf(read.fire_insurance_amount) },
  ...(hasUnemployment(read)
    ? [{ label: 'Seguro de cesantía', value: uf(read.unemployment_insurance_amount) }]
    : []),
  { label: 'Seguro de desgravamen', value: uf(read.relief_insurance_amount) },
  { label: 'Costo total del crédito', value: uf(read.total_mortgage), isSum: true },
  { label: 'Costo total con gastos operacionales', value: uf(read.total_with_costs) },
];

/** "Gastos Operacionales": the lines as saved, and their sum. */
export const costPairs = ({ oocc }: SimulationRead): readonly Fact[] => [
  ...oocc.map(({ description, value }) => ({ label: description, value: uf(value) })),
  { label: 'Total', value: formatUf(addUf(...oocc.map(({ value }) => ufFromNumber(value)))), isSum: true },
];
