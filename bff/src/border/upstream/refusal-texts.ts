import { isObject } from '@simulador/contracts/api/json';
import type { ErrorField } from '@simulador/contracts/api/operation';

/** Labels of the request fields that a core may refuse by name, as the form shows them. Names are those of both API documents. */
const REFUSED_FIELD_LABELS: Readonly<Record<string, string>> = {
  Rut: 'RUT',
  antiguedad: 'Estado de la propiedad',
  codigoSeguroCesantia: 'Seguro de cesantía',
  codigoSubsidio: 'Subsidio',
  codpro: 'Producto',
  codsegdesg: 'Seguro de desgravamen',
  codseginc: 'Seguro de incendio',
  destino: 'Propósito del crédito',
  mesesgracia: 'Meses de gracia',
  montoAsegurado: 'Monto asegurado',
  montocredito: 'Monto del crédito',
  plazototal: 'Años de pago',
  tasasimulacion: 'Tasa',
  tipopropiedad: 'Tipo de propiedad',
  valorpropiedad: 'Valor de la propiedad',
  amount: 'Monto del crédito',
  period: 'Plazo',
  loan_use: 'Propósito del crédito',
  product: 'Producto',
  real_estate_type: 'Tipo de propiedad',
  credit_amount: 'Monto del crédito',
  estate_value: 'Valor de la propiedad',
};

/** Message of a field that a core refuses without a text that can be shown. */
const REFUSED_VALUE = 'El sistema del banco no acepta este valor.';

/**
 * Returns true if a text of the core can be shown to a person. It must look like a plain Spanish sentence, because a core's
 * error can contain host names, SQL or other people's data, and a list of all that is forbidden would never be complete.
 */
export const isReadableSentence = (text: string): boolean =>
  PLAIN.test(text) && SPANISH.test(text) && !DATA_OR_CODE.some((each) => each.test(text));

/** 3 to 200 Spanish letters, digits and punctuation marks. */
const PLAIN = /^[a-zA-ZáéíóúüñÁÉÍÓÚÜÑ\d .,;:%$()¿?¡!-]{3,200}$/;
/** Words of which a Spanish sentence has at least one, and an English error message none. */
const SPANISH =
  /(?<![a-záéíóúüñ])(?:el|la|los|las|un|una|de|del|en|para|por|con|su|sus|que|se|es|son|está|están|debe|deben|hay|o|y)(?![a-záéíóúüñ])/i;

const DATA_OR_CODE: readonly RegExp[] = [
  // A RUT, with or without dots and dash.
  /\b\d{1,2}\.?\d{3}\.?\d{3}\s?-?\s?[\dkK]\b/,
  // Host names, file names and qualified names: a dot between letters.
  /[\w-]\.[a-z]/i,
  // Addresses and ports.
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|:\d{2,5}\b/,
  // Codes of errors and states: ORA-00942, SQLSTATE42P01, HTTP500, X12345. A decree has two letters: DS116.
  /\b[A-Z]{3,}-?\d{2,}|\b[A-Z]{1,2}-?\d{5,}/,
  // Identifiers of a program: NullPointer, userId.
  /[a-záéíóúüñ][A-Z]/,
  // SQL and technical terms, which must not reach a customer.
  /\b(?:select|insert|update|delete|from|where|null|undefined|exception|stack|timeout|socket|localhost|root|server|error at|syntax|connection|password|passwd|pwd|secret|token|api)\b/i,
  // A credential (a request to enter one has no colon).
  /\b(?:clave|contraseña|usuario)\s*:/i,
];

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
