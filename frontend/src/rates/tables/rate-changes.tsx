import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { Button } from '#shared/ui/button.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { useFileDownload } from '#shared/ui/forms/use-file-download.ts';
import { DateField } from '#shared/ui/fields/date-field.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { DataTable, type DataTableProps } from '#shared/ui/table/data-table.tsx';
import { changesQuery, type ChangesFilter, type Product, type ProductChange } from '../tarifas/rate-data.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { sheetAddress } from '../tarifas/use-new-draft.ts';
import { changedLines, type ChangedLine } from './changed-lines.ts';
import { changesFile } from './changes-file.ts';
import styles from './rate-changes.module.css';

const NOT_LOADED = 'No pudimos cargar los cambios de estas tarifas.';

export interface RateChangesProps {
  product: Product;
  tables: RateTables;
}

/** Changes of a product with their authors and times, requested when unfolded. See docs/rules.md R361. */
export function RateChanges({ product, tables }: RateChangesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title="Historial de cambios" className={styles['changes']} onToggle={setOpen}>
      {isOpen && <Changes product={product} tables={tables} />}
    </Disclosure>
  );
}

function Changes({ product, tables }: RateChangesProps) {
  const [filter, setFilter] = useState<ChangesFilter>({ from: null, to: null, page: 1 });
  const query = useQuery(changesQuery(product.id, filter));
  const { isWorking, run } = useFileDownload(
    () => changesFile(product.id, filter, tables),
    () => `Historial ${product.name}.csv`,
  );
  const isFiltered = filter.from !== null || filter.to !== null;
  const day = (name: 'from' | 'to', label: string) => (
    <DateField
      name={`changes_${name}_${product.id}`}
      label={label}
      value={filter[name]}
      onChange={(value) => setFilter({ ...filter, page: 1, [name]: value })}
    />
  );
  return (
    <QueryPart query={query} failed={NOT_LOADED} loading="Cargando los cambios…">
      {({ changes, total, page_size: size }) => (
        <>
          <div className={styles['days']}>
            {day('from', 'Desde')}
            {day('to', 'Hasta')}
            {changes.length > 0 && (
              <Button working={isWorking} workingLabel="Descargando…" onClick={() => run()}>
                Descargar<span className="sr-only">{` el historial de ${product.name}`}</span>
              </Button>
            )}
          </div>
          <ChangesTable
            label={`Historial de cambios del producto ${product.name}`}
            tables={tables}
            changes={changes}
            empty={
              <p className="small muted" role="status">
                {isFiltered
                  ? 'No hay cambios en esas fechas.'
                  : 'Nadie ha cambiado estas tarifas desde que se cargaron.'}
              </p>
            }
            paging={{
              label: `Páginas del historial de ${product.name}`,
              page: filter.page,
              count: total,
              size,
              onPage: (page) => setFilter({ ...filter, page }),
            }}
          />
        </>
      )}
    </QueryPart>
  );
}

interface ChangesTableProps extends Pick<DataTableProps<Shown>, 'label' | 'empty' | 'paging'> {
  changes: readonly ProductChange[];
  tables: RateTables;
}

interface OfSheetProps {
  sheet: NonNullable<ProductChange['sheet']>;
}

interface Shown extends Partial<ChangedLine> {
  readonly key: string;
  /** The change, on its first line; null on the others. */
  readonly change: ProductChange | null;
  /** Number of lines that the change unfolds to. */
  readonly count: number;
}

/** Table with one row per save. A save of several changes unfolds. */
function ChangesTable({ changes, tables, ...shown }: ChangesTableProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string): void =>
    setUnfolded(
      new Set(unfolded.has(key) ? [...unfolded].filter((each) => each !== key) : [...unfolded, key]),
    );
  const rows = changes.flatMap((change, index): Shown[] => {
    const key = `${change.at} ${index}`;
    const lines = changedLines(change, tables);
    if (lines.length <= 1) return [{ key, change, count: 0, ...lines[0] }];
    const head = { key, change, count: lines.length };
    const folded = lines.map((line, n) => ({ ...line, key: `${key} ${n}`, change: null, count: 0 }));
    return unfolded.has(key) ? [head, ...folded] : [head];
  });
  return (
    <DataTable
      {...shown}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          label: 'Cuándo',
          of: ({ change }) =>
            change && <time dateTime={change.at}>{formatInstant(new Date(change.at))}</time>,
        },
        { label: 'Quién', of: ({ change }) => change && (change.by ?? 'Sistema') },
        { label: 'Hoja', of: ({ change }) => change?.sheet && <OfSheet sheet={change.sheet} /> },
        {
          label: 'Cambio',
          of: ({ key, count, name }) =>
            count === 0 ? (
              name
            ) : (
              <Button
                small
                variant="low"
                aria-expanded={unfolded.has(key)}
                onClick={() => toggle(key)}
              >{`${count} cambios`}</Button>
            ),
        },
        { label: 'Antes', isNumber: true, of: ({ before }) => before },
        { label: 'Después', isNumber: true, of: ({ after }) => after },
      ]}
    />
  );
}

/** Sheet that made a change, with its author if another person decided. */
function OfSheet({ sheet: { id, name, author, decided_by: decider } }: OfSheetProps) {
  return (
    <span className={styles['sheet']}>
      <Link to={sheetAddress(id)}>{name}</Link>
      {author !== null && author !== decider && <span>{` de ${author}`}</span>}
    </span>
  );
}
