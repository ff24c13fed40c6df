import { useSearchParams } from 'react-router-dom';
import { Screen } from '#shared/office/screen.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { useRateTables } from '../tarifas/use-rate-tables.ts';
import { NewSheetButton } from './new-sheet-button.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { SheetsList } from './sheets-list.tsx';

const NOT_LOADED = 'No pudimos cargar las tarifas. Inténtelo de nuevo en unos minutos.';

/** List of rate sheets, or the sheet that the address names. See docs/rules.md R590. */
export function SheetsScreen() {
  const [query] = useSearchParams();
  const named = query.get('hoja');
  const id = named !== null && /^\d{1,9}$/.test(named) ? Number(named) : null;
  const { tables, queries } = useRateTables();
  const failure = failureOf(queries, NOT_LOADED);
  if (tables === null)
    return (
      <Screen title="Hojas de tarifas">
        {failure !== null ? <FailedPart {...failure} /> : <Loading label="Cargando las tarifas…" />}
      </Screen>
    );
  if (id !== null) return <OpenSheet key={id} id={id} tables={tables} />;
  return (
    <Screen title="Hojas de tarifas" aside={<NewSheetButton />}>
      <SheetsList />
    </Screen>
  );
}
