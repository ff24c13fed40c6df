/** Allow-list that is applied to an exchange before anything reaches the disk. */
import { STATUS_CODES } from 'node:http';
import { findOperation, personalFieldsAt, publicTextsAt } from '@simulador/contracts/api/find-operation';
import {
  bodySizeOf,
  bodyText,
  type Exchange,
  type ExchangeMessage,
  type HeaderFields,
  headerPairs,
  headerValue,
} from './exchange.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { JsonRedactor } from './redact-json.ts';
import { type HarPair, redactUrl } from './redact-url.ts';

const MEDIA = String.raw`(?:application|text|image|font|multipart|audio|video|\*)\/(?:[a-z]{1,10}(?:[.+-][a-z]{1,10}){0,3}|\*)`;
const MEDIA_TYPE = new RegExp(`^\\s*(${MEDIA})\\s*(?:;\\s*(charset=utf-8))?`, 'i');
const ACCEPT = new RegExp(String.raw`^(?:${MEDIA}(?:;q=[01](?:\.\d{1,3})?)?,?\s*)+$`, 'i');

/** Returns a media type without parameters other than its charset. */
function mediaType(value: string | undefined): string {
  const [, type, charset] = MEDIA_TYPE.exec(value ?? '') ?? [];
  if (!type) return value ? 'application/octet-stream' : '';
  return charset ? `${type.toLowerCase()}; ${charset.toLowerCase()}` : type.toLowerCase();
}

/** Header fields that a recording contains, and the syntax of their values. A value with another syntax is left out. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  accept: ACCEPT,
  'x-source': /^(?:local|core|cache|stale|shadow)$/,
  'x-uf-date': /^\d{4}-\d{2}-\d{2}$/,
  'x-mock-core': /^1$/,
  age: /^\d{1,6}$/,
  'retry-after': /^(?:\d{1,5}|[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT)$/,
};

/** Returns the header fields that a recording may contain. */
function redactHeaders(headers: HeaderFields): HarPair[] {
  return headerPairs(headers).flatMap(([name, value]) => {
    if (name === 'content-type') return [{ name, value: mediaType(value) }];
    const isAllowed = Object.hasOwn(ALLOWED, name) && ALLOWED[name]?.test(value);
    return isAllowed ? [{ name, value }] : [];
  });
}

/** Body in an entry, or the reason why only its size in bytes was recorded. */
interface SeenBody {
  readonly size: number;
  readonly mimeType: string;
  readonly text?: string;
  readonly _omitted?: 'not-json' | 'invalid-json' | 'too-large';
}

const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;
/** Codes of the system, of undici and of Node's parser, and those of `errorCodeOf`. */
const ERROR_CODE =
  /^(?:E[A-Z]{3,15}|EAI_[A-Z]{3,8}|(?:UND_ERR|HPE)_[A-Z_]{3,30}|ABORT_ERR|DEADLINE|CANCELLED)$/;
const NO_PATHS: ReadonlySet<string> = new Set();
const UNKNOWN = -1;
/** Parts of a request or an answer that HAR requires and nobody reads. */
const MESSAGE = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: UNKNOWN } as const;

/** Entry of our HAR 1.2. Names that begin with `_` are our extensions. */
export type HarEntry = ReturnType<Redaction['entryOf']>;

export class Redaction {
  constructor(private readonly pseudonyms: Pseudonyms) {}

  /** Returns the redacted entry of an exchange. */
  entryOf({ request, response, border, errorCode, ...exchange }: Exchange) {
    const { url, queryString } = redactUrl(request.url, border, this.pseudonyms);
    const { pathname } = new URL(url);
    const method = request.method.toUpperCase();
    const status = response?.status ?? 0;
    const isSuccess = status >= 200 && status < 300;
    const sent = this.seen(
      request,
      new JsonRedactor(this.pseudonyms, NO_PATHS, personalFieldsAt(pathname, method)),
    );
    const redactor = new JsonRedactor(this.pseudonyms, isSuccess ? publicTextsAt(pathname) : NO_PATHS);
    // The UF is an answer without a field's name.
    const name = findOperation(pathname)?.id === 'paridad' ? 'uf_value' : '';
    const content = response ? this.seen(response, redactor, name) : { size: 0, mimeType: '' };
    const time = Math.max(0, Math.round(exchange.durationMs * 1000) / 1000);
    return {
      startedDateTime: exchange.startedAt.toISOString(),
      time,
      request: {
        ...MESSAGE,
        method: METHOD.test(method) ? method : 'OTHER',
        url,
        queryString,
        headers: redactHeaders(request.headers),
        bodySize: sent.size,
        ...(sent.size > 0 && { postData: { params: [], text: '', ...sent } }),
      },
      response: {
        ...MESSAGE,
        status,
        statusText: STATUS_CODES[status] ?? '',
        headers: response ? redactHeaders(response.headers) : [],
        content,
        redirectURL: '',
        bodySize: content.size,
      },
      cache: {},
      timings: { send: 0, wait: time, receive: 0 },
      _border: border,
      _requestId: exchange.requestId === null ? null : this.pseudonyms.of(exchange.requestId, 'token'),
      ...(errorCode && { _error: ERROR_CODE.test(errorCode) ? errorCode : 'OTHER' }),
    };
  }

  private seen(message: ExchangeMessage, redactor: JsonRedactor, name?: string): SeenBody {
    const seen = {
      size: bodySizeOf(message),
      mimeType: mediaType(headerValue(message.headers, 'content-type')),
    };
    if (seen.size === 0) return seen;
    if (!/[/+]json\b/i.test(seen.mimeType)) return { ...seen, _omitted: 'not-json' };
    if (message.body === undefined || message.body === null) return { ...seen, _omitted: 'too-large' };
    try {
      return { ...seen, text: JSON.stringify(redactor.redact(JSON.parse(bodyText(message)), name)) };
    } catch {
      return { ...seen, _omitted: 'invalid-json' };
    }
  }
}
