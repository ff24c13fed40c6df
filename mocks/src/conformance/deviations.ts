import type { CoreFlaw } from '@simulador/contracts/api/core-body';
import { flawsBeyondSchema } from '@simulador/contracts/api/beyond-schema';
import { CoreContract, coreOperation, isPdf } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import type { AnswerContext } from '@simulador/contracts/api/row-rules';
import type { Case, Expectation } from './case.ts';
import type { Answered, Exchange } from './exchange.ts';

/** Violation of the contract; `detail` is a Spanish sentence without values of the body. */
export interface Deviation {
  readonly detail: string;
}

const EXPECTED: Readonly<Record<Expectation, string>> = {
  answer: '200',
  refusal: 'un rechazo 4xx',
  either: '200 o un rechazo 4xx',
  unauthorized: '401',
};

/** Statuses that are not refusals of the request's content. */
const NO_REFUSALS: readonly number[] = [401, 403, 405, 406, 408, 411, 415, 429];
const MAX_SCHEMA_DEVIATIONS = 5;
const CONTRACT = new CoreContract();
const PDF_TYPE = 'application/pdf';

function isRefusal(status: number, id: CoreOperationId): boolean {
  if (status === 404) return coreOperation(id).statuses.includes('404');
  return status >= 400 && status < 500 && !NO_REFUSALS.includes(status);
}

function isExpected(status: number, expects: Expectation, id: CoreOperationId): boolean {
  if (expects === 'unauthorized') return status === 401;
  if (expects === 'refusal') return isRefusal(status, id);
  return status === 200 || (expects === 'either' && isRefusal(status, id));
}

export const ruleDeviation = ({ place, rule, what }: CoreFlaw): Deviation => ({
  detail: `${place}: ${what} (regla ${rule})`,
});

function contentDeviations({ contentType }: Answered, expected: string): Deviation[] {
  const [actualType = ''] = contentType?.toLowerCase().split(';') ?? [];
  if (actualType.trim() === expected) return [];
  const actual = contentType ? `es «${contentType}»` : 'falta';
  return [{ detail: `Content-Type ${actual}; se espera ${expected}` }];
}

function documentDeviations(answer: Answered): Deviation[] {
  const { value, flaw } = answer.body;
  const detail = flaw?.rule === 'size' ? flaw.what : 'el cuerpo no es un PDF completo';
  return [...contentDeviations(answer, PDF_TYPE), ...(isPdf(value) ? [] : [{ detail }])];
}

function answerDeviations(
  id: CoreOperationId,
  { expects, body: sent }: Case,
  answer: Answered,
  context: AnswerContext,
): Deviation[] {
  const { status, body } = answer;
  if (!isExpected(status, expects, id))
    return [{ detail: `estado ${status}; se espera ${EXPECTED[expects]}` }];
  if (status === 200 && coreOperation(id).mediaType === PDF_TYPE) return documentDeviations(answer);
  // `readCoreBody` is also used by the BFF, so its drift log has the same words.
  const own = body.flaw ? [{ detail: body.flaw.what }] : [];
  if (body.value === undefined) return own;
  const violations = CONTRACT.violations(id, status, body.value).slice(0, MAX_SCHEMA_DEVIATIONS);
  const isValid = status === 200 && violations.length === 0;
  // A bank's own bounds are what its core honours.
  const flaws = isValid ? flawsBeyondSchema(id, body.value, sent, context) : [];
  return [
    ...own,
    ...violations.map(({ instancePath, message }) => ({
      detail: `${instancePath || 'el cuerpo'}: ${message}`,
    })),
    ...flaws.filter(({ isUsable }) => !isUsable).map(ruleDeviation),
  ];
}

/** Returns the violations of a result; an empty list if the contract is honoured. */
export function deviationsOf(
  id: CoreOperationId,
  testCase: Case,
  result: Exchange,
  context: AnswerContext,
): Deviation[] {
  switch (result.kind) {
    case 'answer':
      return answerDeviations(id, testCase, result, context);
    case 'silence':
      return [{ detail: 'no respondió dentro del plazo' }];
    case 'failure':
      return [{ detail: `sin respuesta (${result.code})` }];
  }
}
