/** Allow-list that is applied to an exchange before anything reaches the disk. */
import { STATUS_CODES } from 'node:http';
import { findOperation, personalFieldsAt, publicTextsAt } from '@simulador/contracts/api/find-operation';
import { bodySizeOf, bodyText, type Exchange, type ExchangeMessage, headerValue } from './exchange.ts';
import { harEntry, type HarContent, type HarEntry, type HarPostData, type Omission } from './har.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { mediaType, redactHeaders } from './redact-headers.ts';
import { JsonRedactor } from './redact-json.ts';
import { redactUrl } from './redact-url.ts';

interface SeenBody {
  readonly text?: string;
  readonly _omitted?: Omission;
}

const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;
const ERROR_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED ETIMEDOUT ENOTFOUND EAI_AGAIN EPIPE EHOSTUNREACH ENETUNREACH ABORT_ERR ' +
    'UND_ERR_SOCKET UND_ERR_CONNECT_TIMEOUT UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT UND_ERR_ABORTED TOO_LARGE ' +
    'UND_ERR_RES_EXCEEDED_MAX_SIZE HPE_INVALID_CONSTANT DEADLINE CANCELLED'
  ).split(' '),
);
type PersonalFields = ReturnType<typeof personalFieldsAt>;
const NO_PATHS: ReadonlySet<string> = new Set();

/** Returns the field name for an answer that is a bare value. */
const bareName = (pathname: string): string => (findOperation(pathname)?.id === 'paridad' ? 'uf_value' : '');

export class Redaction {
  constructor(private readonly pseudonyms: Pseudonyms) {}

  /** Returns the redacted entry of an exchange. */
  entryOf(exchange: Exchange): HarEntry {
    const { request, response, border } = exchange;
    const url = redactUrl(request.url, border, this.pseudonyms);
    const { pathname } = new URL(url.url);
    const isSuccess = response !== null && response.status >= 200 && response.status < 300;
    const textPaths = isSuccess ? publicTextsAt(pathname) : NO_PATHS;
    return harEntry({
      border,
      requestId: exchange.requestId === null ? null : this.pseudonyms.of(exchange.requestId, 'token'),
      startedAt: exchange.startedAt,
      durationMs: exchange.durationMs,
      request: {
        ...url,
        method: METHOD.test(request.method.toUpperCase()) ? request.method.toUpperCase() : 'OTHER',
        headers: redactHeaders(request.headers),
        bodySize: bodySizeOf(request),
        postData: this.postData(request, personalFieldsAt(pathname, request.method)),
      },
      response: {
        status: response?.status ?? 0,
        statusText: STATUS_CODES[response?.status ?? 0] ?? '',
        headers: response ? redactHeaders(response.headers) : [],
        content: response ? this.content(response, textPaths, bareName(pathname)) : { size: 0, mimeType: '' },
      },
      errorCode: exchange.errorCode && (ERROR_CODES.has(exchange.errorCode) ? exchange.errorCode : 'OTHER'),
    });
  }

  private postData(request: ExchangeMessage, personalHere: PersonalFields): HarPostData | undefined {
    if (bodySizeOf(request) === 0) return undefined;
    const mimeType = mediaType(headerValue(request.headers, 'content-type'));
    return { mimeType, params: [], text: '', ...this.body(request, NO_PATHS, '', personalHere) };
  }

  private content(response: ExchangeMessage, textPaths: ReadonlySet<string>, name: string): HarContent {
    return {
      size: bodySizeOf(response),
      mimeType: mediaType(headerValue(response.headers, 'content-type')),
      ...this.body(response, textPaths, name),
    };
  }

  private body(
    message: ExchangeMessage,
    textPaths: ReadonlySet<string>,
    name = '',
    personalHere: PersonalFields = {},
  ): SeenBody {
    if (bodySizeOf(message) === 0) return {};
    if (!/[/+]json\b/i.test(mediaType(headerValue(message.headers, 'content-type')))) {
      return { _omitted: 'not-json' };
    }
    if (message.body === undefined || message.body === null) return { _omitted: 'too-large' };
    try {
      const value: unknown = JSON.parse(bodyText(message));
      const redactor = new JsonRedactor(this.pseudonyms, textPaths, personalHere);
      return { text: JSON.stringify(redactor.redact(value, name)) };
    } catch {
      return { _omitted: 'invalid-json' };
    }
  }
}
