/** Input of a recorder: one request and its answer, before redaction. */

/** Side of the BFF on which the traffic was recorded. */
export type Border = 'client-bff' | 'bff-core';

export const isBorder = (value: unknown): value is Border => value === 'client-bff' || value === 'bff-core';

/** Header fields in any of the types of Node's and the web's APIs. */
export type HeaderFields =
  | Iterable<readonly [string, string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ExchangeMessage {
  readonly headers: HeaderFields;
  /** Body after content decoding. Null or absent if there is none. */
  readonly body?: Uint8Array | string | null;
  /** Bytes of the whole body, if `body` is absent because it was too large. */
  readonly bodySize?: number;
}

export interface ExchangeRequest extends ExchangeMessage {
  readonly method: string;
  /** Absolute, or path and query. */
  readonly url: string;
}

export interface ExchangeResponse extends ExchangeMessage {
  readonly status: number;
}

export interface Exchange {
  readonly border: Border;
  /** Links the exchanges of one request across the borders. */
  readonly requestId: string | null;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly request: ExchangeRequest;
  /** Null if there was no answer. */
  readonly response: ExchangeResponse | null;
  /** Code of the reason why there was no answer: ECONNREFUSED, UND_ERR_HEADERS_TIMEOUT. */
  readonly errorCode?: string;
}

/** Converts header fields to pairs with lower-case names. */
export const headerPairs = (headers: HeaderFields): [name: string, value: string][] =>
  (Symbol.iterator in headers ? [...headers] : Object.entries(headers)).flatMap(([name, value = []]) =>
    [value].flat().map((each): [string, string] => [name.toLowerCase(), each]),
  );

/** Returns the first value of a header field. */
export function headerValue(headers: HeaderFields, name: string): string | undefined {
  return headerPairs(headers).find(([each]) => each === name)?.[1];
}

/** Returns the size of a message's body in bytes. */
export function bodySizeOf({ body, bodySize }: ExchangeMessage): number {
  if (bodySize !== undefined) return bodySize;
  if (typeof body === 'string') return Buffer.byteLength(body);
  return body?.byteLength ?? 0;
}

/** Returns a message's body as text; empty if there is none or it was not recorded. */
export function bodyText({ body }: ExchangeMessage): string {
  if (typeof body === 'string') return body;
  return body ? new TextDecoder().decode(body) : '';
}
