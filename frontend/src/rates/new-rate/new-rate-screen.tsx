import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Screen } from '#shared/office/screen.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { together } from '#shared/ui/feedback/together.ts';
import { isAtCore } from '../tarifas/proposed-set.ts';
import { rateGroupsQuery } from '../tarifas/rate-data.ts';
import { useRateTables } from '../tarifas/use-rate-tables.ts';
import { NewRateForm } from './new-rate-form.tsx';

const NOT_LOADED = 'No pudimos cargar los productos y sus rangos. Inténtelo de nuevo en unos minutos.';

/** Screen that adds the rates of a group. The address may name their product. */
export function NewRateScreen() {
  const named = useSearchParams()[0].get('product') ?? '';
  const tables = useRateTables();
  const groups = useQuery(rateGroupsQuery);
  // The page of the rates says where they are added.
  if (tables.data && isAtCore(tables.data.changes)) return <Navigate to="/tarifas" replace />;
  return (
    <Screen title="Nueva tarifa">
      <QueryPart
        query={together([groups, ...tables.queries])}
        failed={NOT_LOADED}
        loading="Cargando los productos y sus rangos…"
      >
        {([all]) =>
          tables.data && (
            <NewRateForm
              key={named}
              tables={tables.data}
              groups={all}
              product={tables.data.products.some(({ id }) => String(id) === named) ? named : ''}
            />
          )
        }
      </QueryPart>
    </Screen>
  );
}
