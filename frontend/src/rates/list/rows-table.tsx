import { useState, type RefObject } from 'react';
import { IconButton } from '#shared/ui/button.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { DeleteQuestion, type Dependents } from '../tarifas/delete-question.tsx';
import { useIsOutdated } from '../tarifas/use-rate-tables.ts';

type RowId = string | number;

export interface RowsTableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => RowId;
  nameOf: (row: Row) => string;
  /** The row that was edited last, whose button gets the focus back. */
  ended: RowId | null;
  heading: RefObject<HTMLElement | null>;
  /** Opens the row's form; null for read-only rows. */
  onEdit: ((row: Row) => void) | null;
  remove: (row: Row, tag: string) => Promise<unknown>;
  /** True if another administrator approves a deletion. */
  proposes: boolean;
  dependentsOf?: (row: Row) => Dependents | null;
  /** Describes what a deletion does to the simulators; null for nothing. */
  consequenceOf?: (row: Row) => string | null;
  /** Returns why a row can't be deleted, in place of its button; null if it can be. */
  keptBy: (row: Row) => string | null;
}

export function RowsTable<Row extends object>(props: RowsTableProps<Row>) {
  const {
    title,
    columns,
    rows,
    idOf,
    nameOf,
    ended,
    heading,
    onEdit,
    remove,
    proposes,
    dependentsOf,
    consequenceOf,
    keptBy,
  } = props;
  const [deleted, setDeleted] = useState<Row | null>(null);
  const isOutdated = useIsOutdated();
  const actions: Column<Row> = {
    label: 'Acciones',
    isUnseen: true,
    of: (row) => (
      <span className="inline-flex items-center">
        <IconButton
          icon="edit"
          label={`Editar: ${nameOf(row)}`}
          autoFocus={ended === idOf(row)}
          aria-disabled={isOutdated}
          onClick={() => isOutdated || onEdit?.(row)}
        />
        {keptBy(row) === null ? (
          <IconButton
            icon="trash"
            label={`Eliminar: ${nameOf(row)}`}
            aria-disabled={isOutdated}
            onClick={() => isOutdated || setDeleted(row)}
          />
        ) : (
          <small className="px-2 text-14 text-ink-2">{keptBy(row)}</small>
        )}
      </span>
    ),
  };
  return (
    <>
      <div className="px-4 md:px-6">
        <DataTable
          isBare
          label={title}
          columns={onEdit === null ? columns : [...columns, actions]}
          rows={rows}
          keyOf={idOf}
          isOutdated={isOutdated}
        />
      </div>
      {deleted !== null && (
        <DeleteQuestion
          question="¿Está seguro que desea eliminar este recurso?"
          description={nameOf(deleted)}
          row={deleted}
          remove={(tag) => remove(deleted, tag)}
          doneText="Recurso eliminado."
          {...(proposes && { action: 'Proponer eliminación' })}
          dependents={dependentsOf?.(deleted) ?? null}
          consequence={consequenceOf?.(deleted) ?? null}
          heading={heading}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}
