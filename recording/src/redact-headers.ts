import { headerPairs, type HeaderFields } from './exchange.ts';

export interface HarPair {
  readonly name: string;
  readonly value: string;
}

const MEDIA = String.raw`(?:application|text|image|font|multipart|audio|video|\*)\/(?:[a-z]{1,10}(?:[.+-][a-z]{1,10}){0,3}|\*)`;
const MEDIA_TYPE = new RegExp(`^\\s*(${MEDIA})\\s*(?:;\\s*(charset=utf-8))?`, 'i');
const ACCEPT = new RegExp(String.raw`^(?:${MEDIA}(?:;q=[01](?:\.\d{1,3})?)?,?\s*)+$`, 'i');

/** Returns a media type without parameters other than its charset. */
export function mediaType(value: string | undefined): string {
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
  'cache-status':
    /^[A-Za-z]{1,16};\s*(?:(?:hit|stored|collapsed|fwd=[a-z-]{2,16}|fwd-status=\d{3}|ttl=-?\d{1,6}|detail=[a-z-]{1,20})(?:;\s*|$))+$/,
  'retry-after': /^(?:\d{1,5}|[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT)$/,
};

/** Returns the header fields that a recording may contain. */
export function redactHeaders(headers: HeaderFields): HarPair[] {
  return headerPairs(headers).flatMap(([name, value]) => {
    if (name === 'content-type') return [{ name, value: mediaType(value) }];
    const isAllowed = Object.hasOwn(ALLOWED, name) && ALLOWED[name]?.test(value);
    return isAllowed ? [{ name, value }] : [];
  });
}
