import type { CoreAnswer, CoreSchemas } from '@simulador/contracts/api/core-request';
import { RATE_GROUPS } from '@simulador/contracts/rates/rate-groups';
import type { RateTables, StoredProduct } from '../tarificador/rate-store.ts';
import { checked } from './checked-body.ts';
import { type Answer, type CoreContext, CoreRefusal } from './operation.ts';

type Table = keyof RateTables;
type Row = { readonly id: number } & Readonly<Record<string, unknown>>;

const NOT_FOUND = 'No existe.';
const IN_USE = 'Está en uso.';

/** Fields that name rows of other tables. */
const REFERENCES = [
  ['product', 'Product'],
  ['loan_use', 'LoanUse'],
  ['range_period', 'RangePeriod'],
  ['range_amount', 'RangeAmount'],
] as const;
/** Bounds of a range, or of a product. */
const BOUNDS = [
  ['min_years', 'max_years'],
  ['min_period', 'max_period'],
  ['min_amount', 'max_amount'],
] as const;
const RATE_KEY = ['product', 'loan_use', 'real_estate_type', 'range_period', 'range_amount'] as const;

const rowsOf = (tables: RateTables, table: Table): Row[] => tables[table];

/**
 * Checks a row against the others. @throws CoreRefusal for bounds out of order, an unknown row, an overlap or a
 * duplicate
 */
function assertFits(tables: RateTables, table: Table, row: Row): void {
  for (const [low, high] of BOUNDS)
    if (Number(row[low] ?? 0) >= Number(row[high] ?? Infinity))
      throw new CoreRefusal('El mínimo debe ser menor que el máximo.');
  for (const [field, other] of REFERENCES)
    if (row[field] !== undefined && !rowsOf(tables, other).some(({ id }) => id === row[field]))
      throw new CoreRefusal(`El campo ${field} no es válido.`);
  const others = rowsOf(tables, table).filter(({ id }) => id !== row.id);
  if (others.some((other) => clashes(table, other, row)))
    throw new CoreRefusal('Se cruza con otro registro, o ya existe.', { status: 409 });
}

function clashes(table: Table, one: Row, other: Row): boolean {
  if (table === 'Product' || table === 'LoanUse') return one['name'] === other['name'];
  if (table === 'Tarificador') return RATE_KEY.every((field) => one[field] === other[field]);
  const [low, high] = table === 'RangePeriod' ? ['min_years', 'max_years'] : ['min_amount', 'max_amount'];
  const isBelow = (a: Row, b: Row): boolean => Number(a[high ?? '']) <= Number(b[low ?? '']);
  return one['product'] === other['product'] && !isBelow(one, other) && !isBelow(other, one);
}

function rowFor(context: CoreContext, table: Table): Row {
  const row = rowsOf(context.rateTables, table).find(({ id }) => id === Number(context.params['id']));
  if (!row) throw new CoreRefusal(NOT_FOUND, { status: 404 });
  return row;
}

/** Returns true if the ranges fill `from` to `to` without gaps. */
function isFilled(ranges: readonly (readonly [number, number])[], from: number, to: number): boolean {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  const end = sorted.reduce<number | null>((at, [min, max]) => (at !== null && min <= at ? max : null), from);
  return sorted.length > 0 && (sorted[0]?.[0] ?? Infinity) <= from && end !== null && end >= to;
}

function productAnswer(tables: RateTables, product: StoredProduct): CoreSchemas['Product'] {
  const isOwn = (row: { product: number }): boolean => row.product === product.id;
  const years = tables.RangePeriod.filter(isOwn).map((row) => [row.min_years, row.max_years] as const);
  const amounts = tables.RangeAmount.filter(isOwn).map((row) => [row.min_amount, row.max_amount] as const);
  const least = (bounds: readonly number[]) => (bounds.length === 0 ? 0 : Math.min(...bounds));
  const limits = {
    min_amount: product.min_amount ?? least(amounts.map(([min]) => min)),
    max_amount: product.max_amount ?? Math.max(0, ...amounts.map(([, max]) => max)),
    min_period: product.min_period ?? least(years.map(([min]) => min)),
    max_period: product.max_period ?? Math.max(0, ...years.map(([, max]) => max)),
  };
  return {
    ...product,
    is_range_amount_valid: isFilled(amounts, limits.min_amount, limits.max_amount),
    is_range_valid_period: isFilled(years, limits.min_period, limits.max_period),
    ...limits,
  };
}

const answerOf = (tables: RateTables, table: Table, row: Row): unknown =>
  table === 'Product' ? productAnswer(tables, row as StoredProduct) : row;

const DEFAULTS: Readonly<Partial<Record<Table, object>>> = {
  Product: { description: '', is_active: true },
  LoanUse: { description: '' },
};

export const listed =
  <T extends Table>(table: T): Answer<T> =>
  (_body, { rateTables: tables }) =>
    rowsOf(tables, table).map((row) => answerOf(tables, table, row)) as CoreAnswer<T>;

const added =
  <T extends Table>(table: T): Answer<`add_${T}`> =>
  (sent, { rateTables: tables }) => {
    const body = checked<`add_${Table}`>(`add_${table}`, sent);
    const rows = rowsOf(tables, table);
    const row: Row = {
      id: Math.max(0, ...rows.map(({ id }) => id)) + 1,
      ...DEFAULTS[table],
      ...(table === 'Tarificador' ? asNumbers(body) : (body as object)),
    };
    assertFits(tables, table, row);
    if (rows.some(({ id }) => id === row.id)) throw new CoreRefusal('Ese código ya existe.', { status: 409 });
    rows.push(row);
    return answerOf(tables, table, row) as CoreAnswer<`add_${T}`>;
  };

/** Converts the values of a new rate, which are texts, to numbers. */
const asNumbers = (body: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(body as object).map(([name, value]) => [name, Number(value)]));

/** Replaces a row by others, or removes it. */
const replace = (rows: Row[], id: number, ...others: Row[]) =>
  rows.splice(
    rows.findIndex((row) => row.id === id),
    1,
    ...others,
  );

const patched =
  <T extends Table>(table: T): Answer<`patch_${T}`> =>
  (sent, context) => {
    const tables = context.rateTables;
    const row = {
      ...rowFor(context, table),
      ...(checked<`patch_${Table}`>(`patch_${table}`, sent) as object),
    };
    assertFits(tables, table, row);
    replace(rowsOf(tables, table), row.id, row);
    return answerOf(tables, table, row) as CoreAnswer<`patch_${T}`>;
  };

const deleted =
  <T extends Table>(table: T): Answer<`delete_${T}`> =>
  (_body, context) => {
    const tables = context.rateTables;
    const { id } = rowFor(context, table);
    const references = REFERENCES.filter(([, other]) => other === table);
    const isUsed = references.some(([field]) =>
      (['RangePeriod', 'RangeAmount', 'Tarificador'] as const).some((other) =>
        rowsOf(tables, other).some((row) => row[field] === id),
      ),
    );
    if (isUsed) throw new CoreRefusal(IN_USE, { status: 409 });
    replace(rowsOf(tables, table), id);
    return { id } as CoreAnswer<`delete_${T}`>;
  };

type TableAnswers<T extends Table> = {
  readonly [Id in T | `add_${T}` | `patch_${T}` | `delete_${T}`]: Answer<Id>;
};

/** Returns the answers of the four operations of a table. */
export const tableAnswers = <T extends Table>(table: T): TableAnswers<T> =>
  ({
    [table]: listed(table),
    [`add_${table}`]: added(table),
    [`patch_${table}`]: patched(table),
    [`delete_${table}`]: deleted(table),
  }) as TableAnswers<T>;

export const rateGroups: Answer<'GroupBy'> = () =>
  RATE_GROUPS.map(({ loan_use, real_estate_types, ...group }) => ({
    ...group,
    loan_use: [...loan_use],
    real_estate_types: [...real_estate_types],
  }));
