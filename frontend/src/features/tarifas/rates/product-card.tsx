import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#shared/office/badge.tsx';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { describeFaults, nameOf } from '../describe.ts';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { newRateAddress } from '../new-rate-address.ts';
import { coverageQuery, type Product, type Rate } from '../rate-data.ts';
import { CoverageGrid } from './coverage-grid.tsx';
import { RateChanges } from './rate-changes.tsx';
import { RatesTable } from './rates-table.tsx';
import type { RateTables } from '../use-rate-tables.ts';
import styles from './product-card.module.css';

/** So many rates are shown at once. */
const SHOWN_FIRST = 8;
const NOT_COVERED = 'No pudimos cargar la cobertura de este producto ni su TMC.';
const NOT_CURRENT = 'La cobertura y su TMC pueden no estar al día.';

type Shown = 'first' | 'chosen' | 'all';

export interface ProductCardProps {
  product: Product;
  tables: RateTables;
}

/** A product: whether its ranges are in order, what its rates cover, and the rates. */
export function ProductCard({ product, tables }: ProductCardProps) {
  const rates = tables.rates.filter((rate) => rate.product === product.id);
  const [chosen, setChosen] = useState({
    loan_use: rates[0]?.loan_use ?? tables.loanUses[0]?.id ?? 0,
    real_estate_type: rates[0]?.real_estate_type ?? tables.realEstateTypes[0]?.id ?? 0,
  });
  const [shown, setShown] = useState<Shown>('first');
  const query = useQuery(coverageQuery(product.id));
  const { data: coverage } = query;
  const failure = failureOf([query], NOT_COVERED) ?? outdatedOf([query], NOT_CURRENT);
  const heading = useRef<HTMLHeadingElement>(null);
  const ofChosen = rates.filter(
    (rate) => rate.loan_use === chosen.loan_use && rate.real_estate_type === chosen.real_estate_type,
  );
  const isShort = rates.length <= SHOWN_FIRST;
  const rows: Readonly<Record<Shown, readonly Rate[]>> = {
    first: (isShort ? rates : ofChosen).slice(0, SHOWN_FIRST),
    chosen: ofChosen,
    all: rates,
  };
  const combination = `${nameOf(tables.loanUses, chosen.loan_use)}, ${nameOf(tables.realEstateTypes, chosen.real_estate_type)}`;
  const titleId = `product-${product.id}`;
  const hasRanges = coverage !== undefined && coverage.periods.length > 0 && coverage.amounts.length > 0;
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} tabIndex={-1} ref={heading}>
          {product.name}
        </h2>
        {product.is_active === false && <Badge tone="info">Inactivo</Badge>}
        <RangeBadges product={product} />
      </header>
      {failure !== null && (
        <div className={styles['failed']}>
          <FailedPart {...failure} />
        </div>
      )}
      {coverage && <Faults faults={describeFaults(coverage)} />}
      {hasRanges && (
        <CoverageGrid
          {...{ product, tables, coverage, chosen }}
          onChoose={(next) => setChosen({ ...chosen, ...next })}
        />
      )}
      {rates.length === 0 ? (
        <p className={styles['none']}>
          <span>No hay tarifas creadas para este producto.</span>
          <Link className={buttonClass('alt')} to={newRateAddress({ product: product.id })}>
            Nueva tarifa
          </Link>
        </p>
      ) : (
        <>
          {rows[shown].length === 0 ? (
            <p className={styles['none']}>No hay tarifas de {combination}.</p>
          ) : (
            <RatesTable
              caption={`Tarifas del producto ${product.name}`}
              rates={rows[shown]}
              {...{ tables, coverage, heading }}
            />
          )}
          <p className={styles['more']}>
            {shown !== 'first' && (
              <Button variant="low" onClick={() => setShown('first')}>
                Ver menos
              </Button>
            )}
            {shown === 'first' && ofChosen.length > SHOWN_FIRST && ofChosen.length < rates.length && (
              <Button variant="low" onClick={() => setShown('chosen')}>
                Ver las {ofChosen.length} de {combination}
              </Button>
            )}
            {shown !== 'all' && !isShort && (
              <Button variant="low" onClick={() => setShown('all')}>
                Ver las {rates.length} tarifas
              </Button>
            )}
          </p>
        </>
      )}
      <RateChanges {...{ product, tables }} />
    </section>
  );
}

function RangeBadges({ product }: { product: Product }) {
  const isAmountValid = product.is_range_amount_valid === true;
  const isPeriodValid = product.is_range_valid_period === true;
  return (
    <p className={styles['badges']}>
      <Badge tone={isAmountValid ? 'good' : 'bad'}>
        {isAmountValid ? 'Rango de Monto válido' : 'Rango de Monto no válido'}
      </Badge>
      <Badge tone={isPeriodValid ? 'good' : 'bad'}>
        {isPeriodValid ? 'Rango de Tiempo válido' : 'Rango de Tiempo no válido'}
      </Badge>
    </p>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <div className={styles['none']}>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <Link className={buttonClass('alt')} to="/tarifas/mantenedores?tabla=RangePeriod">
        Revisar rangos
      </Link>
    </div>
  );
}
