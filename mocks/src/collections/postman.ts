/** Collections of Postman, in the formats 2.0 and 2.1. */
import { isObject } from '@simulador/contracts/api/json';
import type { ForeignEntry } from '@simulador/recording/read-har';
import type { HarBodyParts } from '../recording/har-body.ts';
import {
  entryOf,
  filledIn,
  type NamedValue,
  namedValuesOf,
  objectsOf,
  type RequestTemplate,
  textOf,
} from './request-template.ts';

type Json = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

const isCollection = (document: Json): boolean =>
  Array.isArray(document['item']) &&
  /\/collection\/v2\.\d\.\d\//.test(textOf(objectOf(document['info'])['schema']));

function bodyOf(body: Json, headers: readonly NamedValue[]): HarBodyParts | undefined {
  const { mode } = body;
  if (mode === undefined) return undefined;
  if (mode === 'urlencoded') {
    return { mimeType: 'application/x-www-form-urlencoded', params: namedValuesOf(body['urlencoded']) };
  }
  if (mode !== 'raw') return { _omitted: mode };
  const mimeType = headers.find(({ name }) => /^content-type$/i.test(name))?.value;
  return { mimeType, text: textOf(body['raw']) };
}

function templateOf(request: unknown, auth: Json, status: number | undefined): RequestTemplate {
  const parts = typeof request === 'string' ? { url: request } : objectOf(request);
  const url = typeof parts['url'] === 'string' ? { raw: parts['url'] } : objectOf(parts['url']);
  const hasToken = objectOf(parts['auth'] ?? auth)['type'] === 'bearer';
  const raw = textOf(url['raw']);
  const own = namedValuesOf(parts['header']);
  const isJson = objectOf(objectOf(objectOf(parts['body'])['options'])['raw'])['language'] === 'json';
  const hasType = own.some(({ name }) => /^content-type$/i.test(name));
  const headers = [
    ...own,
    ...(isJson && !hasType ? [{ name: 'Content-Type', value: 'application/json' }] : []),
    ...(hasToken ? [{ name: 'Authorization', value: 'Bearer -' }] : []),
  ];
  return {
    method: textOf(parts['method']),
    address: Array.isArray(url['query']) ? raw.replace(/[?#].*/s, '') : raw,
    places: namedValuesOf(url['variable']),
    query: namedValuesOf(url['query']),
    headers,
    body: bodyOf(objectOf(parts['body']), headers),
    status,
  };
}

/** Returns the requests of a folder. Each saved answer stands for the request that it answers. */
function templatesIn(items: unknown, auth: Json): RequestTemplate[] {
  return objectsOf(items).flatMap((item): RequestTemplate[] => {
    if (Array.isArray(item['item'])) return templatesIn(item['item'], objectOf(item['auth'] ?? auth));
    const saved = objectsOf(item['response']).filter(({ code }) => typeof code === 'number');
    if (saved.length === 0) return [templateOf(item['request'], auth, undefined)];
    return saved.map(({ originalRequest, code }) =>
      templateOf(originalRequest ?? item['request'], auth, code as number),
    );
  });
}

/** Returns the requests of a collection; undefined for another document. */
export function postmanEntries(document: Json): ForeignEntry[] | undefined {
  if (!isCollection(document)) return undefined;
  const variables = new Map(namedValuesOf(document['variable']).map(({ name, value }) => [name, value]));
  const { item, auth } = objectOf(filledIn(document, variables));
  return templatesIn(item, objectOf(auth)).map(entryOf);
}
