import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Screen } from '#shared/office/screen.tsx';
import { buttonClass } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ProductCard } from './product-card.tsx';
import { RateLookup } from './rate-lookup.tsx';
import { RateWorkbook } from './rate-workbook.tsx';
import styles from './rates-screen.module.css';
import { outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import type { Rate } from '../tarifas/rate-data.ts';
import { useRateTables } from '../tarifas/use-rate-tables.ts';

const NOT_LOADED = 'No pudimos cargar las tarifas. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos leer las tarifas de nuevo: las que se muestran pueden no estar al día.';

/** Each product with its rates, and a look-up of the suggested rate. */
export function RatesScreen() {
  const query = useRateTables();
  // One rate at a time, of any product.
  const [edited, setEdited] = useState<Rate | null>(null);
  const outdated = outdatedOf(query.queries, NOT_CURRENT);
  return (
    <Screen
      title="Tarifas"
      aside={
        <div className={styles['acts']}>
          <RateWorkbook product={null} tables={query.data} />
          <Link className={buttonClass('go')} to="/tarifas/nueva">
            <Icon name="plus" />
            Nueva tarifa
          </Link>
        </div>
      }
      notice={query.data && outdated !== null && <FailedPart {...outdated} />}
    >
      <QueryPart query={query} failed={NOT_LOADED} loading="Cargando las tarifas…">
        {(tables) => (
          <>
            <RateLookup tables={tables} />
            {tables.products.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                tables={tables}
                edited={edited?.product === product.id ? edited : null}
                onEdit={setEdited}
              />
            ))}
          </>
        )}
      </QueryPart>
    </Screen>
  );
}
