import { getMetadataStorage } from 'class-validator';

/** A JSON schema of a flat object. */
export interface BodySchema {
  readonly type: 'object';
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

interface Rule {
  readonly propertyName: string;
  readonly name?: string | undefined;
  readonly constraints?: readonly unknown[] | undefined;
}

const OPTIONAL = 'isOptional';

/** What each of our rules is in a schema. */
const IN_SCHEMA: Readonly<Record<string, (constraints: readonly unknown[]) => object>> = {
  isNumber: () => ({ type: 'number' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isString: () => ({ type: 'string' }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  maxLength: ([length]) => ({ toldMaxLength: length }),
  matches: ([pattern]) => ({ pattern: (pattern as RegExp).source }),
  isIn: ([values]) => ({ enum: values }),
};

/** The schema that says what the decorators of a DTO say; null for a DTO with a rule that has no counterpart here. */
export function bodySchema(dto: new () => object): BodySchema | null {
  const rules: Rule[] = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
  if (names.length === 0 || !rules.every(isKnown)) return null;
  const of = (name: string): Rule[] => rules.filter(({ propertyName }) => propertyName === name);
  return {
    type: 'object',
    required: names.filter((name) => !of(name).some((rule) => rule.name === OPTIONAL)),
    properties: Object.fromEntries(names.map((name) => [name, { allOf: of(name).flatMap(inSchema) }])),
  };
}

const isKnown = ({ name }: Rule): boolean =>
  name !== undefined && (name === OPTIONAL || Object.hasOwn(IN_SCHEMA, name));

const inSchema = ({ name = '', constraints = [] }: Rule): object[] => {
  const schema = IN_SCHEMA[name]?.(constraints);
  return schema ? [schema] : [];
};
