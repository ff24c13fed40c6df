/** Exports of Insomnia: JSON in the format 4, YAML in the format 5. */
import { isObject } from '@simulador/contracts/api/json';
import type { ForeignEntry } from '@simulador/recording/read-har';
import type { HarBodyParts } from '../recording/har-body.ts';
import {
  entryOf,
  filledIn,
  namedValuesOf,
  objectsOf,
  type RequestTemplate,
  textOf,
} from './request-template.ts';

const FORMAT_5 = /^collection\.insomnia\.rest\/5\b/;

type Json = Readonly<Record<string, unknown>>;

/** Returns the values of an environment, of nested ones by their path. */
function valuesIn(data: unknown, prefix = ''): [string, string][] {
  if (isObject(data)) {
    return Object.entries(data).flatMap(([name, value]) =>
      valuesIn(value, prefix === '' ? name : `${prefix}.${name}`),
    );
  }
  return typeof data === 'string' || typeof data === 'number' ? [[prefix, String(data)]] : [];
}

/** Returns the values of all environments; of a name that several have, that of the first. */
const variablesOf = (resources: readonly Json[]): Map<string, string> =>
  new Map(
    resources
      .filter(({ _type }) => _type === 'environment')
      .toReversed()
      .flatMap(({ data }) => valuesIn(data)),
  );

/** Returns the requests below a parent, in the order of the sidebar. */
function requestsBelow(parent: unknown, resources: readonly Json[]): Json[] {
  return resources
    .filter(
      ({ parentId, _type }) => parentId === parent && (_type === 'request' || _type === 'request_group'),
    )
    .toSorted((one, other) => Number(one['metaSortKey'] ?? 0) - Number(other['metaSortKey'] ?? 0))
    .flatMap((each) => (each['_type'] === 'request' ? [each] : requestsBelow(each['_id'], resources)));
}

function bodyOf(body: unknown): HarBodyParts | undefined {
  if (!isObject(body) || Object.keys(body).length === 0) return undefined;
  const mimeType = textOf(body['mimeType']);
  if (/^multipart\/|^application\/octet-stream/.test(mimeType)) return { _omitted: mimeType };
  return { mimeType, text: textOf(body['text']), params: namedValuesOf(body['params']) };
}

function templateOf(request: Json): RequestTemplate {
  const { authentication, body } = request;
  const hasToken = isObject(authentication) && authentication['type'] === 'bearer';
  return {
    method: textOf(request['method']),
    address: textOf(request['url']),
    places: namedValuesOf(request['pathParameters']),
    query: namedValuesOf(request['parameters']),
    headers: [
      ...namedValuesOf(request['headers']),
      ...(hasToken ? [{ name: 'Authorization', value: 'Bearer -' }] : []),
    ],
    body: bodyOf(body),
    status: undefined,
  };
}

/** Returns what an export of the format 5 contains as resources of the format 4. */
function resourcesOf({ collection, environments }: Json): Json[] {
  const below = (items: unknown, parentId: unknown): Json[] =>
    objectsOf(items).flatMap((item) => {
      const meta = isObject(item['meta']) ? item['meta'] : {};
      const each = { ...item, parentId, _id: meta['id'], metaSortKey: meta['sortKey'] };
      if ('children' in item)
        return [{ ...each, _type: 'request_group' }, ...below(item['children'], meta['id'])];
      // Calls of other protocols have no method.
      return 'method' in item ? [{ ...each, _type: 'request' }] : [];
    });
  const base = isObject(environments) ? environments : {};
  const values = [base, ...objectsOf(base['subEnvironments'])].map(({ data }) => ({
    _type: 'environment',
    data,
  }));
  return [{ _type: 'workspace', _id: null }, ...below(collection, null), ...values];
}

/** Returns the requests of an export; undefined for another document. */
export function insomniaEntries(document: Json): ForeignEntry[] | undefined {
  const isFive = FORMAT_5.test(textOf(document['type']));
  if (!isFive && (document['_type'] !== 'export' || document['__export_format'] !== 4)) return undefined;
  const all = isFive ? resourcesOf(document) : objectsOf(document['resources']);
  const resources = objectsOf(filledIn(all, variablesOf(all)));
  return resources
    .filter(({ _type }) => _type === 'workspace')
    .flatMap(({ _id }) => requestsBelow(_id, resources))
    .map((request) => entryOf(templateOf(request)));
}
