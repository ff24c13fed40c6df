/** Facts about values of requests and answers that programs rely on, and which of two allows more. */

export type Rules = Readonly<Record<string, string>>;

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly uniqueItems?: boolean;
  readonly 'x-unique-by'?: string;
  readonly 'x-tolerance'?: number | string | undefined;
}

/** Values that a place allows, by kind: each a list, or null if nothing but the type limits it. */
interface Allowed {
  readonly type: readonly string[];
  readonly enum: readonly string[] | null;
  readonly format: readonly string[] | null;
  readonly pattern: readonly string[] | null;
  readonly uniqueness: readonly string[] | null;
}

/** A fact; the bounds are upper ones by kind, a lower one counts from above with the other sign. */
export interface Fact extends Allowed {
  readonly bounds: Readonly<Record<string, number>>;
  readonly required: boolean;
}
export type Facts = Map<string, Fact>;

/** Part by which a bound that is excluded is narrower than the same one included. */
const EXCLUDED = 1e-9;

const listed = (value: unknown): string[] | null => (value === undefined ? null : [String(value)]);

export function factOf(schema: Schema, required: boolean): Fact {
  const { exclusiveMinimum, exclusiveMaximum, uniqueItems, enum: values } = schema;
  const lowest = schema.minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + EXCLUDED);
  const highest =
    schema.maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - EXCLUDED);
  const bounds = {
    minimum: lowest === undefined ? undefined : -lowest,
    maximum: highest,
    minLength: schema.minLength && -schema.minLength,
    maxLength: schema.maxLength,
    minItems: schema.minItems && -schema.minItems,
    maxItems: schema.maxItems,
    minProperties: schema.minProperties && -schema.minProperties,
    tolerance: schema['x-tolerance'],
  };
  return {
    // An integer is a number.
    type: [schema.type ?? []].flat().flatMap((each) => (each === 'number' ? ['number', 'integer'] : [each])),
    enum: values?.map((each) => JSON.stringify(each)) ?? null,
    format: listed(schema.format),
    pattern: listed(schema.pattern),
    uniqueness: uniqueItems ? ['items'] : listed(schema['x-unique-by']),
    bounds: Object.fromEntries(
      Object.entries(bounds).filter((bound): bound is [string, number] => typeof bound[1] === 'number'),
    ),
    required,
  };
}

const isNull = ({ type }: Fact): boolean => type.length === 1 && type[0] === 'null';

/** Returns the fact about a place that allows what either of two variants does. */
export function united(one: Fact | undefined, other: Fact): Fact {
  if (!one) return other;
  const required = one.required && other.required;
  // Limits of the other values say nothing about null.
  if (isNull(other)) return { ...one, type: [...one.type, 'null'], required };
  if (isNull(one)) return { ...other, type: [...other.type, 'null'], required };
  const either = (a: readonly string[] | null, b: readonly string[] | null): string[] | null =>
    a && b && [...a, ...b];
  return {
    type: [...one.type, ...other.type],
    enum: either(one.enum, other.enum),
    format: either(one.format, other.format),
    pattern: either(one.pattern, other.pattern),
    uniqueness: either(one.uniqueness, other.uniqueness),
    bounds: Object.fromEntries(
      Object.entries(one.bounds).flatMap(([kind, bound]) => {
        const another = other.bounds[kind];
        return another === undefined ? [] : [[kind, Math.max(bound, another)]];
      }),
    ),
    required,
  };
}

/** Returns true if `wide` allows something that `narrow` doesn't. */
const isWider = (narrow: readonly string[] | null, wide: readonly string[] | null): boolean =>
  narrow !== null && (wide === null || wide.some((each) => !narrow.includes(each)));

const KINDS = ['type', 'enum', 'format', 'pattern', 'uniqueness'] as const;

/** Returns the kinds of facts by which `wide` allows something that `narrow` doesn't. */
export function changesOf(narrow: Fact, wide: Fact): string[] {
  const bounds = Object.entries(narrow.bounds)
    .filter(([kind, bound]) => (wide.bounds[kind] ?? Infinity) > bound)
    .map(([kind]) => kind);
  return [
    ...KINDS.filter((kind) => isWider(narrow[kind], wide[kind])),
    ...bounds,
    ...(narrow.required && !wide.required ? ['requiredness'] : []),
  ];
}
