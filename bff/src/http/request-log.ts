import { knownSegments } from '@simulador/contracts/api/path-segments';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** A request with its id, which is also in the answer's header, in problems and in the log. */
export type TracedRequest = Request & { readonly id: string };

/** Syntax of ids that are accepted from callers. The maximum length is that of the column in `audit`. */
const SAFE_ID = /^[\w-]{8,60}$/;

function chooseId(request: IncomingMessage, response: ServerResponse): string {
  const requestedId = request.headers['x-request-id'];
  const id = typeof requestedId === 'string' && SAFE_ID.test(requestedId) ? requestedId : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/** Maximum length of a path that is matched. Ours are shorter, and matching a very long one takes too much time. */
const MAX_PATH = 256;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** Files of the built client; their names contain a hash of their content. */
const ASSET = /^(?:assets|[\w.-]+-[\w-]{8}\.(?:js|css|woff2))$/;

/** Returns a path without query and with unknown segments masked, because a URL can contain anybody's data in any encoding. */
export function pathForLog(url: string, isKnown: ReturnType<typeof knownSegments>): string {
  const [path = ''] = url.slice(0, MAX_PATH).split(/[?;]/, 1);
  const masked = (segment: string): string =>
    isKnown(segment) || UUID.test(segment) || ASSET.test(segment) ? segment : '***';
  return path.split('/').map(masked).join('/');
}

type LogFields = Readonly<Record<string, unknown>>;

const LOG_FIELDS = 'logFields';

/** Adds fields to the log line of the response's request. */
export function addToLogLine(response: Response, fields: LogFields): void {
  response.locals[LOG_FIELDS] = { ...(response.locals[LOG_FIELDS] as LogFields | undefined), ...fields };
}

/** Sets the request's id, and logs one line per request: method, path, status and time. `templates` are the paths of all operations. */
export function requestLog(logger: Logger, templates: readonly string[]): RequestHandler {
  const isKnown = knownSegments(templates);
  return (request, response, next) => {
    const { method, url } = request;
    const requestId = chooseId(request, response);
    (request as { id?: string }).id = requestId;
    const startedAt = Date.now();
    response.on('close', () => {
      const failed = response.statusCode >= 500;
      // The error itself is logged by the code that caught it.
      logger[failed ? 'warn' : 'info'](
        {
          requestId,
          req: { method, path: pathForLog(url, isKnown) },
          res: { status: response.statusCode },
          responseTime: Date.now() - startedAt,
          ...(response.locals[LOG_FIELDS] as LogFields | undefined),
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
