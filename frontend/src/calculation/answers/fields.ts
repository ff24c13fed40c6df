/** Fields of the form: the answer, the name of the input, and the module of each. */
import {
  type FieldOf,
  type FormField,
  type Part,
  STATED_FIELDS,
} from '@simulador/contracts/simulations/stated-fields';
import { fieldSuffix, yearsSuffix } from '@simulador/contracts/calculation/rules/field-suffix';
import {
  isComunaEnabled,
  isPropertyStateVisible,
  isRegionEnabled,
} from '@simulador/contracts/calculation/rules/visibility';
import { type Answers, type ClientAnswers, projectFacts } from './answers.ts';

export const MODULE_IDS = ['m1', 'm2', 'm3'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

export type PathIn<In extends Part> = `${In}.${FieldOf<In>}`;
export type FieldPath = { [In in Part]: PathIn<In> }[Part];

export type Answer<Path extends FieldPath> = Path extends `${infer In extends Part}.${infer Key}`
  ? Key extends keyof Answers[In]
    ? Answers[In][Key]
    : never
  : never;
export type AnswerChanges = { readonly [Path in FieldPath]?: Answer<Path> };

/** The table's rows by path, in the table's order. */
const FORM_FIELDS = Object.fromEntries(
  Object.entries(STATED_FIELDS).flatMap(([part, fields]) =>
    Object.entries(fields).map(([name, field]) => [`${part}.${name}`, field]),
  ),
) as Readonly<Record<FieldPath, FormField>>;

export const FIELD_PATHS = Object.keys(FORM_FIELDS) as readonly FieldPath[];

/** Returns an object with `pick`'s value for each field. */
export const ofEach = <Value>(pick: (field: FormField) => Value): Readonly<Record<FieldPath, Value>> =>
  Object.fromEntries(FIELD_PATHS.map((path) => [path, pick(FORM_FIELDS[path])])) as Record<FieldPath, Value>;

/** Returns the inputs' names. Some inputs exist once per credit purpose, and their names have its suffix. */
export function fieldNames(purpose: number | null): Readonly<Record<FieldPath, string>> {
  const suffixes = { purpose: fieldSuffix(purpose), years: yearsSuffix(purpose) };
  return ofEach(({ input, suffix }) => (suffix === undefined ? input : `${input}${suffixes[suffix]}`));
}

export type ModuleFields = Readonly<Record<ModuleId, readonly FieldPath[]>>;

const VALUE = 'credit.propertyValue';
const BRANCH = 'client.branch';
const fieldsOf = (part: string, ...without: readonly FieldPath[]): readonly FieldPath[] =>
  FIELD_PATHS.filter((path) => path.startsWith(`${part}.`) && !without.includes(path));

export const WEB_FIELDS: ModuleFields = {
  m1: fieldsOf('client'),
  m2: fieldsOf('project'),
  m3: fieldsOf('credit'),
};
/** Fields of staff's web simulator, which asks for the phone in a separate module. */
export const PHONE_LAST_FIELDS: ModuleFields = { ...WEB_FIELDS, m1: fieldsOf('client', 'client.phone') };
/** Fields of the professional simulator, where the value belongs to the project. The branch is asked for beside the credit. */
export const PRO_FIELDS: ModuleFields = {
  m1: ['client.rut', ...fieldsOf('client', 'client.rut', BRANCH)],
  m2: [...fieldsOf('project'), VALUE],
  m3: [...fieldsOf('credit', VALUE), BRANCH],
};

/** Returns the field's module; null if no module asks for it. */
export const moduleOf = (path: FieldPath, fields: ModuleFields): ModuleId | null =>
  MODULE_IDS.find((id) => fields[id].includes(path)) ?? null;

/** Returns the field of that input; null if no module asks for it. */
export function fieldNamed(name: string, purpose: number | null, fields: ModuleFields): FieldPath | null {
  const names = fieldNames(purpose);
  return MODULE_IDS.flatMap((id) => fields[id]).find((path) => names[path] === name) ?? null;
}

/** Returns whether the field has to be answered; undefined if the field can't be empty. */
export const isRequired = (path: FieldPath): boolean | undefined => FORM_FIELDS[path].required;

/** Returns the field to answer first. Region and comuna wait for other answers; any other field waits for none. */
export function awaited(path: FieldPath, { project }: Answers): FieldPath {
  if (path !== 'project.region' && path !== 'project.comuna') return path;
  const facts = projectFacts(project);
  if (!isRegionEnabled(facts))
    return isPropertyStateVisible(facts) ? 'project.propertyState' : 'project.propertyType';
  return isComunaEnabled(project.region) ? path : 'project.region';
}

export function answerTo<Path extends FieldPath>(answers: Answers, path: Path): Answer<Path> {
  const [part, key] = path.split('.') as ['client', keyof ClientAnswers];
  return answers[part][key] as Answer<Path>;
}

export function withAnswer<Path extends FieldPath>(
  answers: Answers,
  path: Path,
  answer: Answer<Path>,
): Answers {
  const [part, key] = path.split('.') as ['client', keyof ClientAnswers];
  return { ...answers, [part]: { ...answers[part], [key]: answer } };
}

export const LOADING_LISTS = 'Cargando el valor de la UF, los catálogos y los seguros…';

export type Labels = Readonly<Record<FieldPath, string>>;

export const LABELS: Labels = ofEach(({ label }) => label);
