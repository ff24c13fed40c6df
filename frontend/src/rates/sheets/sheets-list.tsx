import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { Badge } from '#shared/office/badge.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { SHEETS_SIZE, sheetsQuery, type SheetSummary } from './sheet-data.ts';
import { sheetAddress } from '../tarifas/use-new-draft.ts';
import { effectOfSheet, STATE_TEXT, STATE_TONE } from './sheet-texts.ts';

const NOT_LOADED = 'No pudimos cargar las hojas de tarifas.';

function effectText(sheet: SheetSummary): string {
  const effect = effectOfSheet(sheet);
  return effect === null
    ? '—'
    : `${effect.isPlanned ? 'Prevista: ' : ''}${formatInstant(new Date(effect.at))}`;
}

/** Returns who decided a sheet. The one who returned a sheet that was sent again decided its former version. */
const decidedBy = ({ state, decided_by: name }: SheetSummary): string =>
  (state === 'draft' || state === 'submitted' ? null : name) ?? '—';

const COLUMNS: readonly Column<SheetSummary>[] = [
  { label: 'Hoja', isName: true, of: ({ id, name }) => <Link to={sheetAddress(id)}>{name}</Link> },
  { label: 'Estado', of: ({ state }) => <Badge tone={STATE_TONE[state]}>{STATE_TEXT[state]}</Badge> },
  { label: 'Tarifas', of: ({ change_count: count }) => formatInteger(count) },
  { label: 'Escribió', of: ({ author }) => author ?? '—' },
  { label: 'Decidió', of: decidedBy },
  { label: 'Vigencia', of: effectText },
];

/** List of rate sheets, newest first, in pages. */
export function SheetsList() {
  const [page, setPage] = useState(1);
  const query = useQuery(sheetsQuery(page));
  return (
    <QueryPart query={query} failed={NOT_LOADED} loading="Cargando las hojas…">
      {({ count, results }) => (
        <Card label="Hojas de tarifas">
          <p className="text-ink-2">
            Una hoja reúne cambios de tarifas. Se prepara, se mira su impacto, se aprueba y rige desde el
            momento que se elija.
          </p>
          <DataTable
            isBare
            label="Hojas"
            caption="Hojas de tarifas, la más nueva primero"
            columns={COLUMNS}
            rows={results}
            keyOf={({ id }) => id}
            empty={<p className="text-ink-2">Todavía no hay hojas. Cree la primera con «Nueva hoja».</p>}
            paging={{ label: 'Páginas de hojas', page, count, size: SHEETS_SIZE, onPage: setPage }}
          />
        </Card>
      )}
    </QueryPart>
  );
}
