import { useState } from 'react';
import { formatRate } from '@simulador/contracts/platform/format';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { IconButton } from '#shared/ui/button.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { DeleteQuestion } from '../tarifas/delete-question.tsx';
import { describeRate, describeRow, rateText } from '../tarifas/describe.ts';
import { isAtCore } from '../tarifas/proposed-set.ts';
import { deleteRate, type Product, type Rate } from '../tarifas/rate-data.ts';
import { useIsOutdated } from '../tarifas/use-rate-tables.ts';
import { rangedCell } from '../grid/plan.ts';
import type { Desk } from './use-desk.ts';

const PAGE_SIZE = 20;

export interface RatesListProps {
  product: Product;
  desk: Desk;
  /** Rates of the product, of the chosen purpose and property if any. */
  rates: readonly Rate[];
  /** Shows the grid of the rate's purpose and property, where it is edited. */
  onEdit: (rate: Rate) => void;
}

/** Rates of a product as a list, with the columns and actions of each rate. */
export function RatesList({ product, desk, rates, onEdit }: RatesListProps) {
  const { tables } = desk;
  const isCore = tables.changes.rates === 'core';
  const [deleted, setDeleted] = useState<Rate | null>(null);
  const [chosenPage, setPage] = useState(1);
  // The last page may lose its last rate.
  const page = Math.min(chosenPage, Math.ceil(rates.length / PAGE_SIZE));
  const isOutdated = useIsOutdated();
  const plannedOf = (rate: Rate) => {
    const cell = rangedCell(rate, tables);
    return cell && desk.plan.get(cellKey(cell));
  };
  const actions: Column<Rate> = {
    label: 'Acciones',
    isUnseen: true,
    of: (rate) => {
      const which = describeRow(rate, tables).join(', ');
      const cell = rangedCell(rate, tables);
      return (
        <span>
          <IconButton
            icon="edit"
            label={`Editar tasa: ${which}`}
            aria-disabled={isOutdated}
            onClick={() => {
              if (cell === null || isOutdated) return;
              desk.type(cellKey(cell), rateText((plannedOf(rate) ?? { value: rate.rate }).value) ?? '');
              onEdit(rate);
            }}
          />
          <IconButton
            icon="trash"
            label={`Eliminar tarifa: ${which}`}
            aria-disabled={isOutdated}
            onClick={() => isOutdated || setDeleted(rate)}
          />
        </span>
      );
    },
  };
  return (
    <div className="border-t border-line px-4 pb-1">
      <DataTable
        label={`Tarifas del producto ${product.name}`}
        isBare
        rows={rates.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        empty={<p className="py-3 text-ink-2">No hay tarifas de ese destino y tipo de propiedad.</p>}
        paging={{
          ...{ label: `Páginas de ${product.name}`, size: PAGE_SIZE, count: rates.length },
          ...{ page, onPage: setPage },
        }}
        keyOf={({ id }) => id}
        isOutdated={isOutdated}
        columns={[
          { label: 'Destino', of: (rate) => describeRow(rate, tables)[0] },
          { label: 'Tipo de Propiedad', of: (rate) => describeRow(rate, tables)[1] },
          {
            label: 'Tasa',
            isNumber: true,
            of: (rate) => {
              const planned = plannedOf(rate);
              if (!planned) return describeRate(rate.rate);
              return (
                <>
                  <del className="text-ink-2 no-underline">
                    <span className="sr-only">antes </span>
                    {formatRate(rate.rate)}
                  </del>
                  <span aria-hidden="true"> → </span>
                  <b className="text-primary-dark">
                    {planned.value === null ? 'se elimina' : describeRate(planned.value)}
                  </b>
                </>
              );
            },
          },
          { label: 'Rango de Tiempo', of: (rate) => describeRow(rate, tables)[2] },
          { label: 'Rango de Monto', of: (rate) => describeRow(rate, tables)[3] },
          ...(isAtCore(tables.changes) ? [] : [actions]),
        ]}
      />
      {deleted !== null && (
        <DeleteQuestion
          question="¿Está seguro que desea eliminar esta tarifa?"
          row={deleted}
          remove={async (tag) => {
            const cell = rangedCell(deleted, tables);
            if (isCore) return deleteRate(deleted.id, tag);
            return cell && desk.set([{ cell, value: null }]);
          }}
          doneText={isCore ? 'Tarifa eliminada.' : 'Tarifa por eliminar.'}
          onClose={() => setDeleted(null)}
        >
          <p>{describeRow(deleted, tables).join(', ')}</p>
        </DeleteQuestion>
      )}
    </div>
  );
}
