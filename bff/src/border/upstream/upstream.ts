import { flawBeyondSchema } from '@simulador/contracts/api/beyond-schema';
import { ACCEPT_ENCODING, mediaTypeOf } from '@simulador/contracts/api/core-body';
import { type CoreContract, coreOperation } from '@simulador/contracts/api/core-contract';
import {
  addressOf,
  type CoreAnswer,
  type CoreOperationId,
  type CoreRequest,
} from '@simulador/contracts/api/core-request';
import { TaskCancelledError } from 'cockatiel';
import { errorTextOf } from '@simulador/contracts/api/field-facts';
import type { Capability } from '../../config/capability.ts';
import type { CoreTarget } from '../../config/modes.ts';
import { errorCodeOf, type CoreWire, headerOf, type WireAnswer } from './core-wire.ts';
import { Deadline } from './deadline.ts';
import { flawOf } from './drift.ts';
import {
  type ExchangeOutcome,
  type Flaw,
  type NotSentReason,
  outcomeOfStatus,
  type UpstreamCall,
} from './exchange.ts';
import type { Problem } from '../../http/problem.ts';
import { NotSent, type UpstreamPolicy } from './policy.ts';
import { clientLeft, currentRequest } from '../../http/request-scope.ts';
import { failedBy, type UpstreamFailure } from './upstream-failure.ts';
import type { UpstreamObserver } from './upstream-observer.ts';
import {
  failureProblem,
  isTimeout,
  mockRefused,
  refusalProblem,
  statusFault,
  tooSlow,
  transportFault,
  unusableAnswer,
} from './upstream-problem.ts';

/** What an upstream is made of. */
export interface UpstreamParts {
  readonly capability: Capability;
  readonly target: CoreTarget;
  readonly wire: CoreWire;
  readonly contract: CoreContract;
  readonly policy: UpstreamPolicy;
  readonly observer: UpstreamObserver;
  /** Production answers nothing that a mock made up. */
  readonly refuseMocks: boolean;
}

interface Answer {
  readonly status: number;
  readonly headers: WireAnswer['headers'];
  readonly body: unknown;
  /** Of the body itself: why it can't be read, or what is wrong with its Content-Type. */
  readonly flaw: Flaw | null;
}

/** How an answer is judged; the flaws are why it can't be used. */
interface Verdict {
  readonly outcome: ExchangeOutcome;
  readonly flaws: readonly Flaw[];
}

interface Exchange extends Answer, Verdict {}

/** Mocks say so in every answer. */
const MOCK_HEADER = 'x-mock-core';
const JSON_TYPE = 'application/json';

/** A request in the operation's own parts; `bearer` is a user's token, in place of our own credentials. */
type RequestOptions<Id extends CoreOperationId> = CoreRequest<Id> & {
  readonly bearer?: string;
};
interface AnyRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bearer?: string;
}

/** One core, as one capability sees it. A request and its repetitions share the capability's deadline. */
export class Upstream {
  constructor(private readonly parts: UpstreamParts) {}

  /**
   * The checked body of a successful answer, with the fields that core.yaml names. Method, path and what the operation does are facts of core.yaml.
   * @throws Problem 502 refused or unusable, 503 left alone for a while, 504 too slow, 400/404 when the core refuses the
   * request with a documented status.
   */
  async ask<Id extends CoreOperationId>(
    operationId: Id,
    ...[request]: object extends CoreRequest<Id> ? [RequestOptions<Id>?] : [RequestOptions<Id>]
  ): Promise<CoreAnswer<Id>> {
    return (await this.answer(callOf(operationId, request ?? {}))).value as CoreAnswer<Id>;
  }

  /** The same, for what is kept longer than this process lives: what a mock made up must be known for it. */
  async askWithOrigin<Id extends CoreOperationId>(
    operationId: Id,
    ...[request]: object extends CoreRequest<Id> ? [RequestOptions<Id>?] : [RequestOptions<Id>]
  ): Promise<{ readonly value: CoreAnswer<Id>; readonly isMock: boolean }> {
    const { value, isMock } = await this.answer(callOf(operationId, request ?? {}));
    return { value: value as CoreAnswer<Id>, isMock };
  }

  private async answer(call: UpstreamCall): Promise<{ readonly value: unknown; readonly isMock: boolean }> {
    const { contract, observer } = this.parts;
    const exchange = await this.guarded(call);
    const { headers, body, outcome, flaws } = exchange;
    const failure = this.failure(call, outcome, exchange);
    if (outcome === 'ok') {
      observer.usable(failure, body, exchange.flaw);
      return { value: contract.described(call.operationId, body), isMock: isMock(headers) };
    }
    if (outcome === 'garbage') observer.unusable(failure, flaws);
    throw failedBy(this.problemOf(call, exchange), failure);
  }

  private problemOf({ operationId }: UpstreamCall, { status, body, outcome }: Exchange): Problem {
    if (this.parts.contract.refusesWith(operationId, status))
      return refusalProblem(operationId, status, body);
    if (status !== 200 || outcome !== 'garbage') return failureProblem(operationId, status, body);
    return unusableAnswer(operationId);
  }

  /** How a request ended, as the log and the operators see it. */
  private failure(
    { operationId: operation }: UpstreamCall,
    outcome: ExchangeOutcome | NotSentReason,
    answer?: Answer & Verdict,
  ): UpstreamFailure {
    const { capability } = this.parts;
    const contentType = answer && mediaTypeOf(headerOf(answer.headers, 'content-type'));
    const [flaw] = answer?.flaws ?? [];
    return {
      ...{ capability, operation, outcome },
      ...(answer ? { status: answer.status } : {}),
      ...(contentType === undefined ? {} : { content_type: contentType }),
      ...(flaw ? { place: flaw.place, rule: flaw.rule } : {}),
    };
  }

  private guarded(call: UpstreamCall): Promise<Exchange> {
    const { target, policy, observer } = this.parts;
    const request = currentRequest();
    const deadline = new Deadline(target.timeoutMs, request);
    const { signal } = deadline;
    const startedAt = performance.now();
    const deadlineAt = startedAt + target.timeoutMs;
    const repeats = call.acts ? 'none' : call.method === 'GET' ? 'any' : 'unanswered';
    return policy
      .run({ repeats, deadlineAt, signal }, () => this.exchange(call, signal, startedAt))
      .catch((error: unknown) => {
        // Its turn came when no client was waiting any more.
        if (error instanceof TaskCancelledError && request?.isClientGone) throw clientLeft();
        const isLate = error instanceof TaskCancelledError;
        if (!isLate && !(error instanceof NotSent)) throw error;
        const reason = isLate ? 'late' : error.reason;
        observer.notSent(call, reason);
        throw failedBy(isLate ? tooSlow(error) : error, this.failure(call, reason));
      })
      .finally(() => deadline.end());
  }

  private async exchange(call: UpstreamCall, signal: AbortSignal, startedAt: number): Promise<Exchange> {
    const done = this.parts.observer.exchange(call);
    const hasWaited = performance.now() - startedAt > this.parts.target.timeoutMs / 2;
    const answer = await this.send(call, signal).catch((error: unknown) => {
      const outcome = outcomeOfFailure(error, hasWaited);
      done(outcome);
      if (outcome === 'left') throw clientLeft();
      const failure = {
        ...this.failure(call, outcome),
        ...(outcome === 'reset' ? { rule: errorCodeOf(error as Error) } : {}),
      };
      if (outcome === 'cut') throw failedBy(tooSlow(error), failure);
      const fault = transportFault(error);
      failedBy(fault.problem, failure);
      throw fault;
    });
    const exchange = { ...answer, ...this.verdictOn(call, answer) };
    done(exchange.outcome);
    const failure = this.failure(call, exchange.outcome, exchange);
    if (this.isRefusedMock(answer)) throw failedBy(mockRefused(), failure);
    const { status, headers, body } = answer;
    const fault = statusFault(call.operationId, status, headers['retry-after'], body);
    if (!fault) return exchange;
    failedBy(fault.problem, failure);
    throw fault;
  }

  private verdictOn({ operationId, body: sent }: UpstreamCall, answer: Answer): Verdict {
    const { contract } = this.parts;
    const { status, body } = answer;
    if (this.isRefusedMock(answer)) return garbage(MOCK_IN_PRODUCTION);
    const outcome = outcomeOfStatus(status);
    if (outcome === 'unauthorized' && contract.refusesWith(operationId, status)) return without('refused');
    if (outcome === 'garbage') return garbage(undocumented(status));
    // Where the contract promises no body the status says it all.
    if (outcome !== 'ok' || coreOperation(operationId).mediaType === null) return without(outcome);
    if (errorTextOf(body)) return { outcome: 'failed', flaws: [ERROR_TEXT] };
    if (!contract.accepts(operationId, body)) return garbage(...this.violations(operationId, answer));
    const flaw = flawBeyondSchema(operationId, body, sent);
    return flaw ? garbage(flaw) : without('ok');
  }

  private violations(operationId: CoreOperationId, { body, flaw }: Answer): Flaw[] {
    if (flaw?.rule === 'size') return [flaw];
    if (coreOperation(operationId).mediaType !== JSON_TYPE) return [NO_DOCUMENT];
    if (body === undefined && flaw) return [flaw];
    return this.parts.contract.violations(operationId, 200, body).map(flawOf);
  }

  private isRefusedMock({ headers }: Answer): boolean {
    return this.parts.refuseMocks && isMock(headers);
  }

  private async send(call: UpstreamCall, signal: AbortSignal): Promise<Answer> {
    const { target, wire } = this.parts;
    const request = {
      path: target.baseUrl.pathname.replace(/\/$/, '') + call.path,
      method: call.method,
      headers: this.headers(call),
      body: call.body === undefined ? null : JSON.stringify(call.body),
    };
    const { status, headers, body } = await wire.send(request, signal);
    return { status, headers, body: body.value, flaw: body.flaw };
  }

  private headers(call: UpstreamCall): Record<string, string> {
    const { credentials } = this.parts.target;
    const request = currentRequest();
    const basic =
      credentials && Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
    return {
      ...call.headers,
      accept: acceptedTypes(call.operationId),
      'accept-encoding': ACCEPT_ENCODING,
      ...(call.body === undefined ? {} : { 'content-type': JSON_TYPE }),
      ...(basic ? { authorization: `Basic ${basic}` } : {}),
      ...(call.bearer ? { authorization: `Bearer ${call.bearer}` } : {}),
      ...(request ? { 'x-request-id': request.requestId, ...request.traceHeaders() } : {}),
    };
  }
}

const without = (outcome: ExchangeOutcome): Verdict => ({ outcome, flaws: [] });
const garbage = (...flaws: Flaw[]): Verdict => ({ outcome: 'garbage', flaws });

const MOCK_IN_PRODUCTION: Flaw = { place: '$', rule: 'mock', what: 'es de un core simulado' };
/** How lists fail. */
const ERROR_TEXT: Flaw = { place: '$', rule: 'error_text', what: 'dice por qué falló' };
const undocumented = (status: number): Flaw => ({
  ...{ place: '$', rule: 'status', what: `el contrato no tiene el estado ${status}` },
});
const NO_DOCUMENT: Flaw = { place: '$', rule: 'document', what: 'no es un PDF completo' };

const isMock = (headers: Answer['headers']): boolean => headers[MOCK_HEADER] !== undefined;

/** The outcome of a request without an answer. A core that was called when half of the deadline was over is not to blame for the rest. */
function outcomeOfFailure(error: unknown, hasWaited: boolean): ExchangeOutcome {
  if (currentRequest()?.isClientGone) return 'left';
  if (!isTimeout(error)) return 'reset';
  return hasWaited ? 'cut' : 'timeout';
}

function callOf(operationId: CoreOperationId, { params, query, ...request }: AnyRequest): UpstreamCall {
  const { method, path, acts } = coreOperation(operationId);
  return { operationId, method, path: addressOf(path, params, query), acts, ...request };
}

/** Errors are JSON, whatever the operation's own media type. */
function acceptedTypes(operationId: CoreOperationId): string {
  const { mediaType } = coreOperation(operationId);
  return mediaType === null || mediaType === JSON_TYPE ? JSON_TYPE : `${mediaType}, ${JSON_TYPE}`;
}
