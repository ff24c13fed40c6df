import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SheetState } from '@simulador/contracts/rates/rate-sheet';
import { Badge } from '#shared/office/badge.tsx';
import { Screen } from '#shared/office/screen.tsx';
import { ChipSelect } from '#shared/ui/fields/chip-select.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { changeAddress, SHEETS_SIZE, sheetsQuery, type SheetSummary } from '../tarifas/change-data.ts';
import { countText, dayText, instantOfSet, STATE_TEXT, STATE_TONE, whoText } from './change-texts.ts';

const NOT_LOADED = 'No pudimos cargar los cambios.';

const COLUMNS: readonly Column<SheetSummary>[] = [
  { label: 'Cambio', isName: true, of: ({ id, name }) => <Link to={changeAddress(id)}>{name}</Link> },
  { label: 'Estado', of: ({ state }) => <Badge tone={STATE_TONE[state]}>{STATE_TEXT[state]}</Badge> },
  { label: 'Qué cambia', of: countText },
  { label: 'Quiénes, en orden', isLong: true, of: whoText },
  { label: 'Rige', isNumber: true, of: riseText },
];

function riseText(sheet: SheetSummary): string {
  const at = instantOfSet(sheet);
  if (at !== null) return dayText(at);
  return sheet.state === 'draft' || sheet.state === 'submitted' ? 'Al aprobarse' : '—';
}

/** List of the sets of changes, the newest first, in pages. */
export function ChangesList() {
  const [page, setPage] = useState(1);
  const [state, setState] = useState<SheetState | ''>('');
  const query = useQuery(sheetsQuery(page, state || undefined));
  return (
    <Screen
      isDense
      title="Cambios"
      aside={
        <ChipSelect
          name="state"
          label="Estado"
          options={Object.entries({ '': 'Todos', ...STATE_TEXT }).map(([value, label]) => ({ value, label }))}
          value={state}
          onChange={(next) => {
            setState(next as SheetState | '');
            setPage(1);
          }}
        />
      }
    >
      <QueryPart query={query} failed={NOT_LOADED} loading="Cargando los cambios…">
        {({ count, results }) => (
          <Card label="Cambios">
            <DataTable
              isBare
              label="Cambios"
              columns={COLUMNS}
              rows={results}
              keyOf={({ id }) => id}
              empty={<p className="text-ink-2">Todavía no hay cambios: se escriben en Tarifas.</p>}
              paging={{ label: 'Páginas de cambios', page, count, size: SHEETS_SIZE, onPage: setPage }}
            />
          </Card>
        )}
      </QueryPart>
    </Screen>
  );
}
