import { coreOperation } from '@simulador/contracts/api/core-contract';
import {
  addressOf,
  type CoreAnswer,
  type CoreOperationId,
  type CoreRequest,
} from '@simulador/contracts/api/core-request';
import type { Flaw, UpstreamCall } from './exchange.ts';

/** Parameters, query, headers and body of the operation, and what `UpstreamCall` has in addition. */
export type RequestOptions<Id extends CoreOperationId> = CoreRequest<Id> & {
  readonly bearer?: string;
  readonly known?: UpstreamCall['known'];
  check?(value: CoreAnswer<Id>, isMock: boolean): Flaw | null;
};

interface AnyRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bearer?: string;
  readonly known?: UpstreamCall['known'];
  check?(value: unknown, isMock: boolean): Flaw | null;
}

/** Returns the call of an operation. Method, path and side effects are taken from core.yaml. */
export function callOf(
  operationId: CoreOperationId,
  { params, query, ...request }: AnyRequest,
): UpstreamCall {
  const { method, path, acts } = coreOperation(operationId);
  return { operationId, method, path: addressOf(path, params, query), acts, ...request };
}
