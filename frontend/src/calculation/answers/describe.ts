/** Descriptions of answers in a line of text. Missing answers are omitted. */
import { formatClp } from '@simulador/contracts/platform/format';
import { clpFromNumber } from '@simulador/contracts/platform/money';
import {
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/calculation/messages/es';
import type { UfOfDay } from '#shared/context/uf.tsx';
import { years } from '#shared/simulation/figure-texts.ts';
import { formatTyped, inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { Catalogos } from '../api/wire.ts';
import {
  projectFacts,
  type Answers,
  type ClientAnswers,
  type CreditAnswers,
  type ProjectAnswers,
} from './answers.ts';
import type { ModuleId } from './fields.ts';
import { labelIn, locationOptions, option, propertyStateOptions, propertyTypeOptions } from './options.ts';

export const workerName = (workerType: string): string =>
  workerType === '' ? '' : (WORKER_TYPE_NAMES[Number(workerType)] ?? '');

export const describeClient = ({
  name,
  lastName,
  age,
  workerType,
  salaryClp,
  hasCodebtor,
}: ClientAnswers): readonly string[] =>
  [
    `${name.trim()} ${lastName.trim()}`.trim(),
    age === '' ? '' : `${age} años`,
    workerName(workerType),
    salaryClp === '' ? '' : formatClp(clpFromNumber(Number(salaryClp))),
    hasCodebtor ? 'con codeudor' : '',
  ].filter(isAnswered);

/**
 * Describes a credit. `uf`: the UF that converts the credit to pesos; null for staff. The property's value is shown without
 * pesos, for lack of space.
 */
export const describeCredit = (
  { creditAmount, propertyValue, paymentYears }: CreditAnswers,
  uf: UfOfDay | null,
): readonly string[] =>
  [
    describeAmount('Crédito de', creditAmount, uf === null) + inPesos(creditAmount, uf),
    describeAmount('Propiedad de', propertyValue, uf === null),
    describeTerm(paymentYears),
  ].filter(isAnswered);

/** Describes typed years; '' for a text that is no number. */
export const describeTerm = (typed: string): string =>
  /^\s*\d+\s*$/.test(typed) ? years(Number(typed)) : '';

/** Describes an amount, after what it is. */
export const describeAmount = (what: string, value: MoneyValue, isForStaff: boolean): string =>
  value.amount === null ? '' : `${what} ${formatTyped(value, isForStaff)}`;
const inPesos = (value: MoneyValue, uf: UfOfDay | null): string =>
  value.amount === null || value.currency !== 'UF' || uf === null || uf.date === null
    ? ''
    : ` (${formatTyped(inCurrency(value, 'CLP', uf.valueClp))})`;
export const isAnswered = (text: string): boolean => text !== '';

/** Describes property type and state; '' for a state that is not asked for, and for missing answers. */
export function describeProperty(
  catalogos: Catalogos,
  project: ProjectAnswers,
): { readonly type: string; readonly state: string } {
  const facts = projectFacts(project);
  const ownText = isOtherPropertyTypeVisible(facts.propertyType) ? project.otherPropertyType.trim() : '';
  return {
    type: ownText || labelIn(propertyTypeOptions(catalogos, facts.purpose), project.propertyType),
    state: isPropertyStateVisible(facts)
      ? labelIn(propertyStateOptions(catalogos), project.propertyState)
      : '',
  };
}

export function describeProject(catalogos: Catalogos | null, project: ProjectAnswers): readonly string[] {
  if (catalogos === null) return [];
  const { type, state } = describeProperty(catalogos, project);
  return [
    labelIn(catalogos.destinos.map(option), project.creditType),
    [type, state].filter(Boolean).join(' · '),
    labelIn(locationOptions(catalogos), project.comuna),
  ].filter(Boolean);
}

/** Describes a module's answers in a line. */
export function describeModule(
  id: ModuleId,
  { flavour, client, project, credit }: Answers,
  catalogos: Catalogos | null,
  uf: UfOfDay,
): readonly string[] {
  if (id === 'm1') return describeClient(client);
  return id === 'm2'
    ? describeProject(catalogos, project)
    : describeCredit(credit, flavour === 'web' ? uf : null);
}
