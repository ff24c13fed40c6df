import { parseJson } from '@simulador/contracts/api/json';
import { Decimal } from 'decimal.js';
import { type FieldLocation, locationsOf, newLocationsOf, parsePath } from './field-path.ts';
import { type Part, pathAndBias, pathAndJson } from './scenario.ts';

/** Effects that change one field of a body. */
const EDITS: readonly string[] = ['drop', 'extra', 'set', 'bias'];
/** Default value of an added field. */
const SOMETHING_NEW = '"nuevo"';

export const isEdit = ({ effect }: Part): boolean => EDITS.includes(effect);

function remove({ parent, key }: FieldLocation): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

/** Moves a number, exactly: 0.208 + 0.0002 is 0.2082. */
function move({ parent, key }: FieldLocation, operator: string, by: string): void {
  const value = parent[key];
  if (typeof value !== 'number') return;
  const exact = new Decimal(value);
  const moved = operator === '*' ? exact.mul(by) : operator === '-' ? exact.sub(by) : exact.add(by);
  parent[key] = moved.toNumber();
}

/** Returns a changed copy of a body. */
export function edited(body: unknown, { effect, argument }: Part): unknown {
  const root = { $: structuredClone(body) };
  const [biased, operator, by] = pathAndBias(argument);
  const [path, json = SOMETHING_NEW] = pathAndJson(argument);
  const steps = parsePath(effect === 'bias' ? biased : path) ?? [];
  const locations = effect === 'extra' ? newLocationsOf(root, steps) : locationsOf(root, steps);
  // From the last one, so that dropping an item of an array does not move the items that are still to be dropped.
  for (const location of locations.reverse()) {
    if (effect === 'bias') move(location, operator, by);
    else if (effect === 'drop') remove(location);
    else location.parent[location.key] = JSON.parse(json);
  }
  return root.$;
}

/** Replaces every number and boolean, at any depth. */
const withoutScalars = (body: unknown, replaced: (scalar: unknown) => unknown): string =>
  JSON.stringify(body, (key, value: unknown) =>
    key !== 'valor' && (typeof value === 'number' || typeof value === 'boolean') ? replaced(value) : value,
  );

/** Returns the body as corrupted text: of another type, with NaN for numbers, or half of it. */
export function garbled(body: unknown, kind: string): string {
  if (kind === 'types') return withoutScalars(body, (valor) => ({ valor }));
  if (kind === 'nan') return withoutScalars(body, () => 'NaN');
  const text = JSON.stringify(body);
  const half = text.slice(0, Math.ceil(text.length / 2));
  // Half of a bare number would be another valid number, so it is made invalid.
  return parseJson(half) === undefined ? half : `${half}.`;
}
