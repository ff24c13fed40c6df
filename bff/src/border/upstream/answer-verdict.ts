import { flawsBeyondSchema } from '@simulador/contracts/api/beyond-schema';
import { mediaTypeOf } from '@simulador/contracts/api/core-body';
import { type CoreContract, coreOperation, failureTextOf } from '@simulador/contracts/api/core-contract';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import type { AnswerContext } from '@simulador/contracts/api/row-rules';
import { headerOf, type WireAnswer } from './core-wire.ts';
import { flawOf } from './drift.ts';
import {
  CREATED,
  type ExchangeOutcome,
  type Flaw,
  outcomeOfStatus,
  UNPROCESSABLE,
  type UpstreamCall,
} from './exchange.ts';

export interface Answer {
  readonly status: number;
  readonly headers: WireAnswer['headers'];
  readonly body: unknown;
  /** Why the body can't be read, or the error of its Content-Type; null for neither. */
  readonly flaw: Flaw | null;
}

/** Outcome of an answer, and why it is unusable or, if its outcome is `ok`, which faults it has all the same. */
export interface Verdict {
  readonly outcome: ExchangeOutcome;
  readonly flaws: readonly Flaw[];
  /** Whether a mock core answered in production. */
  readonly isRefusedMock?: true;
}

/** Header field of every answer of a mock core. */
const MOCK_HEADER = 'x-mock-core';
const JSON_TYPE = 'application/json';

const MOCK_IN_PRODUCTION: Flaw = { place: '$', rule: 'mock', what: 'es de un core simulado' };
/** A 200 with an error text. */
const ERROR_TEXT: Flaw = { place: '$', rule: 'error_text', what: 'dice por qué falló' };
const undocumented = (status: number): Flaw => ({
  place: '$',
  rule: 'status',
  what: `el contrato no tiene el estado ${status}`,
});
const NO_DOCUMENT: Flaw = { place: '$', rule: 'document', what: 'no es un PDF completo' };

/** Returns true if a mock core answered. */
export const isMock = (headers: Answer['headers']): boolean => headers[MOCK_HEADER] !== undefined;

/** Returns the flaw of a page, with which a proxy or a wrong address answers, and no core refuses; null for any other answer. */
const pageFlaw = ({ headers, flaw }: Answer): Flaw | null =>
  flaw?.rule === 'json' && mediaTypeOf(headerOf(headers, 'content-type')) === 'text/html' ? flaw : null;

const OTHER_SUCCESS: Flaw = { ...undocumented(CREATED), what: 'responde 201; se espera 200' };

const isRefused = ({ isUsable }: Flaw): boolean => !isUsable;
const without = (outcome: ExchangeOutcome): Verdict => ({ outcome, flaws: [] });
const garbage = (...flaws: Flaw[]): Verdict => ({ outcome: 'garbage', flaws });

/** Returns the outcome of an answer by its status, by core.yaml, and by the request and the facts that it must agree with. */
export function verdictOn(
  answer: Answer,
  asked: {
    readonly call: Pick<UpstreamCall, 'operationId' | 'body' | 'check'>;
    readonly contract: CoreContract;
    readonly refuseMocks: boolean;
    readonly context: AnswerContext;
  },
): Verdict {
  const { contract, refuseMocks, context } = asked;
  const { operationId, body: sent, check } = asked.call;
  const { status, headers, body } = answer;
  if (refuseMocks && isMock(headers)) return { ...garbage(MOCK_IN_PRODUCTION), isRefusedMock: true };
  const outcome = outcomeOfStatus(status);
  const page = pageFlaw(answer);
  if (outcome === 'unauthorized' && page === null && contract.refusesWith(operationId, status))
    return without('refused');
  if (outcome === 'garbage') return garbage(undocumented(status));
  if (outcome === 'refused' && page !== null) return garbage(page);
  const isOtherRefusal = status === UNPROCESSABLE && !contract.refusesWith(operationId, status);
  if (isOtherRefusal) return { outcome, flaws: [undocumented(status)] };
  // Only the status counts if the contract names no body.
  if (outcome !== 'ok') return without(outcome);
  const usable: Verdict = { outcome, flaws: status === CREATED ? [OTHER_SUCCESS] : [] };
  if (failureTextOf(operationId, body)) return { outcome: 'failed', flaws: [ERROR_TEXT] };
  if (coreOperation(operationId).mediaType === null) return usable;
  if (!contract.accepts(operationId, body)) return garbage(...violations(contract, operationId, answer));
  const flaws = flawsBeyondSchema(operationId, body, sent, context);
  if (flaws.some(isRefused)) return garbage(...flaws);
  const flaw = check?.(body, isMock(headers)) ?? null;
  if (flaw && isRefused(flaw)) return garbage(flaw);
  return { ...usable, flaws: [...usable.flaws, ...flaws, ...(flaw ? [flaw] : [])] };
}

function violations(contract: CoreContract, operationId: CoreOperationId, { body, flaw }: Answer): Flaw[] {
  if (flaw?.rule === 'size') return [flaw];
  if (coreOperation(operationId).mediaType !== JSON_TYPE) return [NO_DOCUMENT];
  if (body === undefined && flaw) return [flaw];
  return contract.violations(operationId, 200, body).map(flawOf);
}
