import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { formatRate } from '@simulador/contracts/platform/format';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { Button, IconButton } from '#shared/ui/button.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { DeleteQuestion } from '../tarifas/delete-question.tsx';
import { describeRate, describeRow } from '../tarifas/describe.ts';
import { isAtCore } from '../tarifas/proposed-set.ts';
import { rangedCell } from '../tarifas/ranged-cell.ts';
import { deleteRate, type Product, type Rate } from '../tarifas/rate-data.ts';
import { useIsOutdated } from '../tarifas/use-rate-tables.ts';
import { readRate } from '../grid/plan.ts';
import type { Desk } from './use-desk.ts';

const SHOWN_FIRST = 8;

export interface RatesListProps {
  product: Product;
  desk: Desk;
  /** Rates of the product, and those of the chosen purpose and property. */
  rates: readonly Rate[];
  chosen: readonly Rate[];
  /** Name of the purpose and the property, e.g. `Compraventa, Casa`. */
  use: string;
  heading: RefObject<HTMLElement | null>;
}

/** Rates of a product as a list, with the columns and actions of each rate. */
export function RatesList({ product, desk, rates, chosen, use, heading }: RatesListProps) {
  const { tables } = desk;
  const isCore = tables.changes.rates === 'core';
  const [shown, setShown] = useState<'first' | 'chosen' | 'all'>('first');
  const [deleted, setDeleted] = useState<Rate | null>(null);
  const isOutdated = useIsOutdated();
  const rows = { first: chosen.slice(0, SHOWN_FIRST), chosen, all: rates }[shown];
  const toggle = (all: typeof shown): void => setShown(shown === all ? 'first' : all);
  const actions: Column<Rate> = {
    label: 'Acciones',
    isUnseen: true,
    of: (rate) => {
      const which = describeRow(rate, tables).join(', ');
      const cell = rangedCell(rate, tables);
      const planned = cell && desk.plan.get(cellKey(cell));
      const start = planned ? planned.value : rate.rate;
      return (
        <>
          <IconButton
            icon="edit"
            label={`Editar tasa: ${which}`}
            aria-disabled={isOutdated}
            onClick={() =>
              cell && !isOutdated && desk.type(cellKey(cell), start === null ? '' : formatRate(start))
            }
          />
          <IconButton
            icon="trash"
            label={`Eliminar tarifa: ${which}`}
            aria-disabled={isOutdated}
            onClick={() => isOutdated || setDeleted(rate)}
          />
        </>
      );
    },
  };
  return (
    <>
      <div className="border-t border-line px-4 pb-1">
        <DataTable
          isBare
          label={`Tarifas del producto ${product.name}`}
          rows={rows}
          keyOf={({ id }) => id}
          isOutdated={isOutdated}
          empty={<p className="py-3 text-ink-2">{`No hay tarifas de ${use}.`}</p>}
          columns={[
            { label: 'Destino', of: (rate) => describeRow(rate, tables)[0] },
            { label: 'Tipo de Propiedad', of: (rate) => describeRow(rate, tables)[1] },
            { label: 'Tasa', isNumber: true, of: (rate) => <ListedRate rate={rate} desk={desk} /> },
            { label: 'Rango de Tiempo', of: (rate) => describeRow(rate, tables)[2] },
            { label: 'Rango de Monto', of: (rate) => describeRow(rate, tables)[3] },
            ...(isAtCore(tables.changes) ? [] : [actions]),
          ]}
        />
      </div>
      {rates.length > SHOWN_FIRST && (
        <div className="num flex flex-wrap items-center gap-x-4 border-t border-line px-4 py-1">
          <span className="text-ink-2">{`${rows.length} de ${rates.length}.`}</span>
          {chosen.length > SHOWN_FIRST && chosen.length < rates.length && (
            <Button variant="low" onClick={() => toggle('chosen')}>
              {shown === 'chosen' ? 'Ver menos' : `Ver las ${chosen.length} de ${use}`}
            </Button>
          )}
          <Button variant="low" onClick={() => toggle('all')}>
            {shown === 'all' ? 'Ver menos' : `Ver las ${rates.length} tarifas`}
          </Button>
        </div>
      )}
      {deleted !== null && (
        <DeleteQuestion
          question="¿Está seguro que desea eliminar esta tarifa?"
          description={describeRow(deleted, tables).join(', ')}
          row={deleted}
          remove={async (tag) => {
            const cell = rangedCell(deleted, tables);
            if (isCore) return deleteRate(deleted.id, tag);
            return cell && desk.set([{ cell, value: null }]);
          }}
          doneText={isCore ? 'Tarifa eliminada.' : 'Tarifa por eliminar.'}
          heading={heading}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

/** A listed rate: its percentage with the pending one, or the field in which it is edited. */
function ListedRate({ rate, desk }: { rate: Rate; desk: Desk }) {
  const place = useRef<HTMLSpanElement>(null);
  const cell = rangedCell(rate, desk.tables);
  if (cell === null) return describeRate(rate.rate);
  const key = cellKey(cell);
  const text = desk.typed.get(key);
  const planned = desk.plan.get(key);
  const value = text === undefined ? undefined : readRate(text);
  const fault = desk.faultOf(cell);
  const take = (): void => {
    if (value === undefined) return;
    desk.set([{ cell, value }]);
    desk.type(key, null);
  };
  const errorId = `rate-${rate.id}-e`;
  return (
    <span ref={place} className="inline-grid justify-items-end">
      {text === undefined ? (
        <span>
          {planned && (
            <>
              <del className="text-ink-2 no-underline">
                <span className="sr-only">antes </span>
                {formatRate(rate.rate)}
              </del>
              <span aria-hidden="true"> → </span>
            </>
          )}
          <span className={planned ? 'font-bold text-primary-dark' : undefined}>
            {planned?.value === null ? 'se elimina' : describeRate(planned?.value ?? rate.rate)}
          </span>
        </span>
      ) : (
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          aria-label={`Tasa: ${describeRow(rate, desk.tables).join(', ')}`}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : errorId}
          data-unread={fault !== null || undefined}
          className="h-8 w-24 rounded-sm border border-ink bg-surface px-2 text-right"
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => desk.type(key, currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            const row = place.current?.closest('tr');
            // The field is gone before the focus moves: its blur would take the text, once more or although it was dropped.
            flushSync(() => (event.key === 'Enter' ? take() : desk.type(key, null)));
            if (event.key === 'Escape' || value !== undefined) row?.querySelector('button')?.focus();
          }}
        />
      )}
      {fault !== null && (
        <small id={errorId} className="text-14 font-semibold whitespace-normal text-bad">
          {fault}
        </small>
      )}
    </span>
  );
}
