import { type ArgumentMetadata, type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import { type FieldProblem, invalidFields, refuse, unless } from './problem.ts';
import { Ajv } from 'ajv';
import { getMetadataStorage, maxLength } from 'class-validator';
import { transformsOf } from './fields.ts';

const unknownField = (name: string): string => `No se conoce el campo «${name}».`;
const REQUIRED = 'Este campo es requerido';

/** Rules about the type. If one is broken, only it is reported, because a value of another type breaks the limits too. */
const TYPE_RULES = ['isNumber', 'isInt', 'isBoolean', 'isString'];

/**
 * Validates bodies and queries by their DTO, refuses unknown fields, and answers in Spanish. `dto` is for a parameter of a generic
 * type, whose DTO the global pipe can't read from its decorators.
 */
export const bodyValidation = (dto?: Type): ValidationPipe => new BodyValidationPipe(dto);

/** Accepts bodies by the compiled check, which is fast. class-validator validates refused bodies again, for its messages. */
class BodyValidationPipe extends ValidationPipe {
  private readonly checks = new Map<unknown, BodyCheck | null>();

  constructor(dto?: Type) {
    super({
      ...(dto && { expectedType: dto }),
      transform: true,
      // A missing field keeps its default.
      transformOptions: { exposeUnsetFields: false },
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      stopAtFirstError: false,
      exceptionFactory: (errors) => invalidFields(errors.flatMap((error) => problemsOf(error))),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Path parameters have their own pipe, because this one would accept `0x1` as 1.
    if (metadata.type === 'param') return value;
    const checked = isPlainObject(value) ? this.checkOf(metadata)?.(value) : null;
    if (checked && 'accepted' in checked) return checked.accepted;
    refuse(inheritedNames(value));
    return super.transform(value, metadata);
  }

  private checkOf({ type, metatype: declared }: ArgumentMetadata): BodyCheck | null {
    const metatype = this.expectedType ?? declared;
    if (type !== 'body' || !metatype || metatype === Object) return null;
    const known = this.checks.get(metatype);
    if (known !== undefined) return known;
    const check = compileCheck(metatype as new () => object);
    this.checks.set(metatype, check);
    return check;
  }
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a problem for each field named like one of JavaScript's own (`constructor`), which Nest and class-transformer would drop. */
function inheritedNames(value: unknown, parent = ''): FieldProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const name = parent + key;
    const isOwn = Array.isArray(value) || !(key === 'prototype' || key in Object.prototype);
    return [...unless(isOwn, name, unknownField(name)), ...inheritedNames(child, `${name}.`)];
  });
}

function problemsOf(error: ValidationError, parent = ''): FieldProblem[] {
  const name = parent + error.property;
  const nested = (error.children ?? []).flatMap((child) => problemsOf(child, `${name}.`));
  return error.constraints
    ? [{ name, message: messageOf(name, error.value, error.constraints) }, ...nested]
    : nested;
}

function messageOf(name: string, value: unknown, constraints: Record<string, string>): string {
  if (constraints['whitelistValidation']) return unknownField(name);
  if (value === undefined || value === null) return constraints['isDefined'] ?? REQUIRED;
  const wrongType = TYPE_RULES.find((rule) => constraints[rule] !== undefined);
  return (wrongType ? constraints[wrongType] : Object.values(constraints).at(-1)) ?? REQUIRED;
}

/** Result of a check: the body as an instance of its DTO, or the names of invalid fields. */
type Checked<T> = { readonly accepted: T } | { readonly refused: readonly string[] };
type BodyCheck<T extends object = object> = (body: object) => Checked<T>;

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
    properties: Object.fromEntries(names.map((name) => [name, { allOf: of(name).map(inSchema) }])),
  };
}

const isKnown = ({ name }: Rule): boolean =>
  name !== undefined && (name === OPTIONAL || Object.hasOwn(IN_SCHEMA, name));

const inSchema = ({ name = '', constraints = [] }: Rule): object => IN_SCHEMA[name]?.(constraints) ?? {};
