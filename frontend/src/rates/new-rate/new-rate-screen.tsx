import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '#shared/office/screen.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { rateGroupsQuery } from '../tarifas/rate-data.ts';
import { useRateTables } from '../tarifas/use-rate-tables.ts';
import { readRateStart } from '../tarifas/new-rate-address.ts';
import { knownStart } from './new-rate-fields.ts';
import { NewRateForm } from './new-rate-form.tsx';

const NOT_LOADED = 'No pudimos cargar los productos y sus rangos. Inténtelo de nuevo en unos minutos.';

/** Screen that adds the rates of a group, or one rate that is missing in the coverage. */
export function NewRateScreen() {
  const [query] = useSearchParams();
  const { tables, queries } = useRateTables();
  const groups = useQuery(rateGroupsQuery);
  const failure = failureOf([...queries, groups], NOT_LOADED);
  return (
    <Screen title="Nueva tarifa">
      {tables !== null && groups.data !== undefined ? (
        <NewRateForm
          key={query.toString()}
          tables={tables}
          groups={groups.data}
          start={knownStart(tables, readRateStart(query))}
        />
      ) : failure !== null ? (
        <FailedPart {...failure} />
      ) : (
        <Loading label="Cargando los productos y sus rangos…" />
      )}
    </Screen>
  );
}
