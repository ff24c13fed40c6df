import type { CoreAnswer, CoreOperationId } from '@simulador/contracts/api/core-request';
import type { CoreMethod, CoreOperationFacts } from '@simulador/contracts/api/operation';
import type { PathParams } from 'msw';
import type { RateTables } from '../tarificador/rate-store.ts';
import type { Workflow } from '../workflow/workflow-store.ts';

/** Context of a request: `ufClp` is pesos per UF, `today` the date in Santiago. */
export interface CoreContext {
  readonly today: string;
  readonly ufClp: number;
  /** `Authorization` of the request, for operations that need a user's token. */
  readonly authorization: string | null;
  /** The path's parameters. */
  readonly params: PathParams;
  readonly query: URLSearchParams;
  /** Key with which the workflow performs a POST once. */
  readonly idempotencyKey: string | null;
  /** Rows of the workflow. */
  readonly workflow: Workflow;
  readonly rateTables: RateTables;
}

/** Answers an operation. Gets the parsed body, null for GET, and may throw a CoreRefusal. */
export type Answer<Id extends CoreOperationId = CoreOperationId> = (
  body: unknown,
  context: CoreContext,
) => CoreAnswer<Id>;

/** Operation of the core: its facts in core.yaml and its implementation. */
export interface CoreOperation extends Omit<CoreOperationFacts, 'method'> {
  readonly id: CoreOperationId;
  readonly method: Lowercase<CoreMethod>;
  readonly answer: Answer;
}

/** Refusal with a status. The answer is `{[errorField]: message}`, with a `code` if the contract has one. */
export class CoreRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(message: string, { status = 400, code }: { status?: number; code?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
