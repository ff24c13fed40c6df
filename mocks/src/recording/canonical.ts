import type { JsonPath } from './json-path.ts';
import type { RecordedBody } from './har-body.ts';

/** Parts of a request that select the recorded answer. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: RecordedBody;
}

/** Returns the value with sorted names and without ignored fields. */
function canonical(value: unknown, leftOut: (path: JsonPath) => boolean, path: JsonPath): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each, index) => canonical(each, leftOut, [...path, index]));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !leftOut([...path, name]))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, canonical(each, leftOut, [...path, name])]),
  );
}

function bodyKey(body: RecordedBody, leftOut: (path: JsonPath) => boolean): string {
  if (body.kind === 'json') return `json ${JSON.stringify(canonical(body.value, leftOut, []))}`;
  return body.kind === 'text' ? `text ${body.text}` : body.kind;
}

const sortedQuery = (query: ReceivedRequest['query']): string =>
  new URLSearchParams(
    query
      .map(([name, value]): [string, string] => [name, value])
      .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  ).toString();

/**
 * Returns a key that is equal for requests that differ only in ignored fields, the order of names or the notation of
 * numbers.
 */
export function requestKey(request: ReceivedRequest, leftOut: (path: JsonPath) => boolean): string {
  const { method, path, query, body } = request;
  return [method, path, sortedQuery(query), bodyKey(body, leftOut)].join('\n');
}
