import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import type { Request } from 'express';
import { Problem } from './problem.ts';

/** Headers by which browsers mark prefetches. */
const AHEAD = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/** Guards a GET with side effects: refuses HEAD, prefetches and links of other sites. */
@Injectable()
export class IntendedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const isAhead = AHEAD.some((name) => /prefetch|prerender|preview/i.test(request.get(name) ?? ''));
    const isForeign = request.get('sec-fetch-site') === 'cross-site';
    if (request.method === 'HEAD' || isAhead || isForeign) {
      throw new Problem(405, sentenceOf(405), { headers: { Allow: 'GET' } });
    }
    return true;
  }
}
