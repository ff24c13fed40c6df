import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '#shared/api/api-error.ts';
import { Screen } from '#shared/office/screen.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { rateGroupsQuery } from '../rate-data.ts';
import { useRateTables } from '../use-rate-tables.ts';
import { readRateStart } from '../new-rate-address.ts';
import { NewRateForm } from './new-rate-form.tsx';

const NOT_LOADED = 'No pudimos cargar los productos y sus rangos. Inténtelo de nuevo en unos minutos.';

/** Adds the rates of a group, or the one that the coverage is missing. */
export function NewRateScreen() {
  const [query] = useSearchParams();
  const { tables, error: tablesError } = useRateTables();
  const { data: groups, error: groupsError } = useQuery(rateGroupsQuery);
  const error = tablesError ?? groupsError;
  return (
    <Screen title="Nueva tarifa">
      {tables !== null && groups !== undefined ? (
        <NewRateForm {...{ tables, groups }} key={query.toString()} start={readRateStart(query)} />
      ) : error !== null ? (
        <Note tone="bad" role="alert">
          <p>{failureText(error, NOT_LOADED)}</p>
        </Note>
      ) : (
        <Loading label="Cargando los productos y sus rangos…" />
      )}
    </Screen>
  );
}
