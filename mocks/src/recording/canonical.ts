import type { JsonPath } from './json-path.ts';
import type { RecordedBody } from './har-body.ts';

/** A request as far as it decides which recorded answer it gets. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: RecordedBody;
}

/** The value with sorted names, without the omitted parts. Numbers are equal when their values are: 4.50 is 4.5. */
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

/** Equal for requests that are the same but for volatile fields, the order of names and the spelling of numbers. */
export function requestKey(request: ReceivedRequest, leftOut: (path: JsonPath) => boolean): string {
  const { method, path, query, body } = request;
  return [method, path, sortedQuery(query), bodyKey(body, leftOut)].join('\n');
}
