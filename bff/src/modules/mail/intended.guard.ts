import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Problem } from '../../http/problem.ts';
import { sentenceOf } from '@simulador/contracts/messages/problems';

/** Browsers say so when they fetch what nobody asked for yet. */
const AHEAD = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'];

/** For a GET that does something: refuses who only looks (HEAD), who fetches ahead, and another site's link. */
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
