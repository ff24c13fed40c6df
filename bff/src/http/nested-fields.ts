import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { formatNumber } from '@simulador/contracts/platform/format';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsISO8601,
  IsObject,
  IsOptional,
  IsUUID,
  Matches,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { nullIsAbsent, transformed } from './fields.ts';
import { publicText } from './operation.ts';

const NOT_AN_OBJECT = 'Debe ser un objeto';

type Dto = () => new () => object;
type NestedOptions = { readonly optional?: boolean };

const orNothing = ({ optional }: NestedOptions): PropertyDecorator[] => (optional ? [IsOptional()] : []);

/** Field with a JSON object, which is validated by its own DTO. */
export const ObjectField = (dto: Dto, options: NestedOptions = {}): PropertyDecorator =>
  applyDecorators(
    // @nestjs/swagger recognizes a lazy reference by the function's name, `type`.
    ApiProperty({ type: () => dto(), required: !options.optional }),
    Type(dto),
    ...orNothing(options),
    ...(options.optional ? [nullIsAbsent()] : []),
    IsObject({ message: NOT_AN_OBJECT }),
    ValidateNested({ message: NOT_AN_OBJECT }),
  );

/** Field with a list of JSON objects, each validated by its own DTO. */
export const ListField = (dto: Dto, max: number, options: NestedOptions = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: () => [dto()], maxItems: max, required: !options.optional }),
    Type(dto),
    ...orNothing(options),
    IsArray({ message: 'Debe ser una lista' }),
    ArrayMaxSize(max, { message: `Debe tener como máximo ${formatNumber(max)} elementos` }),
    ValidateNested({ each: true, message: 'Debe ser una lista de objetos' }),
  );

/** Field with a uuid. See docs/rules.md R174. */
export const UuidField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, format: 'uuid', description }),
    IsUUID('all', { message: 'Debe ser un uuid' }),
  );

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Field with a month such as `2026-11`. */
export const MonthField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, pattern: MONTH.source, description, ...publicText('date') }),
    Matches(MONTH, { message: 'Debe ser un año y un mes: 2026-11' }),
  );

/** Optional field that clients may send: any value is accepted and dropped, so that no other system gets it. */
export const IgnoredField = (schema: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...schema, required: false, deprecated: true } as ApiPropertyOptions),
    IsOptional(),
    transformed(() => undefined),
  );

/** An instant with its zone, without which it would be another one on each machine. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Optional field with an instant, ISO 8601 with its zone; null means no instant. Not personal data. */
export const InstantField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...{ type: String, format: 'date-time', description, required: false, nullable: true },
      ...publicText('date'),
    }),
    IsOptional(),
    IsISO8601({ strict: true }, { message: 'Debe ser una fecha y hora' }),
    Matches(INSTANT, { message: 'Debe ser una fecha y hora con su zona, como 2026-11-20T09:00:00-03:00' }),
  );

/** Schema of a day in Santiago. */
export const DATE = { type: String, format: 'date', ...publicText('date') };

/** Field with a day. If it is optional, null means no day. */
export const DayField = ({ optional = false }: NestedOptions = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...DATE, required: !optional, nullable: optional }),
    ...orNothing({ optional }),
    ValidateBy(
      { name: 'isDay', validator: { validate: (value) => typeof value === 'string' && isIsoDate(value) } },
      { message: 'Debe ser una fecha' },
    ),
  );
