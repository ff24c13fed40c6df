import { TaskCancelledError } from 'cockatiel';
import type { CoreTarget } from '../config/modes.ts';
import { Problem } from '../problem/problem.ts';
import type { CoreContract } from './core-contract.ts';
import type { CoreWire } from './core-wire.ts';
import type { UpstreamFault, UpstreamPolicy } from './policy.ts';
import { currentRequest, traceparentOf } from './request-scope.ts';
import type { UpstreamCall } from './upstream-call.ts';
import type { UpstreamObserver } from './upstream-observer.ts';
import {
  clientLeft,
  errorTextOf,
  failureProblem,
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

interface Exchange {
  readonly status: number;
  readonly body: unknown;
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
    const { status, body } = await this.guarded(call);
    if (contract.refusesWith(call.operationId, status)) throw refusalProblem(status, body);
    if (status !== 200 || errorTextOf(body)) throw failureProblem(call.operationId, status, body);
    if (!contract.accepts(call.operationId, body)) {
      observer.unusable(call.operationId);
      throw unusableAnswer(call.operationId);
    }
    observer.answered(call.operationId, body);
    return body as T;
  }

  private guarded(call: UpstreamCall): Promise<Exchange> {
    const { target, policy } = this.parts;
    const clientGone = currentRequest()?.clientGone;
    const patience = AbortSignal.timeout(target.timeoutMs);
    const signal = clientGone ? AbortSignal.any([patience, clientGone]) : patience;
    const deadlineAt = performance.now() + target.timeoutMs;
    return policy
      .run({ repeatable: call.method === 'GET', deadlineAt, signal }, () => this.exchange(call, signal))
      .catch((error: unknown) => {
        // Its turn came when nobody was waiting any more.
        if (error instanceof TaskCancelledError) throw clientGone?.aborted ? clientLeft() : tooSlow(error);
        throw error;
      });
  }

  private async exchange(call: UpstreamCall, signal: AbortSignal): Promise<Exchange> {
    const { observer } = this.parts;
    const done = observer.exchange(call);
    try {
      const exchange = await this.send(call, signal);
      done(exchange.status);
      return exchange;
    } catch (error) {
      if (currentRequest()?.clientGone.aborted) {
        done('failed');
        throw clientLeft();
      }
      // A mock's answer and a status that is a fault come as what they are; the rest happened on the way.
      const known = error instanceof Problem || (error as UpstreamFault).problem instanceof Problem;
      done(known ? 'refused' : 'failed');
      throw known ? error : transportFault(error);
    }
  }

  private async send(call: UpstreamCall, signal: AbortSignal): Promise<Exchange> {
    const { target, wire, refuseMocks } = this.parts;
    const request = {
      path: target.baseUrl.pathname.replace(/\/$/, '') + call.path,
      method: call.method,
      headers: this.headers(call),
      body: call.body === undefined ? null : JSON.stringify(call.body),
    };
    const { status, headers, text } = await wire.send(request, signal);
    if (refuseMocks && headers[MOCK_HEADER] !== undefined) throw mockRefused();
    const body = parseJson(text);
    const fault = statusFault(call.operationId, status, headers['retry-after'], body);
    if (fault) throw fault;
    return { status, body };
  }

  private headers(call: UpstreamCall): Record<string, string> {
    const { credentials } = this.parts.target;
    const request = currentRequest();
    const basic =
      credentials && Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
    return {
      accept: 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(basic ? { authorization: `Basic ${basic}` } : {}),
      ...(request ? { 'x-request-id': request.requestId, traceparent: traceparentOf(request) } : {}),
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
