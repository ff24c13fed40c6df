import type { Case, Expectation } from './case.ts';
import { type ContractOperation, JSON_TYPE, PDF_TYPE, validatorOf } from './contract.ts';
import type { Answered, Exchange } from './exchange.ts';

/** One way in which an answer is not what the contract says; `detail` is a Spanish sentence without the body's values. */
export interface Deviation {
  readonly kind: 'connection' | 'timeout' | 'status' | 'content-type' | 'json' | 'document' | 'schema';
  readonly detail: string;
}

const EXPECTED: Readonly<Record<Expectation, string>> = {
  answer: '200',
  refusal: 'un rechazo 4xx',
  either: '200 o un rechazo 4xx',
  unauthorized: '401',
};

/** Statuses that speak of the call itself, not of what was asked. */
const NO_REFUSALS: readonly number[] = [401, 403, 405, 406, 408, 411, 415, 429];
const MAX_SCHEMA_DEVIATIONS = 5;

function isRefusal(status: number, { statuses }: ContractOperation): boolean {
  if (status === 404) return statuses.includes('404');
  return status >= 400 && status < 500 && !NO_REFUSALS.includes(status);
}

function isExpected(status: number, expects: Expectation, operation: ContractOperation): boolean {
  if (expects === 'unauthorized') return status === 401;
  if (expects === 'refusal') return isRefusal(status, operation);
  return status === 200 || (expects === 'either' && isRefusal(status, operation));
}

function bodyOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function schemaDeviations(
  { path, method, statuses }: ContractOperation,
  status: number,
  body: unknown,
): Deviation[] {
  const documented = statuses.includes(String(status)) ? String(status) : 'default';
  const validate = validatorOf(path, method, documented);
  if (validate(body)) return [];
  return (validate.errors ?? []).slice(0, MAX_SCHEMA_DEVIATIONS).map(({ instancePath, message }) => ({
    kind: 'schema',
    detail: `${instancePath || 'el cuerpo'}: ${message}`,
  }));
}

function contentDeviations({ contentType }: Answered, expected: string): Deviation[] {
  const [actualType = ''] = contentType?.toLowerCase().split(';') ?? [];
  if (actualType.trim() === expected) return [];
  const actual = contentType ? `es «${contentType}»` : 'falta';
  return [{ kind: 'content-type', detail: `Content-Type ${actual}; se espera ${expected}` }];
}

function documentDeviations(answer: Answered): Deviation[] {
  const isWhole = answer.text.startsWith('%PDF-') && answer.text.trimEnd().endsWith('%%EOF');
  const bodyDeviations: Deviation[] = isWhole
    ? []
    : [{ kind: 'document', detail: 'el cuerpo no es un PDF completo' }];
  return [...contentDeviations(answer, PDF_TYPE), ...bodyDeviations];
}

function answerDeviations(operation: ContractOperation, asked: Case, answer: Answered): Deviation[] {
  const { status, text } = answer;
  if (!isExpected(status, asked.expects, operation)) {
    return [{ kind: 'status', detail: `estado ${status}; se espera ${EXPECTED[asked.expects]}` }];
  }
  if (status === 200 && operation.mediaType === PDF_TYPE) return documentDeviations(answer);
  const body = bodyOf(text);
  const bodyDeviations: Deviation[] = body
    ? schemaDeviations(operation, status, body.value)
    : [{ kind: 'json', detail: 'el cuerpo no es JSON' }];
  return [...contentDeviations(answer, JSON_TYPE), ...bodyDeviations];
}

/** All that is wrong with what came back; nothing when the contract is honoured. */
export function deviationsOf(operation: ContractOperation, asked: Case, result: Exchange): Deviation[] {
  switch (result.kind) {
    case 'answer':
      return answerDeviations(operation, asked, result);
    case 'silence':
      return [{ kind: 'timeout', detail: 'no respondió dentro del plazo' }];
    case 'too-large':
      return [{ kind: 'connection', detail: 'la respuesta es demasiado grande' }];
    case 'failure':
      return [{ kind: 'connection', detail: `sin respuesta (${result.code})` }];
  }
}
