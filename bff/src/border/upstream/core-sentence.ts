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
