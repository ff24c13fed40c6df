import { type CoreBody, readCoreBody, TOO_LARGE_BODY } from '@simulador/contracts/api/core-body';
import type { CoreMethod } from '@simulador/contracts/api/operation';
import type { Recorder } from '@simulador/recording/recorder';
import { errors, type Pool } from 'undici';
import { currentRequest } from '../../http/request-scope.ts';

export interface WireRequest {
  readonly method: CoreMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Added to the query when the request is sent, and nowhere else. */
  readonly secretQuery?: string;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: CoreBody;
}

/** Codes for our own aborts, whose DOMException has only a number. */
const ABORT_CODES: Readonly<Record<string, string>> = { TimeoutError: 'DEADLINE', AbortError: 'CANCELLED' };

/** Returns the code of the reason why there is no answer. */
export const errorCodeOf = ({ name, code }: NodeJS.ErrnoException): string =>
  ABORT_CODES[name] ?? code ?? 'OTHER';

/** Returns the first value of a header. */
export const headerOf = (headers: WireAnswer['headers'], name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Returns the decompressed body for the recording. */
const recordedBody = ({ value, text }: CoreBody): Uint8Array | string =>
  value instanceof Uint8Array ? value : text;

/** Errors that occurred after the first byte of an answer. */
const answered = new WeakSet();
/** Codes of an established connection that broke. */
const BROKEN = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** Returns true if an established connection broke before the first byte of an answer, such as an idle one that the core closed. */
export const isUnanswered = (error: unknown): boolean =>
  BROKEN.includes(errorCodeOf(error as Error)) && !answered.has(error as Error);

/** Returns null for a body that is too large. @throws any other error */
function nothingIfTooLarge(error: unknown): null {
  if (error instanceof errors.ResponseExceededMaxSizeError) return null;
  throw error;
}

const withQuery = (path: string, query: string | undefined): string =>
  query === undefined ? path : path + (path.includes('?') ? '&' : '?') + query;

/** Sends requests to one origin, and passes them to the recorder, if there is one. */
export class CoreWire {
  constructor(
    private readonly origin: string,
    private readonly pool: Pool,
    private readonly recorder: Recorder | null,
  ) {}

  async send({ secretQuery, ...request }: WireRequest, signal: AbortSignal): Promise<WireAnswer> {
    const startedAt = new Date();
    let hasBegun = false;
    try {
      const path = withQuery(request.path, secretQuery);
      const { statusCode, headers, body } = await this.pool.request({ ...request, path, signal });
      hasBegun = true;
      const bytes = await body.bytes().catch(nothingIfTooLarge);
      const [type, encoding] = ['content-type', 'content-encoding'].map((name) => headerOf(headers, name));
      const read = bytes ? readCoreBody(bytes, type, encoding) : TOO_LARGE_BODY;
      const answer = { status: statusCode, headers, body: read };
      this.record(request, startedAt, answer);
      return answer;
    } catch (error) {
      if (hasBegun) answered.add(error as Error);
      this.record(request, startedAt, null, errorCodeOf(error as Error));
      throw error;
    }
  }

  private record(request: WireRequest, startedAt: Date, answer: WireAnswer | null, errorCode?: string): void {
    this.recorder?.record({
      border: 'bff-core',
      requestId: currentRequest()?.requestId ?? null,
      startedAt,
      durationMs: Date.now() - startedAt.getTime(),
      request: { ...request, url: this.origin + request.path },
      response: answer && { ...answer, body: recordedBody(answer.body) },
      ...(errorCode === undefined ? {} : { errorCode }),
    });
  }
}
