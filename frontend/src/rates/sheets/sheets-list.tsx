import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { Badge } from '#shared/office/badge.tsx';
import { PageSteps } from '#shared/office/page-steps.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import table from '#shared/ui/layout/table.module.css';
import rows from '../list/rows-table.module.css';
import { SHEETS_SIZE, sheetsQuery, type SheetSummary } from './sheet-data.ts';
import { sheetAddress } from '../tarifas/sheet-address.ts';
import { STATE_TEXT, STATE_TONE } from './sheet-texts.ts';
import styles from './sheets.module.css';

const NOT_LOADED = 'No pudimos cargar las hojas de tarifas.';

const when = (instant: string | null): string => (instant === null ? '—' : formatInstant(new Date(instant)));

/** Returns who decided a sheet. The one who returned a sheet that was sent again decided its former version. */
const decidedBy = ({ state, decided_by: name }: SheetSummary): string =>
  (state === 'draft' || state === 'submitted' ? null : name) ?? '—';

const COLUMNS: readonly { label: string; of: (sheet: SheetSummary) => React.ReactNode }[] = [
  { label: 'Hoja', of: ({ id, name }) => <Link to={sheetAddress(id)}>{name}</Link> },
  { label: 'Estado', of: ({ state }) => <Badge tone={STATE_TONE[state]}>{STATE_TEXT[state]}</Badge> },
  { label: 'Tarifas', of: ({ change_count: count }) => count },
  { label: 'Escribió', of: ({ author }) => author ?? '—' },
  { label: 'Decidió', of: decidedBy },
  { label: 'Vigencia', of: ({ effective_at: at }) => when(at) },
];

/** List of rate sheets, newest first, in pages. */
export function SheetsList() {
  const [page, setPage] = useState(1);
  const query = useQuery(sheetsQuery(page));
  return (
    <QueryPart query={query} failed={NOT_LOADED} loading="Cargando las hojas…">
      {({ count, results }) => (
        <section className={styles['card']} aria-label="Hojas de tarifas">
          <p className={styles['intro']}>
            Una hoja reúne cambios de tarifas. Se prepara, se mira su impacto, se aprueba y rige desde el
            momento que se elija.
          </p>
          {results.length === 0 ? (
            <p className={styles['empty']}>Todavía no hay hojas. Cree la primera con «Nueva hoja».</p>
          ) : (
            <div className={rows['scroll']} role="region" aria-label="Hojas" tabIndex={0}>
              <table className={`${table['table']} ${rows['rows']} num`}>
                <caption className="vh">Hojas de tarifas, la más nueva primero</caption>
                <thead>
                  <tr className={table['row']}>
                    {COLUMNS.map(({ label }) => (
                      <th key={label} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {results.map((sheet) => (
                    <tr key={sheet.id} className={table['row']}>
                      {COLUMNS.map(({ label, of }) => (
                        <td key={label} data-label={label}>
                          {of(sheet)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <PageSteps label="Páginas de hojas" page={page} count={count} size={SHEETS_SIZE} onPage={setPage} />
        </section>
      )}
    </QueryPart>
  );
}
