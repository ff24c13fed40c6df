/** Collections of Postman, in the formats 2.0 and 2.1. */
import { isObject, parseJson } from '@simulador/contracts/api/json';
import type { ForeignEntry } from '@simulador/recording/read-har';
import type { HarBodyParts } from './har-body.ts';

interface NamedValue {
  readonly name: string;
  readonly value: string;
}

const VARIABLE = /\{\{\s*([^{}\s]+)\s*\}\}/g;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const objectsOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isObject) : [];

/** Returns the enabled elements of a list. */
const namedValuesOf = (list: unknown): NamedValue[] =>
  objectsOf(list)
    .filter(({ disabled }) => disabled !== true)
    .map(({ key, value }) => ({ name: textOf(key), value: textOf(value) }));

/** Fills in the variables of all texts. Variables without a value stay: a script would have set them. */
function filledIn(value: unknown, variables: ReadonlyMap<string, string>): unknown {
  const filled = (text: string): string => {
    const once = text.replace(VARIABLE, (whole, name: string) => variables.get(name) || whole);
    // A value may be made of another variable.
    return once.replace(VARIABLE, (whole, name: string) => variables.get(name) || whole);
  };
  const fill = (_name: string, each: unknown): unknown => (typeof each === 'string' ? filled(each) : each);
  return parseJson(JSON.stringify(value), fill);
}

type Json = Readonly<Record<string, unknown>>;
const isContentType = ({ name }: NamedValue): boolean => /^content-type$/i.test(name);

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

const isCollection = (document: Json): boolean =>
  Array.isArray(document['item']) &&
  /\/collection\/v2\.\d\.\d\//.test(textOf(objectOf(document['info'])['schema']));

function bodyOf({ mode, raw }: Json, headers: readonly NamedValue[]): HarBodyParts | undefined {
  if (mode === undefined) return undefined;
  if (mode !== 'raw') return { _omitted: mode };
  return { mimeType: headers.find(isContentType)?.value, text: textOf(raw) };
}

/** Returns the address of a request. The origin does not matter, because requests go to the target. */
function urlOf(url: Json): string {
  const raw = textOf(url['raw'])
    .replace(/^\{\{[^}]*\}\}/, 'http://collection.invalid')
    .replace(/^(?!https?:)/i, 'http://');
  const places = namedValuesOf(url['variable']);
  const path = (Array.isArray(url['query']) ? raw.replace(/[?#].*/s, '') : raw).replace(
    /(?<=[^/]\/):([^/?#]+)/g,
    (whole, name: string) => places.find((each) => each.name === name)?.value ?? whole,
  );
  const pairs = namedValuesOf(url['query']).map(({ name, value }) =>
    [name, value].map(encodeURIComponent).join('='),
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** Returns an entry; without an address, so that it counts as unusable, if the value of a variable is missing. */
function entryOf(request: unknown, auth: Json, status: number | undefined): ForeignEntry {
  const parts = typeof request === 'string' ? { url: request } : objectOf(request);
  const url = urlOf(typeof parts['url'] === 'string' ? { raw: parts['url'] } : objectOf(parts['url']));
  const own = namedValuesOf(parts['header']);
  const isJson = objectOf(objectOf(objectOf(parts['body'])['options'])['raw'])['language'] === 'json';
  const hasToken = objectOf(parts['auth'] ?? auth)['type'] === 'bearer';
  const headers = [
    ...own,
    ...(isJson && !own.some(isContentType) ? [{ name: 'Content-Type', value: 'application/json' }] : []),
    ...(hasToken ? [{ name: 'Authorization', value: 'Bearer -' }] : []),
  ];
  const postData = bodyOf(objectOf(parts['body']), headers);
  const isComplete = !/\{\{|%7B%7B/i.test(url + JSON.stringify(postData?.text));
  return {
    _resourceType: 'fetch',
    _anySuccess: status === undefined,
    request: { method: textOf(parts['method']), url: isComplete ? url : '', headers, postData },
    response: { status: status ?? 200, content: { _omitted: 'collection' } },
  };
}

/** Returns the requests of a folder. Each saved answer stands for the request that it answers. */
function entriesIn(items: unknown, auth: Json): ForeignEntry[] {
  return objectsOf(items).flatMap((item): ForeignEntry[] => {
    if (Array.isArray(item['item'])) return entriesIn(item['item'], objectOf(item['auth'] ?? auth));
    const saved = objectsOf(item['response']).filter(({ code }) => typeof code === 'number');
    if (saved.length === 0) return [entryOf(item['request'], auth, undefined)];
    return saved.map(({ originalRequest, code }) =>
      entryOf(originalRequest ?? item['request'], auth, code as number),
    );
  });
}

/** Returns the requests of a collection; undefined for another document. */
export function postmanEntries(document: Json): ForeignEntry[] | undefined {
  if (!isCollection(document)) return undefined;
  const variables = new Map(namedValuesOf(document['variable']).map(({ name, value }) => [name, value]));
  const { item, auth } = objectOf(filledIn(document, variables));
  return entriesIn(item, objectOf(auth));
}
