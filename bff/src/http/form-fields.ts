import { applyDecorators } from '@nestjs/common';
import { timesDecimal } from '@simulador/contracts/domain/scaled';
import { transformed } from './field-transforms.ts';
import { CodeField, DecimalField, WholeField } from './fields.ts';

type DecimalOptions = Parameters<typeof DecimalField>[0];

/** The decimals of the tables; values are rounded to them before validation. */
const SCALE = 10_000;

/** A form sends the text of its number; what is no number stays, and is refused. */
const fromText = transformed((value) =>
  typeof value === 'string' && /^-?\d{1,10}(\.\d{1,10})?$/.test(value) ? Number(value) : value,
);

/** A number of a form, with its decimals as they are. */
export const FormNumber = (options: DecimalOptions): PropertyDecorator =>
  applyDecorators(DecimalField(options), fromText);

/** A number of a form, with up to 4 decimals. */
export const FormDecimal = (options: DecimalOptions): PropertyDecorator =>
  applyDecorators(
    FormNumber(options),
    transformed((value) =>
      typeof value === 'number' && Math.abs(value) <= options.max
        ? timesDecimal(SCALE, value) / SCALE
        : value,
    ),
  );

/** A whole number of a form. */
export const FormWhole = (options: Parameters<typeof WholeField>[0]): PropertyDecorator =>
  applyDecorators(WholeField(options), fromText);

/** A code of the bank's systems, or the id of a row. */
export const FormCode = (options: Parameters<typeof CodeField>[0] = {}): PropertyDecorator =>
  applyDecorators(CodeField(options), fromText);
