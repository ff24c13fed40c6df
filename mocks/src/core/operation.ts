import type { CoreAnswer, CoreOperationId } from '@simulador/contracts/api/core-request';
import type { CoreOperationFacts } from '@simulador/contracts/domain/operation';

export type { CoreSchemas } from '@simulador/contracts/api/core-request';
export type OperationId = CoreOperationId;

/** What an operation answers when it succeeds, by the core's contract: a JSON value, or the bytes of a document. */
export type AnswerOf<Id extends OperationId> = CoreAnswer<Id>;

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

/** Gets the parsed body, null for GET, and may throw a CoreRefusal. */
export type Answer<Id extends OperationId = OperationId> = (
  body: unknown,
  context: CoreContext,
) => AnswerOf<Id>;

/** One operation of the core: what core.yaml says of it, and how it is played. */
export interface CoreOperation extends Omit<CoreOperationFacts, 'method'> {
  readonly id: OperationId;
  readonly method: 'get' | 'post';
  readonly answer: Answer;
}

/** The core does not do what was asked: becomes `{[errorField]: message}` with this status. */
export class CoreRefusal extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
