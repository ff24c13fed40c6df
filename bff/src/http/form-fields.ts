import { applyDecorators } from '@nestjs/common';
import { timesDecimal } from '@simulador/contracts/platform/scaled';
import { transformed } from './field-transforms.ts';
import { CodeField, DecimalField, WholeField } from './fields.ts';

type DecimalOptions = Parameters<typeof DecimalField>[0];

/** Four decimals, as in the tables. Values are rounded to them before validation. */
const SCALE = 10_000;

/** Parses the text of a number from a form; leaves other text unchanged, so that validation rejects it. */
const fromText = transformed((value) =>
  typeof value === 'string' && /^-?\d{1,10}(\.\d{1,10})?$/.test(value) ? Number(value) : value,
);

/** Field of a form with a number, not rounded. Forms of staff hold the bank's figures, so it identifies nobody unless it says so. */
export const FormNumber = (options: DecimalOptions): PropertyDecorator =>
  applyDecorators(DecimalField({ publicText: 'figure', ...options }), fromText);

/** Field of a form with a number, rounded to 4 decimals. */
export const FormDecimal = (options: DecimalOptions): PropertyDecorator =>
  applyDecorators(
    FormNumber(options),
    transformed((value) =>
      typeof value === 'number' && Math.abs(value) <= options.max
        ? timesDecimal(SCALE, value) / SCALE
        : value,
    ),
  );

/** Field of a form with an integer. */
export const FormWhole = (options: Parameters<typeof WholeField>[0]): PropertyDecorator =>
  applyDecorators(WholeField({ publicText: 'figure', ...options }), fromText);

/** Field of a form with a code of the bank's systems, or the id of a row. */
export const FormCode = (options: Parameters<typeof CodeField>[0] = {}): PropertyDecorator =>
  applyDecorators(CodeField(options), fromText);
