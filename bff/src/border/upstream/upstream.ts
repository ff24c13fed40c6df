import { TaskCancelledError } from 'cockatiel';
import type { CoreTarget } from '../../config/modes.ts';
import type { CoreContract } from './core-contract.ts';
import type { CoreWire, WireAnswer } from './core-wire.ts';
import { type ExchangeOutcome, outcomeOfStatus } from './exchange-outcome.ts';
import { Patience } from './patience.ts';
import { NotAsked, type UpstreamPolicy } from './policy.ts';
import { currentRequest } from '../../http/request-scope.ts';
import type { UpstreamCall } from './upstream-call.ts';
import type { UpstreamObserver } from './upstream-observer.ts';
import {
  clientLeft,
  errorTextOf,
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
}

interface Exchange extends Answer {
  readonly outcome: ExchangeOutcome;
}

/** Mocks say so in every answer. */
const MOCK_HEADER = 'x-mock-core';

/** One core, as one capability sees it. A question and its repetitions share the capability's deadline. */
export class Upstream {
  constructor(private readonly parts: UpstreamParts) {}

  /**
   * The checked body of a successful answer.
   * @throws Problem 502 refused or unusable, 503 left alone for a while, 504 too slow, 400/404 when the core refuses what
   * was asked with a status that its contract knows.
   */
  async ask<T>(call: UpstreamCall): Promise<T> {
    const { contract, observer } = this.parts;
    const { status, body, outcome } = await this.guarded(call);
    if (outcome === 'ok') {
      if (!call.acts) observer.answered(call.operationId, body);
      return body as T;
    }
    if (contract.refusesWith(call.operationId, status)) throw refusalProblem(call.operationId, status, body);
    if (status !== 200 || outcome !== 'garbage') throw failureProblem(call.operationId, status, body);
    observer.unusable(call.operationId);
    throw unusableAnswer(call.operationId);
  }

  private guarded(call: UpstreamCall): Promise<Exchange> {
    const { target, policy, observer } = this.parts;
    const request = currentRequest();
    const patience = new Patience(target.timeoutMs, request);
    const { signal } = patience;
    const deadlineAt = performance.now() + target.timeoutMs;
    const repeatable = call.method === 'GET' && !call.acts;
    return policy
      .run({ repeatable, deadlineAt, signal }, () => this.exchange(call, signal))
      .catch((error: unknown) => {
        // Its turn came when nobody was waiting any more.
        if (error instanceof TaskCancelledError && request?.isClientGone) throw clientLeft();
        const isLate = error instanceof TaskCancelledError;
        if (isLate || error instanceof NotAsked) observer.notAsked(call, isLate ? 'late' : error.reason);
        throw isLate ? tooSlow(error) : error;
      })
      .finally(() => patience.end());
  }

  private async exchange(call: UpstreamCall, signal: AbortSignal): Promise<Exchange> {
    const done = this.parts.observer.exchange(call);
    const answer = await this.send(call, signal).catch((error: unknown) => {
      const left = currentRequest()?.isClientGone;
      done(left ? 'left' : isTimeout(error) ? 'timeout' : 'reset');
      throw left ? clientLeft() : transportFault(error);
    });
    const exchange = { ...answer, outcome: this.outcomeOf(call, answer) };
    done(exchange.outcome);
    if (this.isRefusedMock(answer)) throw mockRefused();
    const { status, headers, body } = answer;
    const fault = statusFault(call.operationId, status, headers['retry-after'], body);
    if (fault) throw fault;
    return exchange;
  }

  private outcomeOf({ operationId, acts }: UpstreamCall, answer: Answer): ExchangeOutcome {
    if (this.isRefusedMock(answer)) return 'garbage';
    const outcome = outcomeOfStatus(answer.status);
    if (outcome !== 'ok' || acts) return outcome;
    if (errorTextOf(answer.body)) return 'failed';
    return this.parts.contract.accepts(operationId, answer.body) ? 'ok' : 'garbage';
  }

  private isRefusedMock({ headers }: Answer): boolean {
    return this.parts.refuseMocks && headers[MOCK_HEADER] !== undefined;
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
    return { status, headers, body: typeof body === 'string' ? parseJson(body) : body };
  }

  private headers(call: UpstreamCall): Record<string, string> {
    const { contract, target } = this.parts;
    const { credentials } = target;
    const request = currentRequest();
    const basic =
      credentials && Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
    return {
      accept: contract.mediaTypesOf(call.operationId),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(basic ? { authorization: `Basic ${basic}` } : {}),
      ...(call.bearer ? { authorization: `Bearer ${call.bearer}` } : {}),
      ...(request ? { 'x-request-id': request.requestId, traceparent: request.traceparent() } : {}),
    };
  }
}

/** `undefined` is no JSON value, so no contract accepts it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
