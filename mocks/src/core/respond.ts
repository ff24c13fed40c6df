import { parseJson } from '@simulador/contracts/api/json';
import { demoUfClp } from '@simulador/contracts/rates/demo-rates';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { HttpResponse, type JsonBodyType, type PathParams } from 'msw';
import { badRequest } from '../state/control.ts';
import { redactedBody } from '../state/journal.ts';
import { credentialsRefused, play } from '../scenarios/play.ts';
import type { Chosen } from '../scenarios/scenario-registry.ts';
import type { MockState } from '../state/mock-state.ts';
import { takesBody } from '../state/unmatched.ts';
import { type Accounts, mayPass } from './credentials.ts';
import { type CoreContext, type CoreOperation, CoreRefusal } from './operation.ts';

/** Options of a mock core. `ufClp` is pesos per UF, fixed for every day. */
export interface MockCoreOptions extends Accounts {
  readonly ufClp?: number | undefined;
  readonly now?: (() => Date) | undefined;
}

interface Call {
  readonly operation: CoreOperation;
  readonly request: Request;
  /** Parsed body, for both the operation and the journal: null without one, undefined for one that is no JSON. */
  readonly body: unknown;
  readonly params: PathParams;
}

const nowOf = ({ now = () => new Date() }: MockCoreOptions): Date => now();

function contextOf(
  options: MockCoreOptions,
  state: MockState,
  { params, request }: Call,
  ufOverride?: number,
): CoreContext {
  const today = santiagoDate(nowOf(options));
  const authorization = request.headers.get('Authorization');
  const idempotencyKey = request.headers.get('Idempotency-Key');
  const query = new URL(request.url).searchParams;
  const ufClp = ufOverride ?? options.ufClp ?? demoUfClp(today);
  return {
    ...{ today, ufClp, authorization, idempotencyKey, params, query },
    workflow: state.workflow,
    get rateTables() {
      return state.rateTables;
    },
  };
}

const bodyOf = async (request: Request): Promise<unknown> =>
  takesBody(request.method) ? parseJson(await request.text()) : null;

const successOf = (value: ReturnType<CoreOperation['answer']>): Response =>
  value instanceof Uint8Array
    ? new HttpResponse(Uint8Array.from(value), { headers: { 'Content-Type': 'application/pdf' } })
    : HttpResponse.json(value as JsonBodyType);

function answer(operation: CoreOperation, body: unknown, context: CoreContext): Response {
  try {
    if (body === undefined) throw new CoreRefusal('El cuerpo no es JSON.');
    return successOf(operation.answer(body, context));
  } catch (error) {
    if (!(error instanceof CoreRefusal)) throw error;
    const { message, code, status } = error;
    const own = operation.errorField === 'Mensaje' ? { CodigoHTTP: status } : code ? { code } : {};
    return HttpResponse.json({ ...own, [operation.errorField]: message }, { status });
  }
}

const NO_SCENARIO: Chosen = { text: undefined, parts: [] };

/** Answers requests and adds each of them to the journal. */
export class Responder {
  readonly #options: MockCoreOptions;
  readonly #state: MockState;
  /** Latest request of each operation. */
  readonly #latest = new Map<string, Call>();

  constructor(options: MockCoreOptions, state: MockState) {
    this.#options = options;
    this.#state = state;
  }

  async respond(operation: CoreOperation, request: Request, params: PathParams): Promise<Response> {
    const began = performance.now();
    try {
      const call = { operation, request, params, body: await bodyOf(request) };
      const isRefused = operation.credentials === 'service' && !mayPass(request, this.#options);
      const chosen = isRefused ? NO_SCENARIO : this.#state.scenarios.choose(operation.id, request);
      const response = isRefused ? credentialsRefused() : await this.#played(call, chosen);
      this.#writeDown(call, chosen, response, performance.now() - began);
      return response;
    } catch (error) {
      return badRequest(error);
    }
  }

  #played(call: Call, { parts }: Chosen): Promise<Response> {
    const { operation, request } = call;
    const previous = this.#latest.get(operation.id) ?? call;
    this.#latest.set(operation.id, call);
    return play(parts, {
      errorField: operation.errorField,
      signal: request.signal,
      answer: (ufClp, isPrevious) => {
        const answered = isPrevious ? previous : call;
        return answer(operation, answered.body, contextOf(this.#options, this.#state, answered, ufClp));
      },
    });
  }

  #writeDown({ operation, body }: Call, { text, parts }: Chosen, response: Response, ms: number): void {
    this.#state.journal.add({
      time: nowOf(this.#options).toISOString(),
      method: operation.method.toUpperCase(),
      path: operation.path,
      operation: operation.id,
      scenario: text ?? null,
      played: parts.map((part) => part.text),
      status: response.type === 'error' ? null : response.status,
      durationMs: Math.round(ms),
      request: redactedBody(body, operation.figures),
    });
  }
}
