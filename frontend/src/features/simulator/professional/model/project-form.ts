/** Module 2 of the professional flavour: the project and the property's value, which module 3 has for the public. */
import { propertyValueRule } from '@simulador/contracts/domain/rules/property';
import { plain } from '@simulador/contracts/domain/rules/violation';
import {
  NO_CREDIT,
  NO_PROJECT,
  type Answers,
  type CreditAnswers,
  type ProjectAnswers,
} from '../../answers/answers.ts';
import { enteredAmount } from '../../answers/credit-facts.ts';
import { creditNames, projectNames } from '../../answers/field-names.ts';
import { projectViolations } from '../../answers/project-violations.ts';
import type { ModuleForm } from '../../modules/use-module-form.ts';
import type { Violations } from '../../answers/violations.ts';
import { CREDIT_LABELS, PROJECT_LABELS } from '../texts.ts';

export type ProjectForm = ProjectAnswers & Pick<CreditAnswers, 'propertyValue'>;

export const BLANK_PROJECT: ProjectForm = { ...NO_PROJECT, propertyValue: NO_CREDIT.propertyValue };

export const projectFormOf = ({ project, credit }: Pick<Answers, 'project' | 'credit'>): ProjectForm => ({
  ...project,
  propertyValue: credit.propertyValue,
});

export const projectFormNames = (purpose: number | null): Readonly<Record<keyof ProjectForm, string>> => ({
  ...projectNames(purpose),
  propertyValue: creditNames(purpose).propertyValue,
});

export const PROJECT_FORM_LABELS: Readonly<Record<keyof ProjectForm, string>> = {
  ...PROJECT_LABELS,
  propertyValue: CREDIT_LABELS.propertyValue,
};

/** What is wrong in it. `ufValueClp`: pesos for one UF. */
export function projectFormViolations(
  { propertyValue, ...project }: ProjectForm,
  ufValueClp: number,
): Violations<ProjectForm> {
  const entry = enteredAmount(propertyValue, ufValueClp);
  const broken = entry === null ? plain('required') : propertyValueRule(entry, Number(project.creditType));
  return { ...projectViolations(project), ...(broken === null ? {} : { propertyValue: broken }) };
}

/** The form as one of the project's own answers, for fields that both flavours have: it holds them and more. */
export const projectPart = (to: ModuleForm<ProjectForm>): ModuleForm<ProjectAnswers> =>
  to as unknown as ModuleForm<ProjectAnswers>;
