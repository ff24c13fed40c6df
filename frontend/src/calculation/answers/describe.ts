/** Descriptions of answers in a line of text. Missing answers are omitted. */
import { formatClp } from '@simulador/contracts/platform/format';
import { clpFromNumber } from '@simulador/contracts/platform/money';
import {
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/calculation/messages/es';
import type { Catalogos } from '../api/wire.ts';
import { projectFacts, type Answers, type ClientAnswers, type ProjectAnswers } from './answers.ts';
import { describeCredit } from './credit-facts.ts';
import type { ModuleId } from './fields.ts';
import { labelIn, locationOptions, option, propertyStateOptions, propertyTypeOptions } from './options.ts';

const workerName = (workerType: string): string =>
  workerType === '' ? '' : (WORKER_TYPE_NAMES[Number(workerType)] ?? '');

const describeClient = ({
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
  ].filter(Boolean);

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
  answers: Answers,
  catalogos: Catalogos | null,
  typed?: Answers['credit'],
): readonly string[] {
  if (id === 'm1') return describeClient(answers.client);
  return id === 'm2' ? describeProject(catalogos, answers.project) : describeCredit(answers, typed);
}
