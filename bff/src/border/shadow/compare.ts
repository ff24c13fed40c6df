import { toleranceOf } from '@simulador/contracts/api/tolerances';
import { ROW_IDS } from '@simulador/contracts/generated/fields';
import { safeName } from '../upstream/drift.ts';

/** A field in which the local answer and the core's differ. Numbers and codes only; texts are described without their value. */
export interface FieldDifference {
  /**
   * JSON path such as `$.SegInc` or `$.0.Tasa`; `$outcome` if one side refused. Names that only the core has are
   * masked as in the drift log.
   */
  readonly path: string;
  readonly local: number | boolean | string | null;
  readonly core: number | boolean | string | null;
}

type Row = Readonly<Record<string, unknown>>;

/** Factor that makes figures integers for the comparison. Two digits more than the finest figure has, an insurance's monthly rate. */
const SCALE = 1e8;
const scaled = (value: number): number => Math.round(value * SCALE);

/**
 * Returns all differences between two answers, field by field. A field that only one side has is a difference. The rows of a
 * list that have ids are compared by id, so that their order makes no difference: other lists are compared by index.
 */
export const differences = (local: unknown, core: unknown): FieldDifference[] =>
  compare({ local, core, path: '$', name: '', row: {} });

interface Pair {
  readonly local: unknown;
  readonly core: unknown;
  readonly path: string;
  readonly name: string;
  readonly row: Row;
}

function compare(pair: Pair): FieldDifference[] {
  const { local, core, path } = pair;
  if (typeof local === 'number' && typeof core === 'number') {
    return isWithin(pair, local, core) ? [] : [{ path, local, core }];
  }
  const rows = rowsById(local, core);
  if (rows) return compare({ ...pair, ...rows });
  if (isRecord(local) && isRecord(core)) {
    const names = [...new Set([...Object.keys(local), ...Object.keys(core)])];
    return names.flatMap((name) =>
      compare({
        local: local[name],
        core: core[name],
        path: `${path}.${maskedName(local, name)}`,
        name,
        row: local,
      }),
    );
  }
  return local === core ? [] : [{ path, local: described(local), core: described(core) }];
}

/** Returns both lists as objects with the ids of their rows as names; null unless both are lists of rows with different ids. */
function rowsById(local: unknown, core: unknown): Pick<Pair, 'local' | 'core'> | null {
  if (!Array.isArray(local) || !Array.isArray(core)) return null;
  const all: readonly unknown[] = [...local, ...core];
  const id = ROW_IDS.find((name) => all.every((row) => isRecord(row) && Object.hasOwn(row, name)));
  if (id === undefined || all.length === 0) return null;
  const byId = (rows: readonly unknown[]): Row =>
    Object.fromEntries((rows as readonly Row[]).map((row) => [String(row[id]), row]));
  const sides = { local: byId(local), core: byId(core) };
  const isUnique =
    Object.keys(sides.local).length === local.length && Object.keys(sides.core).length === core.length;
  return isUnique ? sides : null;
}

const isWithin = ({ name, row }: Pair, local: number, core: number): boolean =>
  Math.abs(scaled(local) - scaled(core)) <= scaled(toleranceOf(name, row));

/** Ids of rows that are shown although only the core has them. */
const SHORT_ID = /^\d{1,6}$/;

/** Masks a name that only the core has, because it can contain anything. */
const maskedName = (local: object, name: string): string =>
  Object.hasOwn(local, name) || SHORT_ID.test(name) ? name : safeName(name);

/** Returns true for objects and arrays; an array is compared by its indexes. */
const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function described(value: unknown): FieldDifference['local'] {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return value === undefined || value === null ? null : `(${typeof value})`;
}
