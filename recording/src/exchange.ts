/** The input of a recorder: one request and its answer as they passed a border, before redaction. */

/** Which of the two borders it passed. */
export type Border = 'client-bff' | 'bff-core';

export const isBorder = (value: unknown): value is Border => value === 'client-bff' || value === 'bff-core';

/** Header fields in any of the shapes that Node's and the web's APIs hand out. */
export type HeaderFields =
  Iterable<readonly [string, string]> | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ExchangeMessage {
  readonly headers: HeaderFields;
  /** Decoded of any content encoding. Null or absent for none. */
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
  /** Null when no answer came. */
  readonly response: ExchangeResponse | null;
  /** Code of why no answer came: ECONNREFUSED, UND_ERR_HEADERS_TIMEOUT. */
  readonly errorCode?: string;
}

/** Header fields as pairs with lower-case names. */
export function headerPairs(headers: HeaderFields): [name: string, value: string][] {
  if (Symbol.iterator in headers) {
    return [...(headers as Iterable<readonly [string, string]>)].map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
  }
  return Object.entries(headers).flatMap(([name, value]) =>
    (value === undefined ? [] : typeof value === 'string' ? [value] : value).map((each): [string, string] => [
      name.toLowerCase(),
      each,
    ]),
  );
}

/** A header's first value. */
export function headerValue(headers: HeaderFields, name: string): string | undefined {
  return headerPairs(headers).find(([each]) => each === name)?.[1];
}

/** Bytes of a message's body as it passed. */
export function bodySizeOf({ body, bodySize }: ExchangeMessage): number {
  if (bodySize !== undefined) return bodySize;
  if (typeof body === 'string') return Buffer.byteLength(body);
  return body?.byteLength ?? 0;
}

/** A message's body as text; empty when there is none or it was not recorded. */
export function bodyText({ body }: ExchangeMessage): string {
  if (typeof body === 'string') return body;
  return body ? new TextDecoder().decode(body) : '';
}
