/** What was chosen so far, for the summary beside the modules. */
import { formatClp, formatMoney, formatPct } from '@simulador/contracts/domain/format';
import { clpFromNumber, money, ufToNumber } from '@simulador/contracts/domain/money';
import { isDfl2Visible, isPropertyStateVisible } from '@simulador/contracts/domain/rules/visibility';
import type { Fact } from '../../../../shared/simulation/summary-slots.ts';
import type { SelectOption } from '../../../../shared/ui/select-field.tsx';
import type { MoneyValue } from '../../../../shared/ui/money-value.ts';
import type { Catalogos } from '../../api/wire.ts';
import { projectFacts, type Answers } from '../../model/answers.ts';
import {
  locationOptions,
  propertyStateOptions,
  propertyTypeOptions,
  purposeOptions,
  subsidyOptions,
} from '../../model/catalogue-options.ts';
import { amountUf, creditFields } from '../../model/credit-facts.ts';
import { workerWords } from '../../model/words.ts';
import { productOptions } from './product-options.ts';

export interface Choices {
  readonly title: string;
  readonly facts: readonly Fact[];
}

const labelIn = (options: readonly SelectOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';

const amountWords = ({ currency, amount }: MoneyValue): string =>
  amount === null ? '' : formatMoney(money(currency, amount));

const said = (facts: readonly (Fact | false)[]): readonly Fact[] =>
  facts.filter((fact): fact is Fact => fact !== false && fact.value !== '');

/** `ufValueClp`: pesos for one UF. `annualRatePct`: the rate that is calculated with. */
export function choicesOf(
  answers: Answers,
  catalogos: Catalogos | null,
  ufValueClp: number,
  annualRatePct: number | null,
): readonly Choices[] {
  const groups = [
    { title: 'Cliente', facts: clientFacts(answers) },
    { title: 'Proyecto', facts: catalogos === null ? [] : projectChoices(answers, catalogos) },
    {
      title: 'Crédito',
      facts: catalogos === null ? [] : creditChoices(answers, catalogos, ufValueClp, annualRatePct),
    },
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

const clientFacts = ({ client }: Answers): readonly Fact[] =>
  said([
    { label: 'Nombre', value: `${client.name.trim()} ${client.lastName.trim()}`.trim() },
    { label: 'RUT', value: client.rut },
    { label: 'Edad', value: client.age === '' ? '' : `${client.age} años` },
    { label: 'Trabajador', value: workerWords(client.workerType) },
    {
      label: 'Renta líquida',
      value: client.salaryClp === '' ? '' : formatClp(clpFromNumber(Number(client.salaryClp))),
    },
  ]);

function projectChoices({ project, credit }: Answers, catalogos: Catalogos): readonly Fact[] {
  const facts = projectFacts(project);
  const type = labelIn(propertyTypeOptions(catalogos, facts.purpose), project.propertyType);
  const state = isPropertyStateVisible(facts)
    ? labelIn(propertyStateOptions(catalogos), project.propertyState)
    : '';
  return said([
    { label: 'Tipo de crédito', value: labelIn(purposeOptions(catalogos, 'pro'), project.creditType) },
    { label: 'Propiedad', value: [type, state].filter(Boolean).join(' · ') },
    isDfl2Visible(facts) && { label: 'DFL2', value: project.isDfl2 ? 'Sí' : 'No' },
    { label: 'Ubicación', value: labelIn(locationOptions(catalogos), project.comuna) },
    { label: 'Valor', value: amountWords(credit.propertyValue) },
  ]);
}

function creditChoices(
  { project, credit }: Answers,
  catalogos: Catalogos,
  ufValueClp: number,
  annualRatePct: number | null,
): readonly Fact[] {
  const { hasSubsidy, splits } = creditFields(credit, project, ufValueClp);
  const value = amountUf(credit.propertyValue, ufValueClp);
  const credited = amountUf(credit.creditAmount, ufValueClp);
  const subsidy = [
    labelIn(subsidyOptions(catalogos), credit.allowanceType),
    amountWords(credit.allowanceAmount),
  ];
  return said([
    splits && { label: 'Ahorro', value: amountWords(credit.savings) },
    hasSubsidy && { label: 'Subsidio', value: subsidy.filter(Boolean).join(', ') },
    { label: 'Crédito', value: amountWords(credit.creditAmount) },
    value !== null &&
      value > 0 &&
      credited !== null && {
        label: 'Financiamiento',
        value: formatPct((100 * ufToNumber(credited)) / ufToNumber(value)),
      },
    { label: 'Plazo', value: credit.paymentYears === '' ? '' : `${credit.paymentYears} años` },
    { label: 'Producto', value: labelIn(productOptions(catalogos), credit.product) },
    annualRatePct !== null && { label: 'Tasa anual', value: formatPct(annualRatePct) },
  ]);
}
