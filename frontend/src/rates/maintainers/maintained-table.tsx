import type { Dependents } from '../tarifas/delete-question.tsx';
import { describeRate, describeRow } from '../tarifas/describe.ts';
import { useRateTables, type RateTables } from '../tarifas/use-rate-tables.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { together } from '#shared/ui/feedback/together.ts';
import { useEdited, type OnEditing } from '../form/use-edited.ts';
import { usePriceChanges } from '../tarifas/proposed-set.ts';
import { productsQuery, type Rate } from '../tarifas/rate-data.ts';
import { RowForm } from './row-form.tsx';
import { RowsTable } from '../list/rows-table.tsx';
import { deleteRow, proposeRow, rowsQuery, type TableRow } from './table-calls.ts';
import type { MaintainedTable } from './tables.ts';

const NOT_LOADED = 'No pudimos cargar la lista. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos leer la lista de nuevo: puede no estar al día.';

export interface MaintainedTableViewProps {
  maintained: MaintainedTable;
  onEditing: OnEditing;
}

/** The list of a table, or the form of one of its rows. */
export function MaintainedTableView({ maintained, onEditing }: MaintainedTableViewProps) {
  const { table, title, columns } = maintained;
  const query = together([useQuery(productsQuery), useQuery(rowsQuery(table))]);
  const outdated = outdatedOf(query.queries, NOT_CURRENT);
  const [edited, setEdited] = useEdited<TableRow | 'new'>(onEditing);
  /** The row that was edited last, whose button gets the focus back. */
  const [ended, setEnded] = useState<TableRow['id'] | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: tables = null } = useRateTables();
  const { proposes, isReadOnly } = usePriceChanges();
  const reference = maintained.range?.reference;
  const ratesOf = ({ id }: TableRow): readonly Rate[] =>
    reference === undefined ? [] : (tables?.rates.filter((rate) => rate[reference] === id) ?? []);
  if (edited !== null && query.data !== undefined)
    return (
      <RowForm
        maintained={maintained}
        products={query.data[0]}
        row={edited === 'new' ? null : edited}
        hasRates={edited !== 'new' && ratesOf(edited).length > 0}
        onEnd={() => {
          setEnded(edited === 'new' ? 'new' : edited.id);
          setEdited(null);
        }}
      />
    );
  return (
    <QueryPart query={query} failed={NOT_LOADED} loading="Cargando la lista…" frame="p-6">
      {([products, rows]) => (
        <>
          <header className="flex flex-wrap items-center justify-between gap-3 p-4 md:px-6">
            <h2 tabIndex={-1} ref={heading} className="text-20">
              {title}
            </h2>
            {!isReadOnly && (
              <Button variant="go" autoFocus={ended === 'new'} onClick={() => setEdited('new')}>
                <Icon name="plus" />
                Nuevo
              </Button>
            )}
          </header>
          {outdated !== null && (
            <div className="px-4 pb-4 md:px-6">
              <FailedPart {...outdated} />
            </div>
          )}
          {rows.length === 0 ? (
            <p className="mx-4 mb-6 md:mx-6">Todavía no hay registros.</p>
          ) : (
            <RowsTable
              title={title}
              rows={rows}
              heading={heading}
              ended={ended}
              columns={columns.map(({ of, ...column }) => ({
                ...column,
                of: (row: TableRow) => of(row, products),
              }))}
              idOf={({ id }) => id}
              nameOf={(row) => maintained.nameOf(row, products)}
              onEdit={isReadOnly ? null : setEdited}
              proposes={proposes}
              remove={(row, tag) => {
                const rates = ratesOf(row).map(({ id }) => id);
                return proposes
                  ? proposeRow(table, row.id, null, rates)
                  : deleteRow(table, row.id, tag, rates.length);
              }}
              dependentsOf={(row) => dependentsOf(ratesOf(row), tables)}
              keptBy={({ id }) => (isInUse(table, id, tables) ? 'En uso' : null)}
            />
          )}
        </>
      )}
    </QueryPart>
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

/** Returns the rates in a range, which are deleted with it. See docs/rules.md R353. */
function dependentsOf(rates: readonly Rate[], tables: RateTables | null): Dependents | null {
  if (rates.length === 0 || tables === null) return null;
  return {
    action:
      rates.length === 1 ? 'Eliminar rango y su tarifa' : `Eliminar rango y sus ${rates.length} tarifas`,
    names: rates.map((rate) => `${describeRow(rate, tables).join(', ')}: ${describeRate(rate.rate)}`),
  };
}
