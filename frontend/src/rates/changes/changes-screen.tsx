import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { isGone } from '#shared/api/final-refusals.ts';
import type { SheetState } from '@simulador/contracts/rates/rate-sheet';
import { Badge } from '#shared/office/badge.tsx';
import { Screen } from '#shared/office/screen.tsx';
import { useAddressId } from '#shared/office/use-shown-address.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { ChipSelect } from '#shared/ui/fields/chip-select.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { NOT_LOADED, useRateTables, type RateTables } from '../tarifas/use-rate-tables.ts';
import {
  changeAddress,
  SHEETS_KEY,
  SHEETS_SIZE,
  sheetQuery,
  sheetsQuery,
  type SheetsPage,
  type SheetSummary,
} from '../tarifas/change-data.ts';
import { countText, dayText, instantOfSet, STATE_TEXT, STATE_TONE, whoText } from './change-texts.ts';
import { ChangePage } from './change-page.tsx';

const LIST_NOT_LOADED = 'No pudimos cargar los cambios.';

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

const NONE = 'Todavía no hay cambios: se escriben en Tarifas.';
const CHANGE_NOT_LOADED = 'No pudimos cargar este cambio.';

/** List of the changes of prices, or the change that the address names. See docs/rules.md R590. */
export function ChangesScreen() {
  const id = useAddressId('hoja');
  const tables = useRateTables();
  if (tables.data === undefined)
    return (
      <Screen isDense title="Cambios">
        <QueryPart query={tables} failed={NOT_LOADED} loading="Cargando las tarifas…" />
      </Screen>
    );
  // A core that keeps the rates has no sets: the page of the rates says so.
  if (tables.data.changes.rates === 'core') return <Navigate to="/tarifas" replace />;
  return id === null ? <ChangesList /> : <OpenChange key={id} id={id} tables={tables.data} />;
}

/** The change; until it is loaded, under its name in the list that led to it. */
function OpenChange({ id, tables }: { id: number; tables: RateTables }) {
  const query = useQuery(sheetQuery(id));
  const listed = useQueryClient()
    .getQueriesData<SheetsPage>({ queryKey: SHEETS_KEY })
    .flatMap(([, page]) => page?.results ?? []);
  if (query.data === undefined)
    return (
      <Screen isDense title={listed.find((sheet) => sheet.id === id)?.name ?? 'Cambios'}>
        <QueryPart query={query} failed={CHANGE_NOT_LOADED} loading="Cargando el cambio…" />
      </Screen>
    );
  return <ChangePage sheet={query.data} tables={tables} isDeleted={isGone(query.error)} />;
}

/** List of the sets of changes, the newest first, in pages. */
function ChangesList() {
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
      <QueryPart query={query} failed={LIST_NOT_LOADED} loading="Cargando los cambios…">
        {({ count, results }) => (
          <Card label="Cambios">
            <DataTable
              isBare
              label="Cambios"
              columns={COLUMNS}
              rows={results}
              keyOf={({ id }) => id}
              empty={<p className="text-ink-2">{state === '' ? NONE : 'No hay cambios en ese estado.'}</p>}
              paging={{ label: 'Páginas de cambios', page, count, size: SHEETS_SIZE, onPage: setPage }}
            />
          </Card>
        )}
      </QueryPart>
    </Screen>
  );
}
