import { applyDecorators } from '@nestjs/common';
import { transformed } from './field-transforms.ts';
import { ChoiceField, TextField, WholeField } from './fields.ts';

type WholeOptions = Parameters<typeof WholeField>[0];
type ChoiceOptions = Parameters<typeof ChoiceField>[0];
type TextOptions = Parameters<typeof TextField>[0];

/** A form sends what was left empty as an empty text. */
const unlessEmpty = transformed((value) => (value === '' ? undefined : value));
/** Digits of a query, as the number that they are; what is no number stays, and is refused. */
const fromDigits = transformed((value) =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
);

/** A whole number of a query. */
export const WholeQuery = (options: Omit<WholeOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(WholeField({ ...options, optional: true }), unlessEmpty, fromDigits);

/** A text of a query. */
export const TextQuery = (options: Omit<TextOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(TextField({ ...options, optional: true }), unlessEmpty);

/** One of a few values of a query. */
export const ChoiceQuery = (options: Omit<ChoiceOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(ChoiceField({ ...options, optional: true }), unlessEmpty);
