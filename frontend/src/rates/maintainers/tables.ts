/** The four maintained tables as data: columns of the list, fields of the form. */
import { DEFAULT_PRODUCT } from '@simulador/contracts/bank/codes';
import {
  describeAmounts,
  describeUf,
  describeYears,
  formatUf,
  nameOf,
  optionsOf,
} from '../tarifas/describe.ts';
import { inOrder, type FormErrors, type FormField, type FormValues } from '../form/fields.ts';
import type { Product } from '../tarifas/rate-data.ts';
import type { MaintainedTableName, TableRow } from './table-calls.ts';

/** Field names of a range's bounds, and of a rate's range. */
export interface RangeNames {
  readonly bounds: readonly [low: string, high: string];
  readonly reference: 'range_period' | 'range_amount';
  /** Formats a range. */
  readonly text: (min: number, max: number) => string;
}

interface Column {
  readonly label: string;
  readonly isNumber?: boolean;
  readonly of: (row: TableRow, products: readonly Product[]) => string;
}

export interface MaintainedTable {
  readonly table: MaintainedTableName;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly fields: (products: readonly Product[], isNew: boolean) => readonly FormField[];
  readonly rule: (values: FormValues, atStart: FormValues) => FormErrors;
  /** Field names of the bounds, if the rows are ranges. */
  readonly range?: RangeNames;
  /** Describes what saving the edited row does to the simulators; null for nothing. */
  readonly consequence?: (row: TableRow, values: FormValues) => string | null;
  readonly nameOf: (row: TableRow, products: readonly Product[]) => string;
}

const textOf = (name: string) => (row: TableRow) => String(row[name] ?? '');
const nameColumns: readonly Column[] = [
  { label: 'Código', of: ({ id }) => String(id) },
  { label: 'Nombre', of: textOf('name') },
  { label: 'Descripción', of: textOf('description') },
];
const productColumn: Column = {
  label: 'Producto',
  of: (row, products) => nameOf(products, Number(row['product'])),
};

/** Code of a new row; an existing one keeps its own. */
const codeField: FormField = {
  name: 'id',
  label: 'Código',
  kind: 'years',
  isOptional: true,
  hint: 'El código del banco. Vacío: el siguiente libre.',
};
const nameFields: readonly FormField[] = [
  { name: 'name', label: 'Nombre', kind: 'text' },
  { name: 'description', label: 'Descripción', kind: 'text' },
];
const productField = (products: readonly Product[]): FormField => ({
  name: 'product',
  label: 'Producto',
  kind: 'choice',
  options: optionsOf(products),
});

/** Returns the names of a table's ranges: the product and the range. */
const rangeTable = (range: RangeNames): Pick<MaintainedTable, 'range' | 'rule' | 'nameOf'> => ({
  range,
  rule: inOrder(...range.bounds),
  nameOf: (row, products) => {
    const [min = 0, max = 0] = range.bounds.map((name) => Number(row[name]));
    return `${productColumn.of(row, products)}, ${range.text(min, max)}`;
  },
});

/** Formats the row's limits. The core may omit a product's limits. */
function limitsOf(row: TableRow, limits: readonly string[], inUnit: (text: string) => string): string {
  const [min, max] = limits.map((name) => (row[name] === undefined ? null : formatUf(Number(row[name]))));
  if (min && max) return inUnit(`${min} a ${max}`);
  return min ? `Desde ${inUnit(min)}` : max ? `Hasta ${inUnit(max)}` : 'Sin límite';
}

const LOAN_USES: MaintainedTable = {
  table: 'LoanUse',
  title: 'Uso de crédito',
  columns: nameColumns,
  fields: (_products, isNew) => [...(isNew ? [codeField] : []), ...nameFields],
  rule: () => ({}),
  nameOf: textOf('name'),
};

const WITHDRAWN = 'Los simuladores dejan de ofrecerlo.';
const NO_PUBLIC_FIGURES =
  'El simulador público calcula con este producto: sin él no entrega ningún dividendo.';

/** Describes the withdrawal of a product. */
function withdrawal(
  { id, is_active: wasActive }: TableRow,
  { is_active: isActive }: FormValues,
): string | null {
  if (wasActive === false || isActive !== false) return null;
  return id === DEFAULT_PRODUCT ? `${WITHDRAWN} ${NO_PUBLIC_FIGURES}` : WITHDRAWN;
}

const PRODUCTS: MaintainedTable = {
  table: 'Product',
  title: 'Producto',
  columns: [
    ...nameColumns,
    {
      label: 'Plazo',
      isNumber: true,
      of: (row) => limitsOf(row, ['min_period', 'max_period'], (years) => `${years} años`),
    },
    {
      label: 'Monto',
      isNumber: true,
      of: (row) => limitsOf(row, ['min_amount', 'max_amount'], (amounts) => `UF ${amounts}`),
    },
    { label: 'Activo', of: (row) => (row['is_active'] === false ? 'No' : 'Sí') },
  ],
  fields: (_products, isNew) => [
    ...(isNew ? [codeField] : []),
    ...nameFields,
    { name: 'min_period', label: 'Plazo mínimo, años', kind: 'years', bound: 'period' },
    { name: 'max_period', label: 'Plazo máximo, años', kind: 'years', bound: 'period' },
    { name: 'min_amount', label: 'Monto mínimo, UF', kind: 'amount', bound: 'amount' },
    { name: 'max_amount', label: 'Monto máximo, UF', kind: 'amount', bound: 'amount' },
    { name: 'is_active', label: 'Activo: se ofrece en los simuladores', kind: 'flag', isOptional: true },
  ],
  rule: (values, atStart) => ({
    ...inOrder('min_period', 'max_period')(values, atStart),
    ...inOrder('min_amount', 'max_amount')(values, atStart),
  }),
  consequence: withdrawal,
  nameOf: textOf('name'),
};

const RANGE_PERIODS: MaintainedTable = {
  table: 'RangePeriod',
  title: 'Rango de Tiempo',
  columns: [
    productColumn,
    { label: 'Desde, años', isNumber: true, of: textOf('min_years') },
    { label: 'Hasta, años', isNumber: true, of: textOf('max_years') },
  ],
  fields: (products) => [
    productField(products),
    { name: 'min_years', label: 'Desde, años', kind: 'years', bound: 'period' },
    { name: 'max_years', label: 'Hasta, años', kind: 'years', bound: 'period' },
  ],
  ...rangeTable({
    bounds: ['min_years', 'max_years'],
    reference: 'range_period',
    text: (min, max) => `${describeYears({ min_years: min, max_years: max })} años`,
  }),
};

const RANGE_AMOUNTS: MaintainedTable = {
  table: 'RangeAmount',
  title: 'Rango de Monto',
  columns: [
    productColumn,
    { label: 'Desde', isNumber: true, of: (row) => describeUf(Number(row['min_amount'])) },
    { label: 'Hasta', isNumber: true, of: (row) => describeUf(Number(row['max_amount'])) },
  ],
  fields: (products) => [
    productField(products),
    { name: 'min_amount', label: 'Desde, UF', kind: 'amount', bound: 'amount' },
    { name: 'max_amount', label: 'Hasta, UF', kind: 'amount', bound: 'amount' },
  ],
  ...rangeTable({
    bounds: ['min_amount', 'max_amount'],
    reference: 'range_amount',
    text: (min, max) => `UF ${describeAmounts({ min_amount: min, max_amount: max })}`,
  }),
};

export const MAINTAINED: readonly MaintainedTable[] = [LOAN_USES, PRODUCTS, RANGE_PERIODS, RANGE_AMOUNTS];
