import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isGone } from '#shared/api/final-refusals.ts';
import { Screen } from '#shared/office/screen.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { NOT_LOADED, useRateTables, type RateTables } from '../tarifas/use-rate-tables.ts';
import { SHEETS_KEY, sheetQuery, type SheetsPage } from '../tarifas/change-data.ts';
import { ChangePage } from './change-page.tsx';
import { ChangesList } from './changes-list.tsx';

const CHANGE_NOT_LOADED = 'No pudimos cargar este cambio.';

/** List of the changes of prices, or the change that the address names. See docs/rules.md R590. */
export function ChangesScreen() {
  const [query] = useSearchParams();
  const named = query.get('hoja');
  const id = named !== null && /^\d{1,9}$/.test(named) ? Number(named) : null;
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
