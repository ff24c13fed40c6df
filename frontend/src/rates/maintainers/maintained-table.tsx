import { useQuery } from '@tanstack/react-query';
import { together } from '#shared/ui/feedback/query-part.tsx';
import { describeRate, describeRow } from '../tarifas/describe.ts';
import { usePriceChanges } from '../tarifas/proposed-set.ts';
import { productsQuery, type Rate } from '../tarifas/rate-data.ts';
import { useRateTables, type RateTables } from '../tarifas/use-rate-tables.ts';
import { RowsTable } from '../list/rows-table.tsx';
import { RowForm } from './row-form.tsx';
import { deleteRow, proposeRow, rowsQuery, type TableRow } from './table-calls.ts';
import type { MaintainedTable } from './tables.ts';

const TEXTS = {
  notLoaded: 'No pudimos cargar la lista. Inténtelo de nuevo en unos minutos.',
  notCurrent: 'No pudimos leer la lista de nuevo: puede no estar al día.',
  empty: 'Todavía no hay registros.',
};

/** The rows of a maintained table. */
export function MaintainedTableView({ maintained }: { maintained: MaintainedTable }) {
  const { table, title, columns } = maintained;
  const { data, queries } = together([useQuery(productsQuery), useQuery(rowsQuery(table))]);
  const { data: tables = null } = useRateTables();
  const { proposes, isReadOnly } = usePriceChanges();
  const [products = [], rows] = data ?? [];
  const reference = maintained.range?.reference;
  const ratesOf = ({ id }: TableRow): readonly Rate[] =>
    reference === undefined ? [] : (tables?.rates.filter((rate) => rate[reference] === id) ?? []);
  return (
    <RowsTable
      {...{ title, rows, queries, proposes }}
      texts={TEXTS}
      columns={columns.map(({ of, ...column }) => ({ ...column, of: (row: TableRow) => of(row, products) }))}
      idOf={({ id }) => id}
      nameOf={(row) => maintained.nameOf(row, products)}
      isOurs={!isReadOnly}
      form={(row, onClose) => (
        <RowForm
          {...{ maintained, products, row, onClose }}
          hasRates={row !== null && ratesOf(row).length > 0}
        />
      )}
      remove={(row, tag) => {
        const rates = ratesOf(row).map(({ id }) => id);
        return proposes
          ? proposeRow(table, row.id, null, rates)
          : deleteRow(table, row.id, tag, rates.length);
      }}
      deletionOf={(row) => deletionOf(ratesOf(row), tables)}
      keptBy={({ id }) => (isInUse(table, id, tables) ? 'En uso' : null)}
    />
  );
}

/** Returns true if a purpose or a product can't be deleted because rates or ranges depend on it. See docs/rules.md R945. */
function isInUse(table: MaintainedTable['table'], id: TableRow['id'], tables: RateTables | null): boolean {
  // A core decides by itself what depends on a row.
  if (tables === null || tables.changes.rates === 'core') return false;
  const { rates, periods, amounts } = tables;
  if (table === 'LoanUse') return rates.some(({ loan_use: used }) => used === id);
  return table === 'Product' && [...rates, ...periods, ...amounts].some(({ product }) => product === id);
}

/** Describes the deletion of a range with its rates. See docs/rules.md R353. */
function deletionOf(rates: readonly Rate[], tables: RateTables | null) {
  if (rates.length === 0 || tables === null) return { effect: null };
  return {
    action:
      rates.length === 1 ? 'Eliminar rango y su tarifa' : `Eliminar rango y sus ${rates.length} tarifas`,
    effect: (
      <ul
        className="max-h-[min(280px,40vh)] overflow-auto rounded-md border border-line px-3 py-2 text-14"
        tabIndex={0}
        aria-label="También se eliminan"
      >
        {rates.map((rate) => (
          <li key={rate.id}>{`${describeRow(rate, tables).join(', ')}: ${describeRate(rate.rate)}`}</li>
        ))}
      </ul>
    ),
  };
}
