import { isKnownSegment } from '@simulador/contracts/api/find-operation';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** A request that carries its id; the same id is in the answer's header, in problems and in the log. */
export type TracedRequest = Request & { readonly id: string };

/** As long as a row of the audit has room for. */
const SAFE_ID = /^[\w-]{8,60}$/;

function chooseId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/** None of our paths is longer; matching a longer one would cost the time of many requests. */
const MAX_PATH = 256;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** The built client's files, each named after its content. */
const ASSET = /^(?:assets|[\w.-]+-[\w-]{8}\.(?:js|css|woff2))$/;

const maskedSegment = (segment: string): string =>
  isKnownSegment(segment) || UUID.test(segment) || ASSET.test(segment) ? segment : '***';

/** Without its query, and of its segments those that are known: anybody can type anybody's data after our host, in any encoding. */
export function pathForLog(url: string): string {
  const [path = ''] = url.slice(0, MAX_PATH).split(/[?;]/, 1);
  return path.split('/').map(maskedSegment).join('/');
}

const LOG_FIELDS = 'logFields';

/** Adds fields to the log line of the request that this answers. */
export function addToLogLine(response: Response, fields: Readonly<Record<string, unknown>>): void {
  const known = (response.locals[LOG_FIELDS] ?? []) as readonly object[];
  response.locals[LOG_FIELDS] = [...known, fields];
}

const logFieldsOf = (response: Response): object =>
  Object.assign({}, ...((response.locals[LOG_FIELDS] ?? []) as object[])) as object;

/** Gives the request its id, and the log one line of it: method, path, status and time. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, url } = request;
    const requestId = chooseId(request, response);
    (request as { id?: string }).id = requestId;
    const startedAt = Date.now();
    response.on('close', () => {
      const failed = response.statusCode >= 500;
      // The error itself is logged where it was caught.
      logger[failed ? 'warn' : 'info'](
        {
          requestId,
          req: { method, path: pathForLog(url) },
          res: { status: response.statusCode },
          responseTime: Date.now() - startedAt,
          ...logFieldsOf(response),
        },
        outcomeOf(request, response, failed),
      );
    });
    next();
  };
}

function outcomeOf(request: Request, response: Response, failed: boolean): string {
  if (failed) return 'request errored';
  return response.writableEnded && !request.readableAborted ? 'request completed' : 'request aborted';
}
