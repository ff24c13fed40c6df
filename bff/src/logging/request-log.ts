import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** A request that carries its id; the same id is in the answer's header, in problems and in the log. */
export type TracedRequest = Request & { readonly id: string };

const SAFE_ID = /^[\w-]{8,64}$/;

function requestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

/** A longer path is nobody's of ours; matching all of it would cost the time of many requests. */
const MAX_PATH = 256;
const RUT_LIKE = /^\d[\d.]{5,}-?[\dk]$/i;

const maskedSegment = (segment: string): string =>
  segment.includes('@') || RUT_LIKE.test(segment) ? '***' : segment;

/** Without its query, and without what looks like a RUT or an e-mail address: anybody can type anything after our host. */
export function pathForLog(url: string): string {
  const [path = ''] = url.slice(0, MAX_PATH).split('?', 1);
  return path.replaceAll('%40', '@').split('/').map(maskedSegment).join('/');
}

/** One line a request: method, path, status and time. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: requestId,
    quietReqLogger: true,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: pathForLog(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    // Why a request failed is logged where it failed.
    customErrorObject: (_request, _response, _error, entry: { err?: unknown }) => ({
      ...entry,
      err: undefined,
    }),
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'warn' : 'info'),
  }) as unknown as RequestHandler;
}
