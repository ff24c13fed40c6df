import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { audienceOf } from './request-parts.ts';
import { databaseProblem, problemBody, statusOf } from './problem-body.ts';
import { LOGGER } from '../observability/logger.ts';
import { addToLogLine, type TracedRequest } from './request-log.ts';
import { isProblem, Problem } from './problem.ts';
import { errorFieldOf } from './operations.ts';

/** Injection token of the record of refusals. */
export const REFUSAL_RECORD = Symbol('refusal record');

/** Record of the operations that were refused to their caller. */
export interface RefusalRecord {
  noteOperation(request: Request): Promise<void>;
}

/** Converts every error to a problem, and records a 403 of an operation. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(REFUSAL_RECORD) private readonly refusals: RefusalRecord,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const answer = (error: unknown): void => this.answer(error, host);
    if (!isProblem(thrown, 403) || !request.route) return answer(thrown);
    this.refusals.noteOperation(request).then(() => answer(thrown), answer);
  }

  private answer(thrown: unknown, host: ArgumentsHost): void {
    const error = databaseProblem(thrown) ?? thrown;
    const request = host.switchToHttp().getRequest<TracedRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    const status = statusOf(error);
    const logFields = error instanceof Problem ? error.logFields : {};
    addToLogLine(response, logFields);
    if (status >= 500) {
      this.logger.error({ requestId: request.id, status, ...logFields, err: error }, 'request failed');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof Problem) response.set(error.extra.headers ?? {});
    response.status(status);
    this.send(error, request, response);
  }

  /** Sends the body after the status was set. */
  protected send(error: unknown, request: TracedRequest, response: Response): void {
    const body = problemBody(error, errorFieldOf(request), String(request.id), audienceOf(request));
    response.type('application/problem+json').send(JSON.stringify(body));
  }
}
