import { flawsBeyondSchema } from '@simulador/contracts/api/beyond-schema';
import { ACCEPT_ENCODING, mediaTypeOf } from '@simulador/contracts/api/core-body';
import type { Bounds } from '@simulador/contracts/api/core-bounds';
import { type CoreContract, coreOperation } from '@simulador/contracts/api/core-contract';
import type { CoreAnswer, CoreOperationId, CoreRequest } from '@simulador/contracts/api/core-request';
import { TaskCancelledError } from 'cockatiel';
import type { Capability } from '../../config/capability.ts';
import type { CoreTarget } from '../../config/modes.ts';
import { errorCodeOf, type CoreWire, headerOf } from './core-wire.ts';
import { type Answer, isMock, type Verdict, verdictOn } from './answer-verdict.ts';
import {
  Deadline,
  type ExchangeOutcome,
  type Flaw,
  type NotSentReason,
  outcomeOfStatus,
  type UpstreamCall,
  callOf,
  type RequestOptions,
  failedBy,
  type UpstreamFailure,
} from './exchange.ts';
import type { Problem } from '../../http/problem.ts';
import { inSpan } from '../../observability/tracing.ts';
import type { BreakerSetting } from './breaker-settings.ts';
import { NotSent, type UpstreamPolicy } from './policy.ts';
import { clientLeft, currentRequest } from '../../http/request-scope.ts';
import type { UpstreamObserver } from './upstream-observer.ts';
import {
  failureProblem,
  mockRefused,
  outcomeOfFailure,
  refusalProblem,
  statusFault,
  tooSlow,
  transportFault,
  unusableAnswer,
} from './upstream-problem.ts';

/** Dependencies of an upstream. */
export interface UpstreamParts {
  readonly capability: Capability;
  readonly target: CoreTarget;
  readonly wire: CoreWire;
  readonly contract: CoreContract;
  readonly policy: UpstreamPolicy;
  readonly breaker: () => BreakerSetting;
  readonly observer: UpstreamObserver;
  /** Whether answers of a mock core are refused, as in production. */
  readonly refuseMocks: boolean;
  /** Whether the answers are only compared with ours, as in shadow mode. */
  readonly isCompared: boolean;
  /** Returns the tolerances and limits of the day. */
  readonly bounds: () => Bounds;
}

interface Exchange extends Answer, Verdict {}

/** A request, which can be left out if nothing of it is required. */
type Request<Id extends CoreOperationId> =
  object extends CoreRequest<Id> ? [RequestOptions<Id>?] : [RequestOptions<Id>];

/** Body of an answer, and whether a mock core gave it. */
interface Answered<Value> {
  readonly value: Value;
  readonly isMock: boolean;
}

const JSON_TYPE = 'application/json';

/** Sends one capability's requests to its core. A request and its retries share the capability's deadline. */
export class Upstream {
  constructor(private readonly parts: UpstreamParts) {}

  /** Scheme, host and port of the core. */
  get origin(): string {
    return this.parts.target.baseUrl.origin;
  }

  /**
   * Returns the validated body of a successful answer, without fields that core.yaml does not have. Method, path and side
   * effects of the operation are taken from core.yaml.
   * @throws Problem 502 for a failed or unusable answer, 503 if nothing was sent, 504 after the deadline, 400 or 404 if the
   * core refuses the request with a documented status
   */
  async ask<Id extends CoreOperationId>(operationId: Id, ...request: Request<Id>): Promise<CoreAnswer<Id>> {
    return (await this.askWithOrigin(operationId, ...request)).value;
  }

  /** Like `ask`, and returns whether a mock core answered. For answers that are stored in the database. */
  askWithOrigin<Id extends CoreOperationId>(
    operationId: Id,
    ...[request]: Request<Id>
  ): Promise<Answered<CoreAnswer<Id>>> {
    return this.answer(callOf(operationId, request ?? {})) as Promise<Answered<CoreAnswer<Id>>>;
  }

  /** Returns true if a stored answer of the operation is still usable by core.yaml, its `x-plausible` included. */
  accepts(operationId: CoreOperationId, value: unknown): boolean {
    const { contract, bounds } = this.parts;
    if (!contract.accepts(operationId, value)) return false;
    const flaws = flawsBeyondSchema(operationId, value, undefined, { bounds: bounds(), ufs: [] });
    return flaws.every(({ isUsable }) => isUsable);
  }

  /** Tolerances and limits of the day. */
  get bounds(): Bounds {
    return this.parts.bounds();
  }

  /** Refuses a usable answer for the faults that it has beside another answer. @throws Problem 502 if there are any */
  assertAgrees(operation: CoreOperationId, flaws: readonly Flaw[]): void {
    const { capability, observer } = this.parts;
    const [flaw] = flaws;
    if (!flaw) return;
    const { place, rule } = flaw;
    const failure = { capability, operation, outcome: 'garbage', status: 200, place, rule } as const;
    observer.unusable(failure, flaws);
    throw failedBy(unusableAnswer(operation), failure);
  }

  /** Returns the body of a successful answer, and whether a mock core gave it. @throws Problem as `ask` does */
  async answer(call: UpstreamCall): Promise<Answered<unknown>> {
    const { contract, observer } = this.parts;
    const exchange = await this.guarded(call);
    const { headers, body, outcome, flaws } = exchange;
    const failure = this.failure(call, outcome, exchange);
    if (outcome === 'ok') {
      observer.usable(failure, body, exchange);
      return { value: contract.described(call.operationId, body), isMock: isMock(headers) };
    }
    if (flaws.length > 0) observer.unusable(failure, flaws);
    throw failedBy(this.problemOf(call, exchange), failure);
  }

  private problemOf(call: UpstreamCall, { status, body, outcome }: Exchange): Problem {
    const { operationId } = call;
    if (outcome !== 'garbage') {
      const refusal = refusalProblem(this.parts.contract, operationId, status, body, call.body);
      if (refusal) return refusal;
    } else if (outcomeOfStatus(status) === 'ok') return unusableAnswer(operationId);
    return failureProblem(operationId, status, body);
  }

  /** Returns the facts of a request for the log and the operators. */
  private failure(
    { operationId: operation }: UpstreamCall,
    outcome: ExchangeOutcome | NotSentReason,
    answer?: Answer & Verdict,
  ): UpstreamFailure {
    const { capability } = this.parts;
    const contentType = answer && mediaTypeOf(headerOf(answer.headers, 'content-type'));
    const [flaw] = answer?.flaws ?? [];
    return {
      capability,
      operation,
      outcome,
      ...(answer ? { status: answer.status } : {}),
      ...(contentType === undefined ? {} : { content_type: contentType }),
      ...(flaw ? { place: flaw.place, rule: flaw.rule } : {}),
    };
  }

  private guarded(call: UpstreamCall): Promise<Exchange> {
    const { capability } = this.parts;
    const facts = { capability, operation: call.operationId };
    return inSpan('core call', facts, () => this.limited(call));
  }

  private limited(call: UpstreamCall): Promise<Exchange> {
    const { target, policy, observer, breaker } = this.parts;
    const request = currentRequest();
    const deadline = new Deadline(target.timeoutMs, request);
    const { signal } = deadline;
    const startedAt = performance.now();
    const deadlineAt = startedAt + target.timeoutMs;
    const repeats = call.acts ? 'none' : call.method === 'GET' ? 'any' : 'unanswered';
    return policy
      .run({ repeats, deadlineAt, signal, breaker: breaker() }, () =>
        inSpan('core attempt', {}, () => this.exchange(call, signal, startedAt), { kind: 'CLIENT' }),
      )
      .catch((error: unknown) => {
        // The client disconnected while the request was in the queue.
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
    const { contract, refuseMocks, bounds, isCompared } = this.parts;
    const context = { ufs: [], ...(await call.known), bounds: bounds(), isCompared };
    const verdict = verdictOn(answer, { call, contract, refuseMocks, context });
    const exchange = { ...answer, ...verdict };
    done(exchange.outcome);
    const failure = this.failure(call, exchange.outcome, exchange);
    if (verdict.isRefusedMock) throw failedBy(mockRefused(), failure);
    const { status, headers, body } = answer;
    const fault = statusFault(call.operationId, status, headers['retry-after'], body);
    if (!fault) return exchange;
    failedBy(fault.problem, failure);
    throw fault;
  }

  private async send(call: UpstreamCall, signal: AbortSignal): Promise<Answer> {
    const { target, wire } = this.parts;
    const request = {
      path: target.baseUrl.pathname.replace(/\/$/, '') + call.path,
      ...(target.secretQuery === undefined ? {} : { secretQuery: target.secretQuery }),
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

/** Returns the value of `Accept`: the operation's media type, and JSON for errors. */
function acceptedTypes(operationId: CoreOperationId): string {
  const { mediaType } = coreOperation(operationId);
  return mediaType === null || mediaType === JSON_TYPE ? JSON_TYPE : `${mediaType}, ${JSON_TYPE}`;
}
