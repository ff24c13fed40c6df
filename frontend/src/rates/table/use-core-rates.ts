import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { failureText } from '#shared/api/api-error.ts';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { describeAmounts, describeYears, nameOf } from '../tarifas/describe.ts';
import { patchRate, postRate, type Rate, ratesQuery, refreshRateTables } from '../tarifas/rate-data.ts';
import { SAVE_FAILED } from '../tarifas/use-price-action.ts';
import { type PlannedCell, presentOf, rateFault } from '../grid/plan.ts';
import type { Desk } from './use-desk.ts';

/** Rate that the core is to have, and its row as the user saw it; undefined for a new one. */
interface Wanted extends PlannedCell {
  readonly seen: Rate | undefined;
}

/**
 * Returns the desk; where a core keeps the rates, one that changes them at the core, one by one. A rate is pending until the core has it, so that
 * one that is refused stays. What is typed during a request is sent after it, of a cell the last value. An emptied cell keeps its rate,
 * because a deletion asks first. See docs/rules.md R760.
 */
export function useCoreRates(desk: Desk, isCore: boolean): Desk {
  const { tables, present } = desk;
  const queries = useQueryClient();
  const { unsent, sent } = useRef({
    unsent: new Map<string, Wanted>(),
    sent: new Map<string, Wanted>(),
  }).current;
  const { run, isWorking } = useAction({
    serially: 'core-rates',
    run: async () => {
      const batch = [...unsent];
      const saved: Wanted[] = [];
      for (const [key, wanted] of batch) sent.set(key, wanted);
      unsent.clear();
      try {
        for (const [, wanted] of batch) {
          await changeRate(desk, wanted).catch((reason: unknown) => {
            throw new Error(refusalText(desk, wanted, batch.length - saved.length - 1, reason));
          });
          saved.push(wanted);
        }
        return saved.length;
      } finally {
        await refreshRateTables(queries);
        desk.drop(saved);
        sent.clear();
        // A value that was typed during the save is sent next, against the row as it is now.
        const rates = queries.getQueryData(ratesQuery.queryKey) ?? [];
        for (const { cell } of saved) {
          const next = unsent.get(cellKey(cell));
          if (next) unsent.set(cellKey(cell), { ...next, seen: rowAt(cell, { ...tables, rates }) });
        }
      }
    },
    done: (count) => (count === 0 ? null : 'Tasa actualizada.'),
    failed: ({ message }) => message,
  });
  // The bar of pending changes asks by itself; a core's rates have no bar.
  useUnsaved(isCore && desk.isDirty && !isWorking);
  const set: Desk['set'] = (cells) => {
    const filled = cells.filter(({ value }) => value !== null);
    desk.set(filled);
    for (const { cell, value } of filled) {
      const key = cellKey(cell);
      const isSame = value === (sent.get(key)?.value ?? present.get(key)?.rate);
      if (isSame || rateFault(value, desk.maximumOf(cell)) !== null) unsent.delete(key);
      else unsent.set(key, { cell, value, seen: rowAt(cell, tables) });
    }
    if (unsent.size > 0) run();
  };
  return isCore ? { ...desk, set } : desk;
}

function rowAt(cell: PlannedCell['cell'], tables: Desk['tables']): Rate | undefined {
  const id = presentOf(tables).get(cellKey(cell))?.id;
  return tables.rates.find((rate) => rate.id === id);
}

/** Says which rate the core has refused, and how many were not sent because of that. */
function refusalText({ tables }: Desk, { cell }: PlannedCell, left: number, reason: unknown): string {
  const which = `${nameOf(tables.products, cell.product)}, ${describeYears(cell)} años, UF ${describeAmounts(cell)}`;
  const others =
    left === 0 ? '' : left === 1 ? ' Falta 1 más por guardar.' : ` Faltan ${left} más por guardar.`;
  return `${which}: ${failureText(reason, SAVE_FAILED)}${others}`;
}

async function changeRate({ tables }: Desk, { cell, value, seen }: Wanted): Promise<unknown> {
  if (value === null) return null;
  if (seen) return patchRate(seen.id, rateRowTag(seen), value);
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
