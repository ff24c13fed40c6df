/** The fields of the form: each with its answer, the name of its input, and its module. */
import {
  type FieldOf,
  type FormField,
  type Part,
  STATED_FIELDS,
} from '@simulador/contracts/simulation/stated-fields';
import { fieldSuffix, yearsSuffix } from '@simulador/contracts/domain/rules/field-suffix';
import {
  isComunaEnabled,
  isPropertyStateVisible,
  isRegionEnabled,
} from '@simulador/contracts/domain/rules/visibility';
import { projectFacts, type Answers, type ClientAnswers } from './answers.ts';

export const MODULE_IDS = ['m1', 'm2', 'm3'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** The paths of the answers in one of their parts. */
export type PathIn<In extends Part> = `${In}.${FieldOf<In>}`;
/** The path of an answer. */
export type FieldPath = { [In in Part]: PathIn<In> }[Part];

export type Answer<Path extends FieldPath> = Path extends `${infer In extends Part}.${infer Key}`
  ? Key extends keyof Answers[In]
    ? Answers[In][Key]
    : never
  : never;
/** Answers to some of the fields. */
export type Given = { readonly [Path in FieldPath]?: Answer<Path> };

/** The table's rows by path, in its order. */
const FORM_FIELDS = Object.fromEntries(
  Object.entries(STATED_FIELDS).flatMap(([part, fields]) =>
    Object.entries(fields).map(([name, field]) => [`${part}.${name}`, field]),
  ),
) as Readonly<Record<FieldPath, FormField>>;

export const FIELD_PATHS = Object.keys(FORM_FIELDS) as readonly FieldPath[];

/** Something of each field. */
export const ofEach = <Value>(pick: (field: FormField) => Value): Readonly<Record<FieldPath, Value>> =>
  Object.fromEntries(FIELD_PATHS.map((path) => [path, pick(FORM_FIELDS[path])])) as Record<FieldPath, Value>;

/** The inputs' names. Some exist once per credit purpose and then carry its suffix. */
export function fieldNames(purpose: number | null): Readonly<Record<FieldPath, string>> {
  const suffixes = { purpose: fieldSuffix(purpose), years: yearsSuffix(purpose) };
  return ofEach(({ input, suffix }) => (suffix === undefined ? input : `${input}${suffixes[suffix]}`));
}

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

/** Whether the field has to be answered; undefined where the question makes no sense. */
export const isRequired = (path: FieldPath): boolean | undefined => FORM_FIELDS[path].required;

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
