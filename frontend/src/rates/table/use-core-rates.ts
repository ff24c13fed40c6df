import { useQueryClient } from '@tanstack/react-query';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { patchRate, postRate, refreshRateTables } from '../tarifas/rate-data.ts';
import { SAVE_FAILED } from '../tarifas/use-price-action.ts';
import { type PlannedCell, rateFault } from '../grid/plan.ts';
import type { Desk } from './use-desk.ts';

/**
 * Returns the desk; where a core keeps the rates, one that changes them at the core, one by one. A rate is pending until the core has it, so that
 * one that is refused stays. An emptied cell keeps its rate, because a deletion asks first. See docs/rules.md R760.
 */
export function useCoreRates(desk: Desk, isCore: boolean): Desk {
  const queries = useQueryClient();
  const { run, isWorking } = useAction({
    run: async (cells: readonly PlannedCell[]) => {
      const saved: PlannedCell[] = [];
      try {
        for (const each of cells) {
          await changeRate(desk, each);
          saved.push(each);
        }
      } finally {
        await refreshRateTables(queries);
        desk.drop(saved);
      }
    },
    done: () => 'Tasa actualizada.',
    failed: SAVE_FAILED,
  });
  // The bar of pending changes asks by itself; a core's rates have no bar.
  useUnsaved(isCore && desk.isDirty && !isWorking);
  const set: Desk['set'] = (cells) => {
    const filled = cells.filter(({ value }) => value !== null);
    desk.set(filled);
    const changed = filled.filter(
      ({ cell, value }) =>
        value !== desk.present.get(cellKey(cell))?.rate && rateFault(value, desk.maximumOf(cell)) === null,
    );
    if (changed.length > 0) run(changed);
  };
  return isCore ? { ...desk, set } : desk;
}

async function changeRate({ tables, present }: Desk, { cell, value }: PlannedCell): Promise<unknown> {
  if (value === null) return null;
  const id = present.get(cellKey(cell))?.id;
  const rate = tables.rates.find((each) => each.id === id);
  if (rate) return patchRate(rate.id, rateRowTag(rate), value);
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
