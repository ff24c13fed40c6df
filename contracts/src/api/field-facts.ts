import { FIELD_NAMES, FIELDS } from '../generated/fields.ts';
import { ERROR_FIELDS, type FieldFacts } from './operation.ts';

const NONE: FieldFacts = {};
const BY_NAME: ReadonlyMap<string, FieldFacts> = new Map(Object.entries(FIELDS));

/** Returns the facts of the API documents about a field name, ignoring case. */
export const fieldFacts = (name: string): FieldFacts => BY_NAME.get(name.toLowerCase()) ?? NONE;

/** Names of fields that are new in every answer. */
export const VOLATILE_FIELDS: readonly string[] = FIELD_NAMES.filter((name) => fieldFacts(name).volatile);

/** Returns the reason of a failure from the first error field that has one; null if none has. */
export function errorTextOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const texts = ERROR_FIELDS.map((name) => (body as Record<string, unknown>)[name]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}
