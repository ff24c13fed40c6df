import { FIELD_NAMES, FIELDS } from '../generated/fields.ts';
import { isObject } from './json.ts';
import { ERROR_FIELDS, type ErrorField, type FieldFacts } from './operation.ts';

const NONE: FieldFacts = {};
const BY_NAME: ReadonlyMap<string, FieldFacts> = new Map(Object.entries(FIELDS));

/** Returns the facts of the API documents about a field name, ignoring case. */
export const fieldFacts = (name: string): FieldFacts => BY_NAME.get(name.toLowerCase()) ?? NONE;

/** Names of fields that are new in every answer. */
export const VOLATILE_FIELDS: readonly string[] = FIELD_NAMES.filter((name) => fieldFacts(name).volatile);

/** Returns the reason of a failure, a text or a list of them, from the first error field that has one; null if none has. */
export function errorTextOf(body: unknown, fields: readonly ErrorField[] = ERROR_FIELDS): string | null {
  if (!isObject(body)) return null;
  const texts = fields.map((name) => [body[name]].flat().filter(isText).join(' '));
  return texts.find(isText) ?? null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
