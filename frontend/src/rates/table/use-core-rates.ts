import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { RATE_TABLES } from '#shared/office/price-approval.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { OF_SIMULATORS, patchRate, postRate } from '../tarifas/rate-data.ts';
import { rangedCell } from '../tarifas/ranged-cell.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { SAVE_FAILED } from '../tarifas/use-table-change.ts';
import type { PlannedCell } from '../grid/plan.ts';

/** Returns the function that changes rates of the core, one by one. An emptied cell stays, because a deletion asks first. */
export function useCoreRates(tables: RateTables): (cells: readonly PlannedCell[]) => void {
  const { run } = useAction({
    run: async (cells: readonly PlannedCell[]) => {
      for (const { cell, value } of cells) if (value !== null) await changeRate(tables, cell, value);
    },
    done: () => 'Tasa actualizada.',
    failed: SAVE_FAILED,
    refetch: [[RATE_TABLES], ...OF_SIMULATORS.map((key) => [key])],
  });
  return (cells) => {
    if (cells.some(({ value }) => value !== null)) run(cells);
  };
}

async function changeRate(tables: RateTables, cell: PlannedCell['cell'], value: number): Promise<unknown> {
  const rate = tables.rates.find((each) => {
    const own = rangedCell(each, tables);
    return own !== null && cellKey(own) === cellKey(cell);
  });
  if (rate) return rate.rate === value ? null : patchRate(rate.id, rateRowTag(rate), value);
  const { product, loan_use, real_estate_type } = cell;
  const period = tables.periods.find(
    (range) =>
      range.product === product && range.min_years === cell.min_years && range.max_years === cell.max_years,
  );
  const amount = tables.amounts.find(
    (range) =>
      range.product === product &&
      range.min_amount === cell.min_amount &&
      range.max_amount === cell.max_amount,
  );
  if (!period || !amount) return null;
  const ranges = { range_period: period.id, range_amount: amount.id };
  return postRate({ product, loan_use, real_estate_type, ...ranges, rate: value });
}
