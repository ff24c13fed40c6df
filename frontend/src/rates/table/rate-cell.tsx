import { formatRate } from '@simulador/contracts/platform/format';
import { cellKey, type RateCell } from '@simulador/contracts/rates/rate-book';
import { describeAmounts, describeYears } from '../tarifas/describe.ts';
import { pastedCells, readRate } from '../grid/plan.ts';
import type { Desk } from './use-desk.ts';
import { ValueCell, type GridFocus, type Place } from '../grid/value-cell.tsx';

export interface EditedRateProps {
  desk: Desk;
  cell: RateCell;
  place: Place;
  grid: GridFocus;
  cells: readonly (readonly RateCell[])[];
  isReadOnly: boolean;
}

const rateOr = <None,>(annualPct: number | null, none: None): string | None =>
  annualPct === null ? none : formatRate(annualPct);

/** Cell of a rate that is edited in place. A deleted text deletes the rate. */
export function EditedRate({ desk, cell, place, grid, cells, isReadOnly }: EditedRateProps) {
  const key = cellKey(cell);
  const planned = desk.plan.get(key);
  const text = desk.typed.get(key) ?? null;
  const next = desk.scheduled.get(key);
  return (
    <ValueCell
      label={`${describeYears(cell)} años, UF ${describeAmounts(cell)}`}
      {...{ place, grid, text, isReadOnly }}
      before={rateOr(desk.present.get(key)?.rate ?? null, null)}
      after={planned && rateOr(planned.value, null)}
      note={
        next && (
          <>
            <span className="cards:sr-only">desde el </span>
            <span className="cards:sr-only">{`${next.day}: `}</span>
            <span className="hidden cards:inline" aria-hidden="true">
              {'luego '}
            </span>
            {rateOr(next.value, 'sin tasa')}
          </>
        )
      }
      fault={desk.faultOf(cell)}
      onText={(typed) => desk.type(key, typed)}
      onTake={(typed) => {
        const value = readRate(typed);
        if (value !== undefined) desk.set([{ cell, value }]);
        return value !== undefined;
      }}
      onPaste={(block) => desk.set(pastedCells(cells, place, block))}
      onUndo={desk.undo}
    />
  );
}
