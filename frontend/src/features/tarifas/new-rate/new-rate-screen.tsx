import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '#shared/api/api-error.ts';
import { Screen } from '#shared/office/screen.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { rateGroupsQuery } from '../rate-data.ts';
import { useRateTables } from '../use-rate-tables.ts';
import { readRateStart } from '../new-rate-address.ts';
import { knownStart } from './new-rate-fields.ts';
import { NewRateForm } from './new-rate-form.tsx';

const NOT_LOADED = 'No pudimos cargar los productos y sus rangos. Inténtelo de nuevo en unos minutos.';

/** Adds the rates of a group, or the one that the coverage is missing. */
export function NewRateScreen() {
  const [query] = useSearchParams();
  const { tables, error: tablesError, refetch } = useRateTables();
  const groups = useQuery(rateGroupsQuery);
  const error = tablesError ?? groups.error;
  const retry = (): void => {
    refetch();
    if (groups.isError) void groups.refetch();
  };
  return (
    <Screen title="Nueva tarifa">
      {tables !== null && groups.data !== undefined ? (
        <NewRateForm
          key={query.toString()}
          tables={tables}
          groups={groups.data}
          start={knownStart(tables, readRateStart(query))}
        />
      ) : error !== null ? (
        <FailedPart message={failureText(error, NOT_LOADED)} onRetry={retry} />
      ) : (
        <Loading label="Cargando los productos y sus rangos…" />
      )}
    </Screen>
  );
}
