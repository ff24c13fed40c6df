import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { json, type Request, type RequestHandler, type Response } from 'express';
import type { Observable } from 'rxjs';
import { LargeBody } from './operation.ts';
import { operationOf } from './operations.ts';
import { Problem } from './problem.ts';

/** Maximum number of values in a body. The largest valid body has 500 simulations, the executive of each (R285) and a few fields. */
const MAX_VALUES = 1_100;
/** Maximum sizes of large bodies: 5,000 changes with ten values each. */
const LARGE_BODIES = { values: 50_000, size: '1mb' } as const;
const SMALL_BODY = '64kb';
const MAX_FIELDS = 100;
const MAX_DEPTH = 8;
const TOO_MUCH = 'La solicitud tiene demasiados datos.';

/** Refuses bodies with more values than any operation accepts with a 400, before validation, whose cost and answer grow with the body. */
export const bodyLimits: RequestHandler = (request, _response, next) =>
  next(isWithinLimits(request.body) ? undefined : new Problem(400, TOO_MUCH));

/** Writes `charset=utf8`, which many clients send, as the registered `utf-8`, because body-parser knows only that. */
export const registeredCharset: RequestHandler = (request, _response, next) => {
  const { 'content-type': type } = request.headers;
  if (type !== undefined)
    request.headers['content-type'] = type.replace(/(;\s*charset\s*=\s*"?)utf8(?=["\s;]|$)/i, '$1utf-8');
  next();
};

/** Returns whether a body is JSON; null without one. What nearly all clients send is known without a lookup of media types. */
export function isJson(request: Request): boolean | null {
  if (request.headers['content-type'] === 'application/json') return true;
  const type = request.is('json');
  return type === null ? null : type !== false;
}

/** Parses JSON, except what may be large. */
export const smallBodies = (): RequestHandler =>
  json({
    limit: SMALL_BODY,
    strict: true,
    type: (message) => {
      const request = message as Request;
      return operationOf(request)?.hasLargeBody !== true && isJson(request) === true;
    },
  });

const parseLarge = json({ limit: LARGE_BODIES.size, strict: true });

/** Parses a large body after the caller has been identified. */
@Injectable()
class ReadsLargeBody implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    await new Promise<void>((resolve, reject) => {
      parseLarge(request, http.getResponse<Response>(), (error?: Error | string) =>
        error === undefined ? resolve() : reject(error as Error),
      );
    });
    if (!isWithinLimits(request.body, LARGE_BODIES.values)) throw new Problem(400, TOO_MUCH);
    return next.handle();
  }
}

/** Marks an operation whose body may be large. `smallBodies` skips it. */
export const TakesLargeBody = (): MethodDecorator =>
  applyDecorators(LargeBody(true), UseInterceptors(ReadsLargeBody));

export function isWithinLimits(body: unknown, maxValues = MAX_VALUES): boolean {
  let values = 0;
  const isWithin = (value: unknown, depth: number): boolean => {
    values += 1;
    if (values > maxValues || depth > MAX_DEPTH) return false;
    if (typeof value !== 'object' || value === null) return true;
    const children = Object.values(value);
    if (!Array.isArray(value) && children.length > MAX_FIELDS) return false;
    return children.every((each) => isWithin(each, depth + 1));
  };
  return isWithin(body, 0);
}
