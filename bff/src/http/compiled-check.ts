import { Ajv } from 'ajv';
import { getMetadataStorage, maxLength } from 'class-validator';
import { transformsOf } from './field-transforms.ts';

/** Result of a check: the body as an instance of its DTO, or the names of invalid fields. */
export type Checked<T> = { readonly accepted: T } | { readonly refused: readonly string[] };
export type BodyCheck<T extends object = object> = (body: object) => Checked<T>;

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false });
// Counts characters as class-validator does, not as JSON Schema does.
ajv.addKeyword({
  keyword: 'maxCharacters',
  schemaType: 'number',
  compile: (max: number) => (text: unknown) => typeof text !== 'string' || maxLength(text, max),
});

/**
 * Compiles the decorators of a DTO to a check with the same result as class-validator. Returns null if a decorator
 * has no counterpart in JSON Schema.
 */
export function compileCheck<T extends object>(dto: new () => T): BodyCheck<T> | null {
  const schema = bodySchema(dto);
  if (!schema) return null;
  const isValid = ajv.compile(schema);
  const transforms = transformsOf(dto);
  const known = new Map(Object.keys(schema.properties).map((name) => [name, transforms.get(name) ?? []]));
  return (body) => {
    const instance = new dto();
    const refused: string[] = [];
    for (const name of Object.keys(body)) {
      const changes = known.get(name);
      if (!changes) {
        refused.push(name);
        continue;
      }
      let value: unknown = body[name as keyof typeof body];
      for (const change of changes) value = change(value);
      // A missing field keeps its default.
      if (value !== undefined) (instance as Record<string, unknown>)[name] = value;
    }
    if (!isValid(instance)) refused.push(...(isValid.errors ?? []).map(fieldOf));
    return refused.length === 0 ? { accepted: instance } : { refused: [...new Set(refused)] };
  };
}

const fieldOf = (error: { instancePath: string; params: Record<string, unknown> }): string =>
  String(error.params['missingProperty'] ?? error.instancePath.slice(1));

/** A JSON schema of a flat object. */
interface BodySchema {
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

/** JSON Schema of each rule of class-validator that we use. */
const IN_SCHEMA: Readonly<Record<string, (constraints: readonly unknown[]) => object>> = {
  isNumber: () => ({ type: 'number' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isString: () => ({ type: 'string' }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  maxLength: ([length]) => ({ maxCharacters: length }),
  matches: ([pattern]) => ({ pattern: (pattern as RegExp).source }),
  isIn: ([values]) => ({ enum: values }),
};

/** Returns the JSON Schema of a DTO's decorators; null if one of its rules has no counterpart in `IN_SCHEMA`. */
function bodySchema(dto: new () => object): BodySchema | null {
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
