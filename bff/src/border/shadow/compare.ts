import { toldName } from '../upstream/told-name.ts';

/** A field in which the local answer and the core's differ. Numbers and codes only; texts are told without their value. */
export interface FieldDifference {
  /** `$.SegInc`, `$.0.Tasa`; `$outcome` where one side refused. A name of the core's own is told as in drift. */
  readonly path: string;
  readonly local: number | boolean | string | null;
  readonly core: number | boolean | string | null;
}

type Row = Readonly<Record<string, unknown>>;
/** How far two figures may lie apart, in the field's own unit; `row` is the object that holds the field. */
type Tolerance = number | ((row: Row) => number);

const UF = 0.0001;
const RATE = 0.01;

/** Where a field has none of its own: the last digit of a UF. */
const DEFAULT_TOLERANCE = UF;
const instalmentsOf = (row: Row): number => Number(row['Cuotas']) || 1;

/** Each side rounds its parts once, so a total over all instalments may lie that many roundings apart. */
const TOLERANCES: Readonly<Record<string, Tolerance>> = {
  CostoTotalUF: (row) => UF * instalmentsOf(row),
  DivTotalPe: 5,
  RenMin: 20,
  /** Of an insurance it is a monthly fraction, listed as it is priced: nothing rounds it, so nothing is forgiven. */
  Tasa: (row) => ('IdentificadorSeguro' in row ? 0 : RATE),
  TasaCae: RATE,
  rate: RATE,
  Valor: RATE,
};

/** Finer than the finest figure: an insurance's monthly fraction has six decimals. */
const SCALE = 1e8;
const scaled = (value: number): number => Math.round(value * SCALE);

/** All differences between two answers, field by field. Fields that only one side has differ; order of lists counts. */
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
  if (isRecord(local) && isRecord(core)) {
    const names = [...new Set([...Object.keys(local), ...Object.keys(core)])];
    return names.flatMap((name) =>
      compare({
        local: local[name],
        core: core[name],
        path: `${path}.${ours(local, name)}`,
        name,
        row: local,
      }),
    );
  }
  return local === core ? [] : [{ path, local: told(local), core: told(core) }];
}

function isWithin(pair: Pair, local: number, core: number): boolean {
  const tolerance = TOLERANCES[pair.name] ?? DEFAULT_TOLERANCE;
  const limit = typeof tolerance === 'function' ? tolerance(pair.row) : tolerance;
  return Math.abs(scaled(local) - scaled(core)) <= scaled(limit);
}

/** A name that only the core has may be anything. */
const ours = (local: object, name: string): string => (Object.hasOwn(local, name) ? name : toldName(name));

/** Lists too: their indexes are their names. */
const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function told(value: unknown): FieldDifference['local'] {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return value === undefined || value === null ? null : `(${typeof value})`;
}
