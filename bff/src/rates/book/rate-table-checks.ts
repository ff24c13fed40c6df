/** Validation of changes of the rate tables, and what their refusals say. See docs/rules.md R350 to R352. */
import { rateRule, twoDecimalsRule } from '@simulador/contracts/calculation/rules/table-rate';
import { folded, oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { broken, invalidFields, Problem, refuse, unless } from '../../http/problem.ts';
import { type MaximumRatePct, isRangeTable, type RateTable, type RateTablesReader } from './rate-tables.ts';
import type {
  NewRateDto,
  RangeAmountDto,
  RangePeriodDto,
  RateChangeDto,
  RealEstateTypeDto,
} from './rate-tables.dto.ts';

const OVERLAP = 'Este rango se cruza con otro del mismo producto.';
const SAME_ID = 'Ya existe otro registro con ese código.';
const NOT_OF_PRODUCT = 'No existe, o no es de este producto';
const NO_RANGE =
  'Una tarifa nueva es de un rango que el producto no tiene: agréguelo primero en Mantenedores.';
const NOT_IN_ORDER = 'El mínimo debe ser menor que el máximo';

/** Sentences for refused changes. @param one the row that another user changed, e.g. `esta tasa` */
const sentences = (one: string, use: string, duplicate: string) => {
  const row = one.charAt(0).toUpperCase() + one.slice(1);
  return { one, missing: `${row} no existe.`, inUse: `${row} está en uso${use}.`, duplicate };
};
const BY_RATES = ': hay tarifas que dependen de él';

export const RATE_TABLE_SENTENCES: Readonly<Record<RateTable, ReturnType<typeof sentences>>> = {
  Product: sentences('este producto', ': tiene rangos o tarifas', 'Ya existe otro producto con ese nombre.'),
  RangePeriod: sentences('este rango de tiempo', BY_RATES, OVERLAP),
  RangeAmount: sentences('este rango de monto', BY_RATES, OVERLAP),
  LoanUse: sentences('este uso de crédito', BY_RATES, 'Ya existe otro uso de crédito con ese nombre.'),
  Tarificador: sentences(
    'esta tarifa',
    '',
    'Ya existe una tarifa para ese destino, tipo de propiedad, rango de tiempo y rango de monto.',
  ),
};

const ABOVE_TMC = 'Con este rango habría tarifas sobre la tasa máxima convencional.';

/** Pairs of fields; the first must be below the second. */
const BOUNDS = [
  ['min_amount', 'max_amount'],
  ['min_period', 'max_period'],
  ['min_years', 'max_years'],
] as const;

/** Fields in steps of 0.01. */
const STEPPED = ['rate', 'min_amount', 'max_amount'] as const;

/** Columns that identify a rate. */
const RATE_KEY = ['product', 'loan_use', 'real_estate_type', 'range_period', 'range_amount'] as const;

const nameIn = (row: object): string =>
  'name' in row && typeof row.name === 'string' ? folded(row.name) : '';

const isRenamed = (row: object, change: object): boolean =>
  nameIn(change) !== '' && nameIn(change) !== nameIn(row);

/** Checks a new row. @throws Problem 400, 409 */
export async function assertAddable(
  table: RateTable,
  added: object,
  tables: RateTablesReader,
  maximumRatePct: MaximumRatePct,
): Promise<void> {
  assertInOrder({}, added);
  assertSteps({}, added);
  await assertName(table, added, tables);
  if (table === 'Tarificador') await assertRate(added as NewRateDto, tables, maximumRatePct);
}

/** Checks a change of a row. @throws Problem 400, 409 */
export async function assertChangeable(
  table: RateTable,
  row: object,
  change: object,
  tables: RateTablesReader,
  maximumRatePct: MaximumRatePct,
): Promise<void> {
  assertInOrder(row, change);
  assertSteps(row, change);
  if (isRenamed(row, change)) await assertName(table, change, tables);
  if (table === 'Tarificador')
    await assertRate({ ...(row as NewRateDto), ...(change as RateChangeDto) }, tables, maximumRatePct);
  if (isRangeTable(table))
    await assertRatesWithin({ ...row, ...change } as RangeAmountDto | RangePeriodDto, tables, maximumRatePct);
}

/** Returns the fields that were sent, with trimmed texts: the others are present but undefined. */
export const sentFields = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' ? oneSpaced(value) : value,
      ]),
  ) as Fields;

/** Refuses rates of which one exists, so that a core does not add the others. @throws Problem 409 that names the first one */
export async function assertNoneExists(
  rates: readonly NewRateDto[],
  tables: RateTablesReader,
  types: readonly RealEstateTypeDto[],
): Promise<void> {
  const keyOf = (rate: NewRateDto): string => RATE_KEY.map((name) => rate[name]).join(' ');
  const present = new Set((await tables.rows('Tarificador')).value.map(keyOf));
  const there = rates.find((rate) => present.has(keyOf(rate)));
  if (!there) return;
  const { value: uses } = await tables.rows('LoanUse');
  const use = uses.find(({ id }) => id === there.loan_use)?.name ?? there.loan_use;
  const type = types.find(({ id }) => id === there.real_estate_type)?.name ?? there.real_estate_type;
  throw new Problem(409, `Ya existe una tarifa para ${use}, ${type}, en esos rangos de tiempo y monto.`);
}

/** Checks that no other row has the name, ignoring its spelling. @throws Problem 409 */
async function assertName(table: RateTable, row: object, tables: RateTablesReader): Promise<void> {
  const name = nameIn(row);
  if (name === '') return;
  const { value: rows } = await tables.rows(table);
  if (rows.some((each) => nameIn(each) === name))
    throw new Problem(409, RATE_TABLE_SENTENCES[table].duplicate);
}

/** Checks that the law allows the rates of a range after its change. */
async function assertRatesWithin(
  range: RangeAmountDto | RangePeriodDto,
  tables: RateTablesReader,
  maximumRatePct: MaximumRatePct,
): Promise<void> {
  // Sequential, because a transaction has one connection.
  const { value: rates } = await tables.rows('Tarificador');
  const { value: periods } = await tables.rows('RangePeriod');
  const { value: amounts } = await tables.rows('RangeAmount');
  const isAmounts = 'min_amount' in range;
  const others = isAmounts ? periods : amounts;
  for (const other of others.filter(({ product }) => product === range.product)) {
    const [amount, period] = (isAmounts ? [range, other] : [other, range]) as [
      RangeAmountDto,
      RangePeriodDto,
    ];
    const within = rates.filter(
      ({ range_amount, range_period }) => range_amount === amount.id && range_period === period.id,
    );
    const highest = Math.max(0, ...within.map(({ rate }) => rate));
    const maximum = highest > 0 ? await maximumRatePct(amount, period.max_years) : null;
    if (maximum !== null && highest > maximum) throw new Problem(409, ABOVE_TMC);
  }
}

/** Checks that the ranges are the product's, and that the law allows the rate in them. */
export async function assertRate(
  rate: Omit<NewRateDto, 'loan_use' | 'real_estate_type'>,
  tables: RateTablesReader,
  maximumRatePct: MaximumRatePct,
): Promise<void> {
  const { value: periods } = await tables.rows('RangePeriod');
  const { value: amounts } = await tables.rows('RangeAmount');
  const isOwn = ({ product }: { product: number }): boolean => product === rate.product;
  const period = periods.filter(isOwn).find(({ id }) => id === rate.range_period);
  const amount = amounts.filter(isOwn).find(({ id }) => id === rate.range_amount);
  refuse([
    ...unless(period !== undefined, 'range_period', NOT_OF_PRODUCT),
    ...unless(amount !== undefined, 'range_amount', NOT_OF_PRODUCT),
  ]);
  const maximum = period && amount ? await maximumRatePct(amount, period.max_years) : null;
  refuse(broken('rate', rateRule(rate.rate, maximum)));
}

/** Checks the decimals of changed fields. A stored value with more decimals is accepted until it is changed. */
export function assertSteps(row: object, change: object): void {
  const [now, next] = [row, change] as Readonly<Record<string, number | undefined>>[];
  refuse(
    STEPPED.flatMap((name) => {
      const value = next?.[name];
      return value === undefined || value === now?.[name] ? [] : broken(name, twoDecimalsRule(value));
    }),
  );
}

/** Checks both bounds if a change has one. A product without ranges shows 0 for a missing limit. */
function assertInOrder(row: object, change: object): void {
  const [now, next] = [row, change] as Readonly<Record<string, number | undefined>>[];
  refuse(
    BOUNDS.flatMap(([low, high]) => {
      if (next?.[low] === undefined && next?.[high] === undefined) return [];
      const [min, max] = [next[low] ?? now?.[low], next[high] ?? (now?.[high] || undefined)];
      return unless(min === undefined || max === undefined || min < max, high, NOT_IN_ORDER);
    }),
  );
}

interface Refused {
  readonly code?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly table?: string;
}

const EXCLUSION = '23P01';
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const CHECK = '23514';
const NOT_NULL = '23502';

/** Translates a database error into a problem that the administrator can act on; null for any other error. */
export function rateTableProblem(error: unknown, table: RateTable, ownTable: string): Problem | null {
  const { code, column = '', constraint = '', table: where } = (error ?? {}) as Refused;
  const { inUse, duplicate } = RATE_TABLE_SENTENCES[table];
  if (code === EXCLUSION) return new Problem(409, OVERLAP);
  if (code === UNIQUE) return new Problem(409, constraint.endsWith('_pkey') ? SAME_ID : duplicate);
  // A range that another change has moved or deleted.
  if (code === NOT_NULL && column.startsWith('range_')) return new Problem(409, NO_RANGE);
  // Two concurrent changes of one bound each.
  if (code === CHECK) return new Problem(400, NOT_IN_ORDER);
  if (code !== FOREIGN_KEY) return null;
  // Another table refers to the row, or the row refers to a missing one.
  if (where !== ownTable) return new Problem(409, inUse);
  const field = constraint.replace(`${ownTable}_`, '').replace(/_id_fkey$/, '');
  return invalidFields([{ name: field, message: NOT_OF_PRODUCT }]);
}
