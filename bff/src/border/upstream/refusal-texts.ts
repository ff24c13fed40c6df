import { isObject } from '@simulador/contracts/api/json';
import type { ErrorField } from '@simulador/contracts/api/operation';
import { REFUSED_FIELD_LABELS, REFUSED_VALUE } from '@simulador/contracts/api/refused-fields';
import { isReadableSentence } from './core-sentence.ts';

/** A refused field of the request, with a sentence about it. */
interface RefusedField {
  readonly name: string;
  readonly message: string;
}

/** Texts of a refusal that can be shown to a person. */
export interface RefusalTexts {
  /** Sentence of the whole refusal, or null. */
  readonly sentence: string | null;
  /** Refused fields of the request, each with the core's sentence about it or ours. */
  readonly fields: readonly RefusedField[];
}

/** Name under which Django REST Framework puts errors of several fields together. */
const OF_SEVERAL_FIELDS = 'non_field_errors';

/**
 * Reads a refusal: a text or a list of texts in the error field, or texts by field name, in the error field, in a list in it,
 * or in the body itself. Names other than those of the request are ignored, because they could be anything.
 * @param sent body of the refused request
 */
export function refusalTexts(errorField: ErrorField, body: unknown, sent: unknown): RefusalTexts {
  if (!isObject(body)) return { sentence: null, fields: [] };
  const reason = body[errorField];
  const whole = sentencesIn(reason);
  if (whole) return { sentence: whole, fields: [] };
  const nested = [reason].flat().filter(isObject).map(byName);
  const byField: Record<string, unknown> = nested.length > 0 ? Object.assign({}, ...nested) : body;
  const fields = Object.keys(byField)
    .filter((name) => isObject(sent) && Object.hasOwn(sent, name))
    .map((name) => ({ name, message: sentencesIn(byField[name]) ?? REFUSED_VALUE }));
  const parts = [sentencesIn(byField[OF_SEVERAL_FIELDS]), ...fields.map(withLabel)];
  return { sentence: parts.filter((part) => part !== null).join(' ') || null, fields };
}

/** Converts `{field, message}`, a form of errors in a list, to the texts by name. */
const byName = (error: Record<string, unknown>): Record<string, unknown> =>
  typeof error.field === 'string' && 'message' in error ? { [error.field]: error.message } : error;

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Maximum number of a list's sentences that are shown to a person. */
const SENTENCES_MAX = 10;

/** Returns the first different readable sentences of a text or a list of texts, as one text; null if there are none. */
function sentencesIn(value: unknown): string | null {
  const readable = [value].flat().filter((each) => typeof each === 'string' && isReadableSentence(each));
  const texts = [...new Set(readable)].slice(0, SENTENCES_MAX);
  return texts.length > 1
    ? texts.map((each) => asSentence(String(each))).join(' ')
    : String(texts[0] ?? '') || null;
}

const withLabel = ({ name, message }: RefusedField): string => {
  const label = REFUSED_FIELD_LABELS[name];
  return asSentence(label === undefined ? message : `${label}: ${message}`);
};
