import { Link } from 'react-router-dom';
import { Screen } from '#shared/office/screen.tsx';
import { buttonClass } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { ProductCard } from './product-card.tsx';
import { RateLookup } from './rate-lookup.tsx';
import { RateWorkbook } from './rate-workbook.tsx';
import styles from './rates-screen.module.css';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { useRateTables } from '../tarifas/use-rate-tables.ts';

const NOT_LOADED = 'No pudimos cargar las tarifas. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos leer las tarifas de nuevo: las que se muestran pueden no estar al día.';

/** Each product with its rates, and a look-up of the suggested rate. */
export function RatesScreen() {
  const { tables, queries } = useRateTables();
  const failure = failureOf(queries, NOT_LOADED);
  const outdated = outdatedOf(queries, NOT_CURRENT);
  return (
    <Screen
      title="Tarifas"
      aside={
        <div className={styles['acts']}>
          {tables !== null && <RateWorkbook product={null} tables={tables} />}
          <Link className={buttonClass('go')} to="/tarifas/nueva">
            <Icon name="plus" />
            Nueva tarifa
          </Link>
        </div>
      }
      notice={tables !== null && outdated !== null && <FailedPart {...outdated} />}
    >
      {tables !== null ? (
        <>
          <RateLookup tables={tables} />
          {tables.products.map((product) => (
            <ProductCard key={product.id} product={product} tables={tables} />
          ))}
        </>
      ) : failure !== null ? (
        <FailedPart {...failure} />
      ) : (
        <Loading label="Cargando las tarifas…" />
      )}
    </Screen>
  );
}
