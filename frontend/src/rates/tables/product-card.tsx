import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#shared/office/badge.tsx';
import { askToLeave } from '#shared/office/leaving/unsaved.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { describeFaults, nameOf } from '../tarifas/describe.ts';
import { newRateAddress } from '../tarifas/new-rate-address.ts';
import { coverageQuery, type Coverage, type Product, type Rate } from '../tarifas/rate-data.ts';
import { CoverageGrid, type Combination } from './coverage-grid.tsx';
import { NewSheetButton } from '../tarifas/new-sheet-button.tsx';
import { RateChanges } from './rate-changes.tsx';
import { RateWorkbook } from './rate-workbook.tsx';
import { RatesTable, type RatesTableProps } from './rates-table.tsx';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import styles from './product-card.module.css';

/** Number of rates shown initially. */
const SHOWN_FIRST = 8;
const NOT_COVERED = 'No pudimos cargar la cobertura de este producto ni su TMC.';
const NOT_CURRENT = 'La cobertura y su TMC pueden no estar al día.';

type Shown = 'first' | 'chosen' | 'all';

const doNow = (change: () => void): void => change();

export interface ProductCardProps extends Pick<RatesTableProps, 'edited' | 'onEdit'> {
  product: Product;
  tables: RateTables;
}

/** A product: the state of its ranges, the coverage of its rates, and the rates. */
export function ProductCard({ product, tables, edited, onEdit }: ProductCardProps) {
  const isOwn = (row: { product: number }): boolean => row.product === product.id;
  const rates = tables.rates.filter(isOwn);
  const periods = tables.periods.filter(isOwn);
  const amounts = tables.amounts.filter(isOwn);
  const [chosen, setChosen] = useState({
    loan_use: rates[0]?.loan_use ?? tables.loanUses[0]?.id ?? 0,
    real_estate_type: rates[0]?.real_estate_type ?? tables.realEstateTypes[0]?.id ?? 0,
  });
  // A rate whose form the end of the session closed may be any.
  const [shown, setShown] = useState<Shown>(edited === null ? 'first' : 'all');
  const query = useQuery(coverageQuery(product.id));
  const { data: coverage } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const ofChosen = rates.filter(
    (rate) => rate.loan_use === chosen.loan_use && rate.real_estate_type === chosen.real_estate_type,
  );
  const isShort = rates.length <= SHOWN_FIRST;
  const areAllShown = isShort || shown === 'all';
  const leaveEdited = (change: () => void): void =>
    edited === null
      ? change()
      : askToLeave(() => {
          onEdit(null);
          change();
        });
  /** Selects a combination. While all rates are shown, those being edited stay visible, so no question is needed. */
  const choose = (part: Partial<Combination>): void =>
    (areAllShown ? doNow : leaveEdited)(() => setChosen({ ...chosen, ...part }));
  /** One button for both, so that it keeps the focus. Showing more rates hides none, so only showing fewer asks. */
  const toggle = (all: Shown): void =>
    (shown === 'first' ? doNow : leaveEdited)(() => setShown(shown === all ? 'first' : all));
  const rows: Readonly<Record<Shown, readonly Rate[]>> = {
    first: (isShort ? rates : ofChosen).slice(0, SHOWN_FIRST),
    chosen: ofChosen,
    all: rates,
  };
  const combination = `${nameOf(tables.loanUses, chosen.loan_use)}, ${nameOf(tables.realEstateTypes, chosen.real_estate_type)}`;
  const titleId = `product-${product.id}`;
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} tabIndex={-1} ref={heading}>
          {product.name}
        </h2>
        {product.is_active === false && <Badge tone="info">Inactivo</Badge>}
        <RangeBadges product={product} />
        {rates.length > 0 && tables.changes.rates !== 'core' && <NewSheetButton adjusted={product} />}
      </header>
      <QueryPart query={query} failed={NOT_COVERED} outdated={NOT_CURRENT} frame={styles['failed']}>
        {(found) => <Faults coverage={found} />}
      </QueryPart>
      {periods.length > 0 && amounts.length > 0 && (
        <CoverageGrid
          product={product}
          tables={tables}
          periods={periods}
          amounts={amounts}
          rates={ofChosen}
          coverage={coverage}
          chosen={chosen}
          onChoose={choose}
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
            <p className={styles['none']}>{`No hay tarifas de ${combination}.`}</p>
          ) : (
            <RatesTable
              product={product}
              rates={rows[shown]}
              all={rates}
              tables={tables}
              coverage={coverage}
              edited={edited}
              onEdit={onEdit}
              heading={heading}
            />
          )}
          <div className={styles['more']}>
            {ofChosen.length > SHOWN_FIRST && ofChosen.length < rates.length && (
              <Button variant="low" onClick={() => toggle('chosen')}>
                {shown === 'chosen' ? 'Ver menos' : `Ver las ${ofChosen.length} de ${combination}`}
              </Button>
            )}
            {!isShort && (
              <Button variant="low" onClick={() => toggle('all')}>
                {shown === 'all' ? 'Ver menos' : `Ver las ${rates.length} tarifas`}
              </Button>
            )}
            <div className={styles['sheet']}>
              <RateWorkbook product={product} tables={tables} />
            </div>
          </div>
        </>
      )}
      <RateChanges product={product} tables={tables} />
    </section>
  );
}

function RangeBadges({ product }: { product: Product }) {
  return (
    <p className={styles['badges']}>
      <RangeBadge name="Rango de Monto" isValid={product.is_range_amount_valid} />
      <RangeBadge name="Rango de Tiempo" isValid={product.is_range_valid_period} />
    </p>
  );
}

/** Badge for valid or invalid ranges. The core may omit whether they are valid. */
function RangeBadge({ name, isValid }: { name: string; isValid: boolean | undefined }) {
  if (isValid === undefined) return null;
  return <Badge tone={isValid ? 'good' : 'bad'}>{`${name} ${isValid ? 'válido' : 'no válido'}`}</Badge>;
}

function Faults({ coverage }: { coverage: Coverage }) {
  const faults = describeFaults(coverage);
  if (faults.length === 0) return null;
  const isOfYears = [...coverage.holes, ...coverage.overlaps].some(({ kind }) => kind === 'period');
  return (
    <div className={styles['none']}>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <Link
        className={buttonClass('alt')}
        to={`/tarifas/mantenedores?tabla=${isOfYears ? 'RangePeriod' : 'RangeAmount'}`}
      >
        Revisar rangos
      </Link>
    </div>
  );
}
