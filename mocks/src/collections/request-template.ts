/** Requests of collections as HAR entries. */
import { isObject } from '@simulador/contracts/api/json';
import type { ForeignEntry } from '@simulador/recording/read-har';
import type { HarBodyParts } from '../recording/har-body.ts';

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

export interface RequestTemplate {
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

const VARIABLE = /\{\{\s*(?:_\.)?([^{}\s]+)\s*\}\}/g;
/** How deep values may be made of other variables. */
const MAX_DEPTH = 5;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const objectsOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? (value as unknown[]).filter(isObject) : [];

/** Returns the enabled elements of a list. Postman calls the name `key`. */
export const namedValuesOf = (list: unknown): NamedValue[] =>
  objectsOf(list)
    .filter(({ disabled }) => disabled !== true)
    .map(({ key, name, value }) => ({ name: textOf(key ?? name), value: textOf(value) }));

/** Fills in the variables of all texts. Variables without a value stay: a script would have set them. */
export function filledIn(value: unknown, variables: ReadonlyMap<string, string>, depth = 0): unknown {
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

/** Returns true if a variable or a template tag has no value. */
const lacksValue = (text: string): boolean => /\{[{%]|%7B(?:%7B|%25)/i.test(text);

/** Returns an entry; without an address, so that it counts as unusable, if the value of a variable is missing. */
export function entryOf(template: RequestTemplate): ForeignEntry {
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
