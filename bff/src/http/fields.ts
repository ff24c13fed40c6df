import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { PersonalKind } from '@simulador/contracts/api/operation';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { SOMETHING_TO_SEE } from '@simulador/contracts/calculation/rules/text';
import { formatNumber } from '@simulador/contracts/platform/format';
import { ufFromNumber, ufToNumber } from '@simulador/contracts/platform/money';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { personal, publicText, type PublicShape } from './operation.ts';
import { timesDecimal } from '@simulador/contracts/platform/scaled';
import { Transform } from 'class-transformer';

/** Transforms a field's value before validation. */
type FieldTransform = (value: unknown) => unknown;

const OF_CLASS = new WeakMap<object, Map<string, FieldTransform[]>>();

/** Transforms a field's value before validation, both in class-transformer and in the compiled check. */
export const transformed = (change: FieldTransform): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => change(value)),
    note(change),
  );

/** Takes null for an absent field: it means no choice, so the default applies. */
export const nullIsAbsent = (): PropertyDecorator => transformed((value) => value ?? undefined);

const note =
  (change: FieldTransform): PropertyDecorator =>
  (prototype, name) => {
    const fields = OF_CLASS.get(prototype) ?? new Map<string, FieldTransform[]>();
    OF_CLASS.set(prototype, fields.set(String(name), [...(fields.get(String(name)) ?? []), change]));
  };

/** Returns the transformations of the fields of a class, including inherited ones. */
export function transformsOf(dto: new () => object): ReadonlyMap<string, readonly FieldTransform[]> {
  const all = new Map<string, readonly FieldTransform[]>();
  let prototype: object | null = dto.prototype as object;
  for (; prototype; prototype = Object.getPrototypeOf(prototype) as object | null) {
    for (const [name, changes] of OF_CLASS.get(prototype) ?? []) if (!all.has(name)) all.set(name, changes);
  }
  return all;
}

/** Matches texts that PostgreSQL can store: without NUL and lone surrogates. */
const STORABLE = /^[^\0\p{Cs}]*$/u;
const { amountMaxUf: MAX_UF } = LIMITS.web;

/** Options of every field of a body. */
interface FieldOptions {
  readonly description?: string;
  readonly optional?: boolean;
  /** Kind of personal data in the field. */
  readonly personal?: PersonalKind;
  /** Kind of values that identify nobody. A test requires this or `personal` for each text and number of a request. */
  readonly publicText?: PublicShape;
}
interface RangeOptions extends FieldOptions {
  readonly min: number;
  readonly max: number;
}

const field = (type: object, options: FieldOptions, ...rules: PropertyDecorator[]): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...type,
      required: !options.optional,
      ...(options.description ? { description: options.description } : {}),
      ...(options.personal ? personal(options.personal) : {}),
      ...(options.publicText ? publicText(options.publicText) : {}),
    }),
    ...(options.optional ? [IsOptional(), nullIsAbsent()] : []),
    ...rules,
  );

const inRange = ({ min, max }: RangeOptions): PropertyDecorator[] => [
  Min(min, { message: `Debe ser mayor o igual a ${formatNumber(min)}` }),
  Max(max, { message: `Debe ser menor o igual a ${formatNumber(max)}` }),
];

/** Field with a JSON number that may have decimals. */
export const DecimalField = (options: RangeOptions): PropertyDecorator =>
  field(
    { type: Number, minimum: options.min, maximum: options.max },
    options,
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'Debe ser un número' }),
    ...inRange(options),
  );

/** Field with an amount in UF, an input of the calculation. Rounded to 4 decimals before validation and calculation. */
export const UfField = (options: FieldOptions = {}): PropertyDecorator =>
  applyDecorators(
    DecimalField({ publicText: 'figure', ...options, min: 0, max: MAX_UF }),
    transformed((value) =>
      typeof value === 'number' && Math.abs(value) <= MAX_UF ? ufToNumber(ufFromNumber(value)) : value,
    ),
  );

/** Field with a JSON integer. */
export const WholeField = (options: RangeOptions): PropertyDecorator =>
  field(
    { type: 'integer', minimum: options.min, maximum: options.max },
    options,
    IsInt({ message: 'Debe ser un número entero' }),
    ...inRange(options),
  );

/** Field with true or false; accepts 1 and 0. */
export const FlagField = (options: FieldOptions = {}): PropertyDecorator =>
  field(
    { type: Boolean },
    options,
    transformed((value) => (value === 1 ? true : value === 0 ? false : value)),
    IsBoolean({ message: 'Debe ser verdadero o falso' }),
  );

interface TextOptions extends FieldOptions {
  readonly maxLength: number;
  /** Whether the text needs at least one visible character. */
  readonly filled?: boolean;
}

/** Field with a text up to a maximum length. */
export const TextField = (options: TextOptions): PropertyDecorator =>
  field(
    {
      type: String,
      maxLength: options.maxLength,
      ...(options.filled ? { pattern: SOMETHING_TO_SEE.source } : {}),
    },
    options,
    IsString({ message: 'Debe ser un texto' }),
    ...(options.filled ? [Matches(SOMETHING_TO_SEE, { message: messageText('required') })] : []),
    Matches(STORABLE, { message: 'Tiene caracteres que no se pueden usar' }),
    MaxLength(options.maxLength, {
      message: messageText('text_max_length', { maxCount: options.maxLength }),
    }),
  );

interface ChoiceOptions extends FieldOptions {
  readonly values: readonly (string | number)[];
}

/** Field with one of a few values. */
export const ChoiceField = (options: ChoiceOptions): PropertyDecorator =>
  field(
    { enum: [...options.values], type: typeof options.values[0] === 'number' ? 'integer' : 'string' },
    options,
    IsIn([...options.values], { message: `Debe ser uno de: ${options.values.join(', ')}` }),
  );

/** Largest value of PostgreSQL's `integer`. */
export const MAX_INTEGER = 2_147_483_647;

/** Field with a code of the bank's systems. */
export const CodeField = (options: FieldOptions = {}): PropertyDecorator =>
  WholeField({ publicText: 'code', ...options, min: 0, max: MAX_INTEGER });

/** Treats an empty text as absent, because forms send empty fields. */
const unlessEmpty = transformed((value) => (value === '' ? undefined : value));
/** Parses an integer query parameter; leaves other text unchanged, so that validation rejects it. */
const fromDigits = transformed((value) =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
);

/** Query parameter with an integer. */
export const WholeQuery = (options: Omit<RangeOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(WholeField({ ...options, optional: true }), unlessEmpty, fromDigits);

/** Query parameter with a text. */
export const TextQuery = (options: Omit<TextOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(TextField({ ...options, optional: true }), unlessEmpty);

/** Query parameter with one of a few values. */
export const ChoiceQuery = (options: Omit<ChoiceOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(ChoiceField({ ...options, optional: true }), unlessEmpty);

/** Four decimals, as in the tables. Values are rounded to them before validation. */
const SCALE = 10_000;

/** Parses the text of a number from a form; leaves other text unchanged, so that validation rejects it. */
const fromText = transformed((value) =>
  typeof value === 'string' && /^-?\d{1,10}(\.\d{1,10})?$/.test(value) ? Number(value) : value,
);

/** Field of a form with a number, not rounded. Forms of staff hold the bank's figures, so it identifies nobody unless it says so. */
export const FormNumber = (options: RangeOptions): PropertyDecorator =>
  applyDecorators(DecimalField({ publicText: 'figure', ...options }), fromText);

/** Field of a form with a number, rounded to 4 decimals. */
export const FormDecimal = (options: RangeOptions): PropertyDecorator =>
  applyDecorators(
    FormNumber(options),
    transformed((value) =>
      typeof value === 'number' && Math.abs(value) <= options.max
        ? timesDecimal(SCALE, value) / SCALE
        : value,
    ),
  );

/** Field of a form with an integer. */
export const FormWhole = (options: RangeOptions): PropertyDecorator =>
  applyDecorators(WholeField({ publicText: 'figure', ...options }), fromText);

/** Field of a form with a code of the bank's systems, or the id of a row. */
export const FormCode = (options: FieldOptions = {}): PropertyDecorator =>
  applyDecorators(CodeField(options), fromText);
