import { isOperatorPath } from '@simulador/contracts/api/path-segments';
import type { Exchange } from '@simulador/recording/exchange';
import { CapturedBody } from '@simulador/recording/captured-body';
import type { Recorder } from '@simulador/recording/recorder';
import { unpacked } from '@simulador/recording/unpacked';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { LOGGER } from '../../observability/logger.ts';
import type { TracedRequest } from '../../http/request-log.ts';

/** The recorder of this process, or null when nothing is recorded. */
export const RECORDER = Symbol('Recorder');

export const recorderProvider = {
  provide: RECORDER,
  inject: [APP_CONFIG, LOGGER, Clock],
  useFactory: async ({ recordDirectory: directory }: AppConfig, logger: Logger, clock: Clock) => {
    if (directory === null) return null;
    // Loaded for recordings alone: it reads the tables of the API documents, and the running BFF acts by its decorators.
    const { Recorder } = await import('@simulador/recording/recorder');
    return new Recorder({
      directory,
      now: () => clock.now(),
      onWarning: (_sentence, code) => logger.warn({ code }, 'recording stopped or overtaken'),
    });
  },
};

/** Records the traffic between clients and the BFF. The body of a request is recorded as it was parsed. */
export function recordClient(recorder: Recorder): RequestHandler {
  return (request, response, next) => {
    if (isOperatorPath(request.path)) return next();
    const startedAt = new Date();
    const began = performance.now();
    const sent = tapped(response);
    response.once('close', () => {
      recorder.record({
        border: 'client-bff',
        requestId: String((request as TracedRequest).id),
        startedAt,
        durationMs: performance.now() - began,
        request: requestOf(request),
        ...(response.writableFinished
          ? { response: { status: response.statusCode, headers: headersOf(response), ...sent() } }
          : { response: null, errorCode: 'CANCELLED' }),
      });
    });
    next();
  };
}

function requestOf(request: Request): Exchange['request'] {
  const body: unknown = request.body;
  return {
    method: request.method,
    url: request.url,
    headers: request.headers,
    body: body === undefined ? null : JSON.stringify(body),
  };
}

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));

/** Captures the body that is written to a response. The returned function returns it decompressed. */
function tapped(response: Response): () => { body: Buffer | null; bodySize: number } {
  const captured = new CapturedBody();
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) captured.add(Buffer.from(chunk as string));
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.write = ((...args: unknown[]) => {
    keep(args[0]);
    return write(...args);
  }) as Response['write'];
  response.end = ((...args: unknown[]) => {
    keep(args[0]);
    return end(...args);
  }) as Response['end'];
  return () => {
    const { body: packed, bodySize } = captured.all();
    if (!packed) return { body: null, bodySize };
    const body = unpacked(packed, String(response.getHeader('Content-Encoding') ?? ''));
    return { body, bodySize: body.length };
  };
}
