import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#shared/office/badge.tsx';
import { ChipSelect } from '#shared/ui/fields/chip-select.tsx';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Segments } from '#shared/ui/fields/segments.tsx';
import { describeFaults, optionsOf } from '../tarifas/describe.ts';
import { isAtCore } from '../tarifas/proposed-set.ts';
import { coverageQuery, type Coverage, type Product } from '../tarifas/rate-data.ts';
import { useIsOutdated } from '../tarifas/use-rate-tables.ts';
import { AdjustForm } from './adjust-form.tsx';
import { EditedRate } from './rate-cell.tsx';
import { RateGrid } from '../grid/rate-grid.tsx';
import { RatesList } from './rates-list.tsx';
import { blankAdjustment, type TypedAdjustment } from './typed-adjustment.ts';
import type { Desk } from './use-desk.ts';
import { useGridFocus } from '../grid/value-cell.tsx';

const NOT_COVERED = 'No pudimos cargar la cobertura de este producto ni su TMC.';
const NOT_CURRENT = 'La cobertura y su TMC pueden no estar al día.';
/** No purpose, or property type, in particular. */
const ALL = 0;
const VIEWS = [
  { value: 'grid', label: 'Grilla' },
  { value: 'list', label: 'Lista' },
] as const;

export interface ProductCardProps {
  product: Product;
  desk: Desk;
  /** True if `Ajustar` is open in this card. */
  isAdjusted: boolean;
  onAdjust: () => void;
}

/** A product: the state of its ranges, and its rates as a grid that is edited in place or as a list. */
export function ProductCard({ product, desk, isAdjusted, onAdjust }: ProductCardProps) {
  const { tables, adjusting } = desk;
  const isOwn = (row: { product: number }): boolean => row.product === product.id;
  const rates = tables.rates.filter(isOwn);
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [chosen, setChosen] = useState({ loan_use: ALL, real_estate_type: ALL });
  const [start] = useState(rates[0]);
  /** Purpose and property of the grid, which shows one of each. */
  const use = {
    loan_use: chosen.loan_use || (start?.loan_use ?? tables.loanUses[0]?.id ?? ALL),
    real_estate_type:
      chosen.real_estate_type || (start?.real_estate_type ?? tables.realEstateTypes[0]?.id ?? ALL),
  };
  const shown = view === 'grid' ? use : chosen;
  const all = (label: string) => (view === 'grid' ? [] : [{ value: String(ALL), label }]);
  const query = useQuery(coverageQuery(product.id));
  const grid = useGridFocus();
  const isOutdated = useIsOutdated();
  const hasRanges = [tables.periods, tables.amounts].every((all) => all.some(isOwn));
  const isCore = tables.changes.rates === 'core';
  const isReadOnly = isAtCore(tables.changes);
  const titleId = `product-${product.id}`;
  /** Shows other rates, unless a typed text that is no rate would be out of sight. */
  const choose = (part: Partial<typeof chosen>): void => {
    const unread = document.querySelector<HTMLElement>('[data-unread]');
    if (unread) unread.focus();
    else setChosen({ ...chosen, ...part });
  };
  const follow = ({ product: id, loan_use: loanUse, real_estate_type: type }: TypedAdjustment): void => {
    if (id !== '' && id !== String(product.id)) return;
    choose({
      ...(loanUse && { loan_use: Number(loanUse) }),
      ...(type && { real_estate_type: Number(type) }),
    });
  };
  return (
    <section
      id={`producto-${product.id}`}
      className="min-w-0 scroll-mt-4 overflow-clip rounded-md border border-line bg-surface"
      aria-labelledby={titleId}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2">
        <h2 id={titleId} className="text-16">
          {product.name}
        </h2>
        {product.is_active === false && <Badge tone="info">Inactivo</Badge>}
        <RangeBadge name="Rango de Monto" isValid={product.is_range_amount_valid} />
        <RangeBadge name="Rango de Tiempo" isValid={product.is_range_valid_period} />
        {hasRanges && (
          <div className="ml-auto flex flex-wrap items-center gap-2">
            <ChipSelect
              name={`use_${product.id}`}
              label={`Destino de ${product.name}`}
              isLabelUnseen
              options={[...all('Todos los destinos'), ...optionsOf(tables.loanUses)]}
              value={String(shown.loan_use)}
              onChange={(value) => choose({ loan_use: Number(value) })}
            />
            <ChipSelect
              name={`type_${product.id}`}
              label={`Tipo de Propiedad de ${product.name}`}
              isLabelUnseen
              options={[...all('Todos los tipos'), ...optionsOf(tables.realEstateTypes)]}
              value={String(shown.real_estate_type)}
              onChange={(value) => choose({ real_estate_type: Number(value) })}
            />
            <Segments
              name={`view_${product.id}`}
              legend={`Vista de ${product.name}`}
              options={VIEWS}
              value={view}
              onChange={setView}
            />
            {!isCore && rates.length > 0 && (
              <Button
                small
                aria-expanded={isAdjusted}
                onClick={() => {
                  if (isAdjusted) return desk.adjust(null);
                  desk.adjust(blankAdjustment(product.id));
                  onAdjust();
                }}
              >
                Ajustar<span className="sr-only">{` las tasas de ${product.name}`}</span>
              </Button>
            )}
          </div>
        )}
      </header>
      <QueryPart query={query} failed={NOT_COVERED} outdated={NOT_CURRENT} frame="px-4 pb-3">
        {(coverage) => <Faults coverage={coverage} />}
      </QueryPart>
      {isAdjusted && adjusting && <AdjustForm desk={desk} values={adjusting} onScope={follow} />}
      {rates.length === 0 && (
        <p className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-ink-2">
          <span>No hay tarifas creadas para este producto.</span>
          {!isReadOnly && (
            <Link className={buttonClass('alt', true)} to={`/tarifas/nueva?product=${product.id}`}>
              Nueva tarifa
            </Link>
          )}
        </p>
      )}
      {hasRanges && view === 'grid' && (
        <RateGrid {...desk} {...{ tables, isOutdated }} use={{ product: product.id, ...use }}>
          {(cell, place, cells) => (
            <EditedRate key={place.join(' ')} {...{ desk, cell, place, cells, grid, isReadOnly }} />
          )}
        </RateGrid>
      )}
      {rates.length > 0 && view === 'list' && (
        <RatesList
          key={`${chosen.loan_use} ${chosen.real_estate_type}`}
          {...{ product, desk }}
          rates={rates.filter(
            (rate) =>
              [ALL, rate.loan_use].includes(chosen.loan_use) &&
              [ALL, rate.real_estate_type].includes(chosen.real_estate_type),
          )}
          onEdit={({ loan_use, real_estate_type }) => {
            setChosen({ loan_use, real_estate_type });
            setView('grid');
          }}
        />
      )}
    </section>
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
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-ink-2">
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <Link
        className={buttonClass('alt', true)}
        to={`/tarifas/mantenedores?tabla=${isOfYears ? 'RangePeriod' : 'RangeAmount'}`}
      >
        Revisar rangos
      </Link>
    </div>
  );
}
