/** The fields of the form: each with its answer, the name of its input, and its module. */
import { fieldSuffix, yearsSuffix } from '@simulador/contracts/domain/rules/field-suffix';
import {
  isComunaEnabled,
  isPropertyStateVisible,
  isRegionEnabled,
} from '@simulador/contracts/domain/rules/visibility';
import {
  projectFacts,
  type Answers,
  type ClientAnswers,
  type CreditAnswers,
  type ProjectAnswers,
} from './answers.ts';

export const MODULE_IDS = ['m1', 'm2', 'm3'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** The path of an answer. */
export type FieldPath =
  `client.${keyof ClientAnswers}` | `project.${keyof ProjectAnswers}` | `credit.${keyof CreditAnswers}`;

export type Answer<Path extends FieldPath> =
  Path extends `${infer Part extends 'client' | 'project' | 'credit'}.${infer Key}`
    ? Key extends keyof Answers[Part]
      ? Answers[Part][Key]
      : never
    : never;
/** Answers to some of the fields. */
export type Given = { readonly [Path in FieldPath]?: Answer<Path> };

/** The inputs' names, in the order of the fields. Some exist once per credit purpose and then carry its suffix. */
export function fieldNames(purpose: number | null): Readonly<Record<FieldPath, string>> {
  const suffix = fieldSuffix(purpose);
  return {
    'client.name': 'input_name',
    'client.lastName': 'input_last_name',
    'client.rut': 'input_rut',
    'client.age': 'input_age',
    'client.email': 'input_email',
    'client.phone': 'input_phone_number',
    'client.workerType': 'input_worker_type',
    'client.salaryClp': 'input_liquid_salary',
    'client.consent': 'input_consent',
    'client.branch': 'input_branch',
    'project.creditType': 'input_credit_type',
    'project.propertyType': `input_property_type${suffix}`,
    'project.otherPropertyType': 'input_add_other_property',
    'project.propertyState': 'input_property_state',
    'project.isDfl2': 'input_is_dfl2',
    'project.locationSearch': `input_select_location${suffix}`,
    'project.region': 'input_region',
    'project.comuna': 'input_comuna',
    'project.address': `input_google_autocomplete${suffix}`,
    'project.company': 'input_select_broker',
    'project.companyProject': 'input_select_project',
    'project.addsOther': 'input_add_other_property',
    'credit.propertyValue': `input_property_value${suffix}`,
    'credit.takesSubsidy': 'input_has_allowance',
    'credit.subsidyType': 'input_allowance_type',
    'credit.subsidyAmount': 'input_allowance_amount',
    'credit.savings': 'input_savings',
    'credit.creditAmount': 'input_credit_amount_needed',
    'credit.paymentYears': `input_payment_years${yearsSuffix(purpose)}`,
    'credit.graceMonths': 'input_grace_months',
    'credit.product': 'input_select_product_type',
    'credit.rate': 'input_rate',
    'credit.unemployment': 'input_select_unemployment',
    'credit.lifeInsurance': 'input_select_relief_assurance',
    'credit.fireInsurance': 'input_select_fire_assurance',
  };
}

export const FIELD_PATHS = Object.keys(fieldNames(null)) as readonly FieldPath[];

/** A simulator's fields by module, in their order. */
export type ModuleFields = Readonly<Record<ModuleId, readonly FieldPath[]>>;

const VALUE = 'credit.propertyValue';
const fieldsOf = (part: string, without?: FieldPath): readonly FieldPath[] =>
  FIELD_PATHS.filter((path) => path.startsWith(`${part}.`) && path !== without);

export const WEB_FIELDS: ModuleFields = {
  m1: fieldsOf('client'),
  m2: fieldsOf('project'),
  m3: fieldsOf('credit'),
};
/** The web simulator of staff, in which a separate module asks for the phone. */
export const PHONE_LAST_FIELDS: ModuleFields = { ...WEB_FIELDS, m1: fieldsOf('client', 'client.phone') };
/** The value belongs to the project here. */
export const PRO_FIELDS: ModuleFields = {
  m1: fieldsOf('client'),
  m2: [...fieldsOf('project'), VALUE],
  m3: fieldsOf('credit', VALUE),
};

/** Null for a field that none of the three asks for. */
export const moduleOf = (path: FieldPath, fields: ModuleFields): ModuleId | null =>
  MODULE_IDS.find((id) => fields[id].includes(path)) ?? null;

/** The field with that input; null where no module asks for it. */
export function fieldNamed(name: string, purpose: number | null, fields: ModuleFields): FieldPath | null {
  const names = fieldNames(purpose);
  return MODULE_IDS.flatMap((id) => fields[id]).find((path) => names[path] === name) ?? null;
}

const OPTIONAL: readonly FieldPath[] = [
  'client.phone',
  'project.address',
  'project.company',
  'project.companyProject',
];
/** Neither required nor marked as optional: checkboxes, and the search that fills in region and comuna. */
const UNMARKED: readonly FieldPath[] = [
  'project.isDfl2',
  'project.addsOther',
  'project.locationSearch',
  'credit.unemployment',
];

/** Whether the field has to be answered; undefined where the question makes no sense. */
export const isRequired = (path: FieldPath): boolean | undefined =>
  UNMARKED.includes(path) ? undefined : !OPTIONAL.includes(path);

/** The field to answer first, for region and comuna while they wait for another answer; any other is answered itself. */
export function awaited(path: FieldPath, { project }: Answers): FieldPath {
  if (path !== 'project.region' && path !== 'project.comuna') return path;
  const facts = projectFacts(project);
  if (!isRegionEnabled(facts))
    return isPropertyStateVisible(facts) ? 'project.propertyState' : 'project.propertyType';
  return isComunaEnabled(project.region) ? path : 'project.region';
}

/** The answer of one field. */
export function answerTo<Path extends FieldPath>(answers: Answers, path: Path): Answer<Path> {
  const [part, key] = path.split('.') as ['client', keyof ClientAnswers];
  return answers[part][key] as Answer<Path>;
}

/** The answers with another one in the place of that field's. */
export function withAnswer<Path extends FieldPath>(
  answers: Answers,
  path: Path,
  answer: Answer<Path>,
): Answers {
  const [part, key] = path.split('.') as ['client', keyof ClientAnswers];
  return { ...answers, [part]: { ...answers[part], [key]: answer } };
}
