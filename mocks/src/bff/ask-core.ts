import { getResponse, type HttpHandler } from 'msw';
import { type AnswerOf, type CoreOperation, type OperationId, type PathParams } from '../core/operation.ts';
import { CORE_OPERATIONS } from '../core/operations.ts';
import { SCENARIO_HEADER } from '../scenarios/scenario-book.ts';
import { SESSION_HEADER } from '../sessions/session.ts';
import { BffProblem, tooSlow, unreadable, unusable } from './problem.ts';

/** The BFF's deadline for one question to the core. */
const DEADLINE_MS = 3000;
const ORIGIN = 'http://core.mock';
/** Statuses of a core that speak of what was asked; all others are its own failures. */
const REFUSALS: readonly number[] = [400, 404];

/** Asks the mock core, as the BFF asks the real one. @throws BffProblem */
export type AskCore = <Id extends OperationId>(
  id: Id,
  body?: unknown,
  params?: PathParams,
) => Promise<AnswerOf<Id>>;

function operationOf(id: OperationId): CoreOperation {
  const operation = CORE_OPERATIONS.find((each) => each.id === id);
  if (!operation) throw new Error(`The core has no operation ${id}`);
  return operation;
}

/** A request to the core in the session and scenario of the client's own, for as long as the BFF would wait. */
function onBehalfOf(client: Request, path: string, init: RequestInit = {}): Request {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const name of [SCENARIO_HEADER, SESSION_HEADER]) {
    const value = client.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const signal = AbortSignal.any([client.signal, AbortSignal.timeout(DEADLINE_MS)]);
  return new Request(ORIGIN + path, { ...init, headers, signal });
}

function requestFor(
  { method, path }: CoreOperation,
  client: Request,
  body: unknown,
  params: PathParams,
): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) => String(params[name]));
  if (method === 'get') return onBehalfOf(client, filled);
  return onBehalfOf(client, filled, { method: 'POST', body: JSON.stringify(body) });
}

interface CoreAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Rejects when the deadline passes: a half-open answer never ends by itself. */
function deadline(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(tooSlow()), { once: true });
  });
}

async function answerOf(handlers: HttpHandler[], request: Request): Promise<CoreAnswer> {
  const response = await getResponse(handlers, request, { baseUrl: ORIGIN });
  if (!response || response.type === 'error') throw unusable();
  const body = await response.json().catch(() => {
    throw unusable();
  });
  return { status: response.status, body: body as unknown };
}

/** The document at a path of the core. @throws BffProblem */
export async function documentOfCore(
  handlers: HttpHandler[],
  client: Request,
  path: string,
): Promise<ArrayBuffer> {
  const request = onBehalfOf(client, path);
  const read = async (): Promise<ArrayBuffer> => {
    const response = await getResponse(handlers, request, { baseUrl: ORIGIN });
    if (!response?.ok) throw unusable();
    return response.arrayBuffer().catch(() => {
      throw unusable();
    });
  };
  return Promise.race([deadline(request.signal), read()]);
}

function sentenceOf(body: unknown, { errorField }: CoreOperation): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const sentence = (body as Readonly<Record<string, unknown>>)[errorField];
  return typeof sentence === 'string' ? sentence : undefined;
}

function usable({ status, body }: CoreAnswer, operation: CoreOperation): unknown {
  const sentence = sentenceOf(body, operation);
  if (status === 200 && sentence === undefined) return body;
  if (REFUSALS.includes(status))
    throw sentence === undefined ? unreadable() : new BffProblem(status, sentence);
  throw unusable();
}

/** The core behind one request of the client, whose session and scenario it takes over. */
export function askingCore(handlers: HttpHandler[], client: Request): AskCore {
  return async <Id extends OperationId>(
    id: Id,
    body?: unknown,
    params: PathParams = {},
  ): Promise<AnswerOf<Id>> => {
    const operation = operationOf(id);
    const request = requestFor(operation, client, body, params);
    const answer = await Promise.race([deadline(request.signal), answerOf(handlers, request)]);
    return usable(answer, operation) as AnswerOf<Id>;
  };
}
