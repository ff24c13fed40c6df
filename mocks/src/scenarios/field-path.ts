/** Path of a value in a JSON body: `salida.0.Dividendo`. `$` is the body itself, `*` any item or field. */
export type FieldPath = readonly string[];

/** Location of a value in a body: the containing object or array, and the name or index. */
export interface FieldLocation {
  readonly parent: Record<string, unknown>;
  readonly key: string;
}

const PATH = /^(\$|(\w+|\*)(\.(\w+|\*))*)$/;

/** Parses a path; undefined for invalid text. */
export function parsePath(text: string): FieldPath | undefined {
  if (!PATH.test(text)) return undefined;
  return text === '$' ? [] : text.split('.');
}

// Arrays are included; their keys are indexes.
const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function locationsBelow(value: unknown, path: FieldPath): FieldLocation[] {
  const [first = '', ...rest] = path;
  if (!isContainer(value)) return [];
  const keys = first === '*' ? Object.keys(value) : [first];
  if (rest.length === 0) return keys.map((key) => ({ parent: value, key }));
  return keys.flatMap((key) => locationsBelow(value[key], rest));
}

const exists = ({ parent, key }: FieldLocation): boolean => Object.hasOwn(parent, key);

function allContainers(value: unknown): Record<string, unknown>[] {
  if (!isContainer(value)) return [];
  return [value, ...Object.values(value).flatMap(allContainers)];
}

/** Returns the locations of a path, from the body's root or, if there are none, at any depth. */
export function locationsOf(root: { readonly $: unknown }, path: FieldPath): FieldLocation[] {
  if (path.length === 0) return [{ parent: root, key: '$' }];
  const fromRoot = locationsBelow(root.$, path).filter(exists);
  if (fromRoot.length > 0) return fromRoot;
  return allContainers(root.$).flatMap((container) => locationsBelow(container, path).filter(exists));
}

/** Returns the locations for a new field. Its containers are found as in `locationsOf`. */
export function newLocationsOf(root: { readonly $: unknown }, path: FieldPath): FieldLocation[] {
  const key = path.at(-1) ?? '$';
  return locationsOf(root, path.slice(0, -1))
    .map((location) => location.parent[location.key])
    .filter(isContainer)
    .filter((parent) => !Array.isArray(parent) || /^\d+$/.test(key))
    .map((parent) => ({ parent, key }));
}
