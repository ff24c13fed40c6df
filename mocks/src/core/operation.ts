import type { components, operations, paths } from '@simulador/contracts/generated/core';

export type CoreSchemas = components['schemas'];
export type OperationId = keyof operations;

type JsonAnswer<Responses> = Responses extends { 200: { content: { 'application/json': infer Body } } }
  ? Body
  : never;

/** What an operation answers when it succeeds, by the core's contract: a JSON value, or the bytes of a document. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/pdf': unknown } };
}
  ? Uint8Array
  : JsonAnswer<operations[Id]['responses']>;

/** The field in which the core puts its sentence when an operation fails. */
export type ErrorField = 'errors' | 'errors_detail' | 'detail';

/** What the mock knows while it answers: `ufClp` is pesos for one UF, `today` Santiago's calendar date. */
export interface CoreContext {
  readonly today: string;
  readonly ufClp: number;
  /** The request's header, for what a user's own token opens. */
  readonly authorization: string | null;
  /** What stands in the path's places. */
  readonly params: PathParams;
  readonly query: URLSearchParams;
}

export type PathParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** One operation of the core. `answer` gets the parsed body, null for GET, and may throw a CoreRefusal. */
export interface CoreOperation<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: 'get' | 'post';
  readonly path: keyof paths;
  readonly errorField: ErrorField;
  /** Asks for a user's credentials, where all others ask for those of the service. */
  readonly ownSecurity?: true;
  answer(body: unknown, context: CoreContext): AnswerOf<Id>;
}

/** The core does not do what was asked: becomes `{[errorField]: message}` with this status. */
export class CoreRefusal extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
