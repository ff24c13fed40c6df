import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { DeleteQuestion } from '../tarifas/delete-question.tsx';
import { useIsOutdated } from '../tarifas/use-rate-tables.ts';

export interface RowsTableProps<Row> {
  title: string;
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  queries: readonly UseQueryResult[];
  /** Text in place of rows that failed to load, above rows that failed to refresh, and in place of none. */
  texts: Readonly<Record<'notLoaded' | 'notCurrent' | 'empty', string>>;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string | number;
  nameOf: (row: Row) => string;
  /** True if rows can be added, changed and deleted. */
  isOurs: boolean;
  /** True if another administrator approves a deletion. */
  proposes: boolean;
  /** True for former rows, which are shown while others are loaded. */
  isFormer?: boolean;
  /** Dialog of a row; null for a new one. */
  form: (row: Row | null, onClose: () => void) => ReactNode;
  remove: (row: Row, tag: string) => Promise<unknown>;
  /** Returns the label of a deletion, and what it does. */
  deletionOf: (row: Row) => { readonly action?: string; readonly effect: ReactNode };
  /** Returns why a row can't be deleted, in place of its button; null if it can be. */
  keptBy: (row: Row) => string | null;
  /** Buttons beside that of a new row. */
  actions?: ReactNode;
  /** Notes above the rows. */
  children?: ReactNode;
}

/** Rows of a table, with the dialogs that add, change and delete one. */
export function RowsTable<Row extends object>(props: RowsTableProps<Row>) {
  const { title, rows, queries, texts, columns, idOf, nameOf, isOurs, isFormer = false, keptBy } = props;
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Row | null>(null);
  const isOutdated = useIsOutdated();
  const outdated = outdatedOf(queries, texts.notCurrent);
  const { action, effect } = deleted === null ? {} : props.deletionOf(deleted);
  const buttons: Column<Row> = {
    label: 'Acciones',
    isUnseen: true,
    of: (row) => (
      <span className="inline-flex items-center">
        <IconButton
          icon="edit"
          label={`Editar: ${nameOf(row)}`}
          aria-disabled={isOutdated}
          onClick={() => isOutdated || setEdited(row)}
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
    <div className="grid gap-4 p-4 md:px-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20">{title}</h2>
        {isOurs && rows && (
          <div className="flex flex-wrap gap-3">
            {props.actions}
            <Button variant="go" onClick={() => setEdited('new')}>
              <Icon name="plus" />
              Nuevo
            </Button>
          </div>
        )}
      </header>
      {props.children}
      {outdated !== null && <FailedPart {...outdated} />}
      <QueryPart query={{ data: rows, queries }} failed={texts.notLoaded} loading="Cargando la lista…">
        {(shown) => (
          <div className={isFormer ? 'opacity-55' : undefined} aria-busy={isFormer} inert={isFormer}>
            <DataTable
              isBare
              label={title}
              columns={isOurs ? [...columns, buttons] : columns}
              rows={shown}
              keyOf={idOf}
              empty={texts.empty && <p>{texts.empty}</p>}
              isOutdated={isOutdated}
            />
          </div>
        )}
      </QueryPart>
      {edited !== null && props.form(edited === 'new' ? null : edited, () => setEdited(null))}
      {deleted !== null && (
        <DeleteQuestion
          question="¿Está seguro que desea eliminar este recurso?"
          row={deleted}
          remove={(tag) => props.remove(deleted, tag)}
          doneText="Recurso eliminado."
          action={props.proposes ? 'Proponer eliminación' : action}
          onClose={() => setDeleted(null)}
        >
          <p>{nameOf(deleted)}</p>
          {effect}
        </DeleteQuestion>
      )}
    </div>
  );
}
