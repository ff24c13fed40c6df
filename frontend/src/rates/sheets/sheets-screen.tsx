import { Link, useSearchParams } from 'react-router-dom';
import { Screen } from '#shared/office/screen.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { useRateTables } from '../tarifas/use-rate-tables.ts';
import { NewSheetButton } from '../tarifas/new-sheet-button.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { SheetsList } from './sheets-list.tsx';

const NOT_LOADED = 'No pudimos cargar las tarifas. Inténtelo de nuevo en unos minutos.';

/** List of rate sheets, or the sheet that the address names. See docs/rules.md R590. */
export function SheetsScreen() {
  const [query] = useSearchParams();
  const named = query.get('hoja');
  const id = named !== null && /^\d{1,9}$/.test(named) ? Number(named) : null;
  const tables = useRateTables();
  if (tables.data === undefined)
    return (
      <Screen title="Hojas de tarifas">
        <QueryPart query={tables} failed={NOT_LOADED} loading="Cargando las tarifas…" />
      </Screen>
    );
  // A core that keeps the rates has no sheets.
  if (tables.data.changes.rates === 'core')
    return (
      <Screen title="Hojas de tarifas">
        <Note>
          <p>
            Las tarifas son del sistema central del banco, que no tiene hojas: se cambian una a una, en{' '}
            <Link to="/tarifas">Tarifas</Link>.
          </p>
        </Note>
      </Screen>
    );
  if (id !== null) return <OpenSheet key={id} id={id} tables={tables.data} />;
  return (
    <Screen title="Hojas de tarifas" aside={<NewSheetButton />}>
      <SheetsList />
    </Screen>
  );
}
