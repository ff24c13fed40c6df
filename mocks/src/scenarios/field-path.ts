/** Path of a value in a JSON body: `salida.0.Dividendo`. `$` is the body itself, `*` any item or field. */
export type FieldPath = readonly string[];

/** A place in a body: the containing object or array, and the name or index. */
export interface Place {
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

const PATH = /^(\$|(\w+|\*)(\.(\w+|\*))*)$/;

/** Parses a path; undefined for invalid text. */
export function parsePath(text: string): FieldPath | undefined {
  if (!PATH.test(text)) return undefined;
  return text === '$' ? [] : text.split('.');
}

// Arrays are included: the index is the name.
const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function placesBelow(value: unknown, path: FieldPath): Place[] {
  const [name = '', ...rest] = path;
  if (!isHolder(value)) return [];
  const names = name === '*' ? Object.keys(value) : [name];
  if (rest.length === 0) return names.map((each) => ({ holder: value, name: each }));
  return names.flatMap((each) => placesBelow(value[each], rest));
}

const isThere = ({ holder, name }: Place): boolean => Object.hasOwn(holder, name);

function everyHolder(value: unknown): Record<string, unknown>[] {
  if (!isHolder(value)) return [];
  return [value, ...Object.values(value).flatMap(everyHolder)];
}

/** Returns the places of a path, from the body's root or, if there are none, at any depth. */
export function placesOf(root: { readonly $: unknown }, path: FieldPath): Place[] {
  if (path.length === 0) return [{ holder: root, name: '$' }];
  const fromRoot = placesBelow(root.$, path).filter(isThere);
  if (fromRoot.length > 0) return fromRoot;
  return everyHolder(root.$).flatMap((holder) => placesBelow(holder, path).filter(isThere));
}

/** Returns the places for a new field. Its containers are found like in `placesOf`. */
export function newPlacesOf(root: { readonly $: unknown }, path: FieldPath): Place[] {
  const name = path.at(-1) ?? '$';
  return placesOf(root, path.slice(0, -1))
    .map(({ holder, name: held }) => holder[held])
    .filter(isHolder)
    .filter((holder) => !Array.isArray(holder) || /^\d+$/.test(name))
    .map((holder) => ({ holder, name }));
}
