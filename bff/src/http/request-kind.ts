import type { ErrorField } from '@simulador/contracts/api/operation';
import type { Request, RequestHandler } from 'express';
import type { Operation, Operations } from './operations.ts';

const HERE = Symbol('operations at the path');
type KnownRequest = Request & { [HERE]?: readonly Operation[] };

/** Looks up the operations at the path of each request, before any route is matched. */
export const findOperations =
  (operations: Operations): RequestHandler =>
  (request: KnownRequest, _response, next) => {
    request[HERE] = operations.at(request.path);
    next();
  };

/** Returns the operation that a request calls; undefined for a path or a method that is none. */
export function operationOf(request: KnownRequest): Operation | undefined {
  // Express answers HEAD by the route of GET.
  const answered = request.method === 'HEAD' ? 'GET' : request.method;
  return request[HERE]?.find(({ method }) => method === answered);
}

/** Returns the field that names the reason of a failure. A wrong method is refused as the path's operation refuses. */
export const errorFieldOf = (request: KnownRequest): ErrorField =>
  (operationOf(request) ?? request[HERE]?.[0])?.errorField ?? 'detail';

/** Returns true for a request that only reads, by its method or its operation. */
export const isRead = (request: Request): boolean =>
  request.method === 'GET' ||
  request.method === 'HEAD' ||
  (request.method === 'POST' && operationOf(request)?.acts === false);

const PROBES = /^\/health(?:\/|$)/i;

/** Returns true for a probe: it comes from the orchestrator's one address, must be answered and costs nothing, so it has no limits. */
export const isProbe = ({ path }: Pick<Request, 'path'>): boolean => PROBES.test(path);
