import { type FieldPath, parsePath, locationsOf } from './field-path.ts';
import { namedValue, splitOutside } from './quoting.ts';

/** Values that a request must have to be affected, each in a field of its body or in its query. */
export type Condition = readonly { readonly path: FieldPath; readonly value: string }[];

/** Parts of a request that a condition tests. */
export interface RequestValues {
  readonly body: unknown;
  readonly query: URLSearchParams;
}

/** Parses `when(destino=72,nombre="a, b")`; undefined for anything else. */
export function parseCondition(text: string): Condition | undefined {
  const [, inside] = /^when\((.+)\)$/s.exec(text) ?? [];
  if (inside === undefined) return undefined;
  const condition = splitOutside(inside, ',').flatMap((each) => {
    const [name = '', value = ''] = namedValue(each) ?? [];
    const path = parsePath(name);
    return path ? [{ path, value }] : [];
  });
  return condition.length === splitOutside(inside, ',').length ? condition : undefined;
}

/** Returns true if a request has every value. Numbers and flags are compared as texts. */
export const isMet = (condition: Condition, { body, query }: RequestValues): boolean =>
  condition.every(
    ({ path, value }) =>
      query.getAll(path.join('.')).includes(value) ||
      locationsOf({ $: body }, path).some(({ parent, key }) => String(parent[key]) === value),
  );
