/** What was chosen so far, for the summary beside the modules. */
import { formatClp, formatPct } from '@simulador/contracts/domain/format';
import { clpFromNumber, ufToNumber } from '@simulador/contracts/domain/money';
import {
  areCompanyAndProjectVisible,
  isDfl2Visible,
  isOtherPropertyTypeVisible,
} from '@simulador/contracts/domain/rules/visibility';
import { BRANCHES } from '@simulador/contracts/data/branches';
import type { Fact } from '#shared/ui/layout/facts.tsx';
import { formatTyped } from '#shared/ui/amounts/money-value.ts';
import type { Catalogos, Inicio, Seguro } from '../api/wire.ts';
import { projectFacts, type Answers } from '../answers/answers.ts';
import { describeProperty, workerName } from '../answers/describe.ts';
import {
  GRACE_OPTIONS,
  labelIn,
  locationOptions,
  productOptions,
  purposeOptions,
  subsidyOptions,
} from '../answers/options.ts';
import { amountUf, creditFields } from '../answers/credit-facts.ts';
import type { ModuleId } from '../answers/fields.ts';
import { lifeInsuranceOf } from '../calculation/requests.ts';

export interface Choices {
  /** Where they are made. */
  readonly module: ModuleId;
  readonly title: string;
  readonly facts: readonly Fact[];
}

const answered = (facts: readonly (Fact | false)[]): readonly Fact[] =>
  facts.filter((fact): fact is Fact => fact !== false && fact.value !== '');

/** What the codes of the answers are called; null or '' while that is not known. */
export interface ChoiceNames {
  readonly catalogos: Catalogos | null;
  readonly seguros: Inicio['seguros'] | null;
  readonly company: string;
  readonly companyProject: string;
}

/** `ufValueClp`: pesos for one UF. `annualRatePct`: the rate that is calculated with. */
export function choicesOf(
  answers: Answers,
  names: ChoiceNames,
  ufValueClp: number,
  annualRatePct: number | null,
): readonly Choices[] {
  const { catalogos, seguros } = names;
  const groups = [
    { module: 'm1', title: 'Cliente', facts: clientFacts(answers) },
    {
      module: 'm2',
      title: 'Proyecto',
      facts: catalogos === null ? [] : projectChoices(answers, names, catalogos),
    },
    {
      module: 'm3',
      title: 'Crédito',
      facts: catalogos === null ? [] : creditChoices(answers, catalogos, ufValueClp, annualRatePct),
    },
    {
      module: 'm3',
      title: 'Seguros',
      facts: seguros === null ? [] : insuranceChoices(answers, seguros, ufValueClp),
    },
  ] as const;
  return groups.filter(({ facts }) => facts.length > 0);
}

const clientFacts = ({ client }: Answers): readonly Fact[] =>
  answered([
    { label: 'Nombre', value: `${client.name.trim()} ${client.lastName.trim()}`.trim() },
    { label: 'RUT', value: client.rut },
    { label: 'Edad', value: client.age === '' ? '' : `${client.age} años` },
    { label: 'Correo electrónico', value: client.email.trim() },
    { label: 'Trabajador', value: workerName(client.workerType) },
    {
      label: 'Renta líquida',
      value: client.salaryClp === '' ? '' : formatClp(clpFromNumber(Number(client.salaryClp))),
    },
    { label: 'Sucursal', value: BRANCHES.find(({ id }) => String(id) === client.branch)?.name ?? '' },
  ]);

function projectChoices(
  { project, credit }: Answers,
  { company, companyProject }: ChoiceNames,
  catalogos: Catalogos,
): readonly Fact[] {
  const facts = projectFacts(project);
  const isOther = isOtherPropertyTypeVisible(facts.propertyType);
  const hasCompany = areCompanyAndProjectVisible(facts);
  const { type, state } = describeProperty(catalogos, project);
  return answered([
    { label: 'Tipo de crédito', value: labelIn(purposeOptions(catalogos, 'pro'), project.creditType) },
    { label: 'Propiedad', value: [type, state].filter(Boolean).join(' · ') },
    isDfl2Visible(facts) && { label: 'DFL2', value: project.isDfl2 ? 'Sí' : 'No' },
    { label: 'Ubicación', value: labelIn(locationOptions(catalogos), project.comuna) },
    { label: 'Dirección', value: project.address.trim() },
    { label: 'Valor', value: formatTyped(credit.propertyValue) },
    hasCompany && { label: 'Inmobiliaria', value: company },
    hasCompany && { label: 'Proyecto inmobiliario', value: companyProject },
    !isOther && project.addsOther && { label: 'Otra propiedad', value: 'Sí' },
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
  const subsidy = [labelIn(subsidyOptions(catalogos), credit.subsidyType), formatTyped(credit.subsidyAmount)];
  return answered([
    splits && { label: 'Ahorro', value: formatTyped(credit.savings) },
    hasSubsidy && { label: 'Subsidio', value: subsidy.filter(Boolean).join(', ') },
    { label: 'Monto del crédito', value: formatTyped(credit.creditAmount) },
    value !== null &&
      value > 0 &&
      credited !== null && {
        label: 'Financiamiento',
        value: formatPct((100 * ufToNumber(credited)) / ufToNumber(value)),
      },
    { label: 'Plazo', value: credit.paymentYears === '' ? '' : `${credit.paymentYears} años` },
    credit.graceMonths !== '0' && {
      label: 'Meses de gracia',
      value: labelIn(GRACE_OPTIONS, credit.graceMonths),
    },
    { label: 'Producto', value: labelIn(productOptions(catalogos), credit.product) },
    annualRatePct !== null && { label: 'Tasa anual', value: formatPct(annualRatePct) },
  ]);
}

const insuranceIn = (list: readonly Seguro[] | null, id: string): string =>
  list?.find(({ IdentificadorSeguro }) => String(IdentificadorSeguro) === id)?.Descripcion ?? '';

/** Once the life insurance is known: the other one is chosen by default. */
function insuranceChoices(
  { project, credit }: Answers,
  seguros: Inicio['seguros'],
  ufValueClp: number,
): readonly Fact[] {
  const { hasSubsidy, asksForUnemployment } = creditFields(credit, project, ufValueClp);
  const life = insuranceIn(seguros.desgravamen, lifeInsuranceOf(credit, hasSubsidy));
  if (life === '') return [];
  return answered([
    { label: 'Desgravamen', value: life },
    { label: 'Incendio y sismo', value: insuranceIn(seguros.incendio, credit.fireInsurance) },
    asksForUnemployment && { label: 'Cesantía', value: credit.unemployment ? 'Sí' : 'No' },
  ]);
}
