import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import { isProblem } from '../http/problem.ts';
import { Refusals } from './refusals.ts';

/** Records a refusal behind the guard: the caller may call the operation, but not for this object. */
@Injectable()
export class RefusalRecord implements NestInterceptor {
  constructor(@Inject(Refusals) private readonly refusals: Refusals) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!isProblem(error, 403)) return throwError(() => error);
        const request = context.switchToHttp().getRequest<Request>();
        const subject = `${request.method} ${String(request.route?.path ?? request.path)}`;
        return from(this.refusals.note(request, { action: 'access_refused', subject })).pipe(
          switchMap(() => throwError(() => error)),
        );
      }),
    );
  }
}
