import type { CoreAnswer, CoreOperationId } from '@simulador/contracts/api/core-request';
import type { CoreMethod, CoreOperationFacts } from '@simulador/contracts/domain/operation';
import type { PathParams } from 'msw';
import type { RateStore } from '../tarificador/rate-store.ts';
import type { WorkflowStore } from '../workflow/workflow-store.ts';

/** What the mock knows while it answers: `ufClp` is pesos for one UF, `today` Santiago's calendar date. */
export interface CoreContext {
  readonly today: string;
  readonly ufClp: number;
  /** The request's header, for what a user's own token opens. */
  readonly authorization: string | null;
  /** The path's parameters. */
  readonly params: PathParams;
  readonly query: URLSearchParams;
  /** Under which a POST of the workflow is done once. */
  readonly idempotencyKey: string | null;
  /** The session's. */
  readonly workflow: WorkflowStore;
  readonly rateTables: RateStore;
}

/** Gets the parsed body, null for GET, and may throw a CoreRefusal. */
export type Answer<Id extends CoreOperationId = CoreOperationId> = (
  body: unknown,
  context: CoreContext,
) => CoreAnswer<Id>;

/** One operation of the core: what core.yaml says of it, and how it is played. */
export interface CoreOperation extends Omit<CoreOperationFacts, 'method'> {
  readonly id: CoreOperationId;
  readonly method: Lowercase<CoreMethod>;
  readonly answer: Answer;
}

/** The core refuses the request: becomes `{[errorField]: message}`, and the contract's `code` where it has one, with this status. */
export class CoreRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(message: string, { status = 400, code }: { status?: number; code?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
