import { applyDecorators } from '@nestjs/common';
import { transformed } from './field-transforms.ts';
import { ChoiceField, TextField, WholeField } from './fields.ts';

type WholeOptions = Parameters<typeof WholeField>[0];
type ChoiceOptions = Parameters<typeof ChoiceField>[0];
type TextOptions = Parameters<typeof TextField>[0];

/** Treats an empty text as absent, because forms send empty fields. */
const unlessEmpty = transformed((value) => (value === '' ? undefined : value));
/** Parses an integer query parameter; leaves other text unchanged, so that validation rejects it. */
const fromDigits = transformed((value) =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
);

/** Query parameter with an integer. */
export const WholeQuery = (options: Omit<WholeOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(WholeField({ ...options, optional: true }), unlessEmpty, fromDigits);

/** Query parameter with a text. */
export const TextQuery = (options: Omit<TextOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(TextField({ ...options, optional: true }), unlessEmpty);

/** Query parameter with one of a few values. */
export const ChoiceQuery = (options: Omit<ChoiceOptions, 'optional'>): PropertyDecorator =>
  applyDecorators(ChoiceField({ ...options, optional: true }), unlessEmpty);
