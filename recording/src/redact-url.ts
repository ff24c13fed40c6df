import { isKnownSegment } from '@simulador/contracts/api/find-operation';
import type { Border } from './exchange.ts';
import { isKnownName, isKnownValue, kindOf } from './known.ts';
import type { Pseudonyms } from './pseudonyms.ts';

export interface HarPair {
  readonly name: string;
  readonly value: string;
}

/** Origins that replace the bank's hosts. */
const ORIGINS: Readonly<Record<Border, string>> = {
  'client-bff': 'http://bff.invalid',
  'bff-core': 'http://core.invalid',
};

/** Decodes a URL component; returns it unchanged if its encoding is invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function segmentSeen(segment: string, pseudonyms: Pseudonyms): string {
  if (isKnownSegment(segment)) return segment;
  return encodeURIComponent(pseudonyms.of(decoded(segment), 'text'));
}

function parameterSeen(name: string, value: string, pseudonyms: Pseudonyms): HarPair {
  const seenName = isKnownName(name) ? name : pseudonyms.fieldName(name);
  return { name: seenName, value: isKnownValue(name, value) ? value : pseudonyms.of(value, kindOf(name)) };
}

export interface SeenUrl {
  readonly url: string;
  readonly queryString: readonly HarPair[];
}

/** Redacts a URL: removes host and fragment, replaces unknown segments and values. */
export function redactUrl(url: string, border: Border, pseudonyms: Pseudonyms): SeenUrl {
  const [, path = '', query = ''] = /^(?:[a-z][\w+.-]*:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/is.exec(url) ?? [];
  const segments = path.split('/').map((segment) => segmentSeen(segment, pseudonyms));
  const queryString = [...new URLSearchParams(query)].map(([name, value]) =>
    parameterSeen(name, value, pseudonyms),
  );
  const search = new URLSearchParams(queryString.map(({ name, value }): [string, string] => [name, value]));
  const seenPath = segments.join('/');
  return {
    url: `${ORIGINS[border]}${seenPath.startsWith('/') ? '' : '/'}${seenPath}${queryString.length ? `?${search}` : ''}`,
    queryString,
  };
}
