/** Collections of Postman, in the formats 2.0 and 2.1. */
import { isObject } from '@simulador/contracts/api/json';
import type { ForeignEntry } from '@simulador/recording/read-har';
import type { HarBodyParts } from '../recording/har-body.ts';

interface NamedValue {
  readonly name: string;
  readonly value: string;
}

interface RequestTemplate {
  readonly method: string;
  readonly address: string;
  /** Values of `:name` in the path. */
  readonly places: readonly NamedValue[];
  /** Parameters that the address does not have. */
  readonly query: readonly NamedValue[];
  readonly headers: readonly NamedValue[];
  readonly body: HarBodyParts | undefined;
  /** Status of the saved answer, if there is one. */
  readonly status: number | undefined;
}

const VARIABLE = /\{\{\s*([^{}\s]+)\s*\}\}/g;
/** How deep values may be made of other variables. */
const MAX_DEPTH = 5;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const objectsOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isObject) : [];

/** Returns the enabled elements of a list. */
const namedValuesOf = (list: unknown): NamedValue[] =>
  objectsOf(list)
    .filter(({ disabled }) => disabled !== true)
    .map(({ key, value }) => ({ name: textOf(key), value: textOf(value) }));

/** Fills in the variables of all texts. Variables without a value stay: a script would have set them. */
function filledIn(value: unknown, variables: ReadonlyMap<string, string>, depth = 0): unknown {
  if (typeof value === 'string') {
    const text = value.replace(VARIABLE, (whole, name: string) => variables.get(name) || whole);
    return text === value || depth === MAX_DEPTH ? text : filledIn(text, variables, depth + 1);
  }
  if (Array.isArray(value)) return value.map((each) => filledIn(each, variables));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filledIn(each, variables)]));
}

function urlOf({ address, places, query }: RequestTemplate): string {
  // The origin does not matter, because requests go to the target.
  const absolute = address
    .replace(/^\{\{[^}]*\}\}/, 'http://collection.invalid')
    .replace(/^(?!https?:)/i, 'http://');
  const path = absolute.replace(
    /(?<=[^/]\/):([^/?#]+)/g,
    (whole, name: string) => places.find((each) => each.name === name)?.value ?? whole,
  );
  const pairs = query.map(({ name, value }) => [name, value].map(encodeURIComponent).join('='));
  return pairs.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** Returns true if a variable has no value. */
const lacksValue = (text: string): boolean => /\{\{|%7B%7B/i.test(text);

/** Returns an entry; without an address, so that it counts as unusable, if the value of a variable is missing. */
function entryOf(template: RequestTemplate): ForeignEntry {
  const { method, headers, body, status } = template;
  const url = urlOf(template);
  const isComplete = !lacksValue(url + JSON.stringify([body?.text, body?.params]));
  return {
    _resourceType: 'fetch',
    _anySuccess: status === undefined,
    request: { method, url: isComplete ? url : '', headers, postData: body },
    response: { status: status ?? 200, content: { _omitted: 'collection' } },
  };
}

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
