import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { Answer } from '../http/operation.ts';
import express, { type Express, type Response } from 'express';

/**
 * Express sets the prototype of every request and response, after which V8 discards the code optimised for their
 * shape. This server creates both with the app's prototypes, by Node's own option, so that setting them changes
 * nothing. Without it a cached answer takes 3 times as long with Node 20, and 1.02 to 1.07 times with Node 24
 * (lab/performance.md).
 */
export class FastExpressAdapter extends ExpressAdapter {
  override initHttpServer(options: Parameters<ExpressAdapter['initHttpServer']>[0]): void {
    super.initHttpServer(options);
    if (options?.httpsOptions) return;
    const app = this.getInstance<Express>();
    this.httpServer = createServer(classesOf(app), app);
  }

  /**
   * Sends JSON without looking up its media type, as Express does for every answer (6.4 µs instead of 0.7), and an `Answer` with its headers
   * and status. A global interceptor for that would cost every answer a tenth (lab/performance.md).
   */
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (body instanceof Answer) {
      response.set(body.headers);
      return this.reply(response, body.body, body.status ?? statusCode);
    }
    if (!isPlain(body) || response.hasHeader('Content-Type')) return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.statusCode = statusCode;
    const text = JSON.stringify(body);
    response.setHeader('Content-Type', JSON_TYPE);
    response.setHeader('Content-Length', Buffer.byteLength(text));
    return response.end(text);
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns true for a body that Nest would send as JSON, and for a bare number, which Nest would send as text. */
const isPlain = (body: unknown): boolean =>
  typeof body === 'number' ||
  (typeof body === 'object' &&
    body !== null &&
    (Array.isArray(body) || Object.getPrototypeOf(body) === Object.prototype));

interface ServerClasses {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
}

/** Returns request and response classes of one app, with the methods that Express and the app add to them. */
function classesOf(app: Express): ServerClasses {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse<IncomingMessage> {}
  app.request = withOwnOf(AppRequest.prototype, express.request, app.request);
  app.response = withOwnOf(AppResponse.prototype, express.response, app.response);
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse as typeof ServerResponse };
}

function withOwnOf<T extends object>(prototype: object, ...sources: T[]): T {
  for (const source of sources) Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(source));
  return prototype as T;
}
