/** Part of HAR 1.2 that recordings use. Names that begin with `_` are our extensions. */
import type { Border, Exchange } from './exchange.ts';
import type { RecordingContext } from './context.ts';

export interface HarPair {
  readonly name: string;
  readonly value: string;
}

/** Reason why only the size of a body was recorded. */
export type Omission = 'not-json' | 'invalid-json' | 'too-large';

export interface HarPostData {
  readonly mimeType: string;
  readonly params: readonly [];
  readonly text: string;
  readonly _omitted?: Omission;
}

export interface HarContent {
  /** Size of the body in bytes before redaction. */
  readonly size: number;
  readonly mimeType: string;
  readonly text?: string;
  readonly _omitted?: Omission;
}

export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly httpVersion: string;
  readonly cookies: readonly [];
  readonly headers: readonly HarPair[];
  readonly queryString: readonly HarPair[];
  readonly postData?: HarPostData;
  readonly headersSize: number;
  readonly bodySize: number;
}

export interface HarResponse {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly statusText: string;
  readonly httpVersion: string;
  readonly cookies: readonly [];
  readonly headers: readonly HarPair[];
  readonly content: HarContent;
  readonly redirectURL: string;
  readonly headersSize: number;
  readonly bodySize: number;
}

export interface HarEntry {
  readonly startedDateTime: string;
  /** Milliseconds. */
  readonly time: number;
  readonly request: HarRequest;
  readonly response: HarResponse;
  readonly cache: Readonly<Record<string, never>>;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
  readonly _border: Border;
  readonly _requestId: string | null;
  readonly _error?: string;
}

export interface HarLog {
  readonly version: '1.2';
  readonly creator: { readonly name: string; readonly version: string };
  readonly entries: readonly HarEntry[];
  readonly _context: RecordingContext;
}

export const HAR_CREATOR = { name: 'simulador-hipotecario', version: '1' } as const;

/** Variable parts of an entry, already redacted. */
export interface EntryParts extends Pick<Exchange, 'border' | 'requestId' | 'startedAt' | 'durationMs'> {
  readonly request: Pick<HarRequest, 'method' | 'url' | 'headers' | 'queryString' | 'bodySize'> & {
    readonly postData?: HarPostData | undefined;
  };
  readonly response: Pick<HarResponse, 'status' | 'statusText' | 'headers' | 'content'>;
  readonly errorCode?: string | undefined;
}

const UNKNOWN = -1;

/** Makes an entry of a log. */
export function harEntry(parts: EntryParts): HarEntry {
  const { postData, ...request } = parts.request;
  const time = Math.max(0, Math.round(parts.durationMs * 1000) / 1000);
  return {
    startedDateTime: parts.startedAt.toISOString(),
    time,
    request: {
      ...request,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headersSize: UNKNOWN,
      ...(postData ? { postData } : {}),
    },
    response: {
      ...parts.response,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      redirectURL: '',
      headersSize: UNKNOWN,
      bodySize: parts.response.content.size,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    _border: parts.border,
    _requestId: parts.requestId,
    ...(parts.errorCode ? { _error: parts.errorCode } : {}),
  };
}
