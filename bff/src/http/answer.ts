import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Body of a success with its headers, and its status if that is not the operation's usual one. */
export class Answer<T> {
  constructor(
    readonly body: T,
    readonly headers: Readonly<Record<string, string>>,
    readonly status?: number,
  ) {}
}

/** A 202: the request goes on, or waits for another person. */
export class Accepted<T> extends Answer<T> {
  declare readonly status: 202;

  constructor(body: T, headers: Readonly<Record<string, string>> = {}) {
    super(body, headers, 202);
  }
}

/** Sets headers and status of an `Answer` that a controller returns, and passes its body on. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof Answer)) return answer;
        response.set(answer.headers);
        if (answer.status !== undefined) response.status(answer.status);
        return answer.body;
      }),
    );
  }
}
