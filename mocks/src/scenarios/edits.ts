import { parseJson } from '@simulador/contracts/api/json';
import { Decimal } from 'decimal.js';
import { newLocationsOf, parsePath, locationsOf, type FieldPath, type FieldLocation } from './field-path.ts';

/** One change of a body. */
export type Edit =
  | { readonly change: 'drop'; readonly path: FieldPath }
  | { readonly change: 'extra'; readonly path: FieldPath; readonly value: unknown }
  | { readonly change: 'set'; readonly path: FieldPath; readonly value: unknown }
  | { readonly change: 'bias'; readonly path: FieldPath; readonly sign: string; readonly by: string };

type EditParser = (argument: string) => Edit | undefined;

/** Default value of an added field. */
const SOMETHING_NEW = 'nuevo';

function drop(argument: string): Edit | undefined {
  const path = parsePath(argument);
  return path && path.length > 0 ? { change: 'drop', path } : undefined;
}

function pathAndValue(argument: string, fallback?: unknown): { path: FieldPath; value: unknown } | undefined {
  const [, text = '', json] = /^([^:]+)(?::(.+))?$/s.exec(argument) ?? [];
  const path = parsePath(text);
  const value = json === undefined ? fallback : parseJson(json);
  return path && value !== undefined ? { path, value } : undefined;
}

function extra(argument: string): Edit | undefined {
  const field = pathAndValue(argument, SOMETHING_NEW);
  return field && field.path.length > 0 ? { change: 'extra', ...field } : undefined;
}

function set(argument: string): Edit | undefined {
  const field = pathAndValue(argument);
  return field && { change: 'set', ...field };
}

function bias(argument: string): Edit | undefined {
  const [, text = '', sign = '', by = ''] = /^(.+)([+\-*])(\d+(?:\.\d+)?)$/.exec(argument) ?? [];
  const path = parsePath(text);
  return path && { change: 'bias', path, sign, by };
}

/** Parsers of the changes by name. Each returns undefined for invalid input. */
export const EDIT_PARSERS: Readonly<Record<Edit['change'], EditParser>> = { drop, extra, set, bias };

// Decimal arithmetic, so that 0.208 + 0.0002 is exactly 0.2082.
function biased(value: number, sign: string, by: string): number {
  const exact = new Decimal(value);
  if (sign === '*') return exact.mul(by).toNumber();
  return (sign === '-' ? exact.sub(by) : exact.add(by)).toNumber();
}

function remove({ parent, key }: FieldLocation): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

function changeAt(location: FieldLocation, edit: Edit): boolean {
  const { parent, key } = location;
  const value = parent[key];
  switch (edit.change) {
    case 'drop':
      remove(location);
      return true;
    case 'extra':
    case 'set':
      parent[key] = structuredClone(edit.value);
      return true;
    case 'bias':
      if (typeof value !== 'number') return false;
      parent[key] = biased(value, edit.sign, edit.by);
      return true;
  }
}

/** Returns a changed copy of a body, and whether there was anything to change. */
export function edited(body: unknown, edit: Edit): { readonly body: unknown; readonly isChanged: boolean } {
  const root = { $: structuredClone(body) };
  const locations = edit.change === 'extra' ? newLocationsOf(root, edit.path) : locationsOf(root, edit.path);
  // From the last one, so that dropping an item of an array does not move the items that are still to be dropped.
  const changes = locations.reverse().map((location) => changeAt(location, edit));
  return { body: root.$, isChanged: changes.includes(true) };
}
