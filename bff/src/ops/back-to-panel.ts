import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { map, type Observable } from 'rxjs';
import { Answer } from '../http/answer.ts';
import { markAsStaff } from '../http/audience.ts';

/** Redirects a browser that sent a form of the panel back to the panel; other clients get the body. */
@Injectable()
export class BackToPanel implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    markAsStaff(request);
    const isBrowser = request.accepts(['json', 'html']) === 'html';
    return next
      .handle()
      .pipe(map((body: unknown) => (isBrowser ? new Answer('', { Location: '/ops/panel' }, 303) : body)));
  }
}
