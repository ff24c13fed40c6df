import { cellKey, type RateCell } from '@simulador/contracts/rates/rate-book';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { describeAmounts, describeYears, quoted, rateText } from '../tarifas/describe.ts';
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

/** Says what of a pasted block is not in the table. */
const leftText = (left: readonly string[]): string =>
  `${left.length === 1 ? 'No se pegó 1 texto, que no es una tasa o no cabe' : `No se pegaron ${left.length} textos, que no son una tasa o no caben`}: ${quoted(left)}.`;

/** Cell of a rate that is edited in place. A deleted text deletes the rate. */
export function EditedRate({ desk, cell, place, grid, cells, isReadOnly }: EditedRateProps) {
  const key = cellKey(cell);
  const planned = desk.plan.get(key);
  const text = desk.typed.get(key) ?? null;
  const next = desk.scheduled.get(key);
  const toast = useToast();
  return (
    <ValueCell
      label={`${describeYears(cell)} años, UF ${describeAmounts(cell)}`}
      {...{ place, grid, text, isReadOnly }}
      before={rateText(desk.present.get(key)?.rate ?? null)}
      after={planned && rateText(planned.value)}
      note={
        next && (
          <>
            <span className="cards:sr-only">desde el </span>
            <span className="cards:sr-only">{`${next.day}: `}</span>
            <span className="hidden cards:inline" aria-hidden="true">
              {'luego '}
            </span>
            {rateText(next.value) ?? 'sin tasa'}
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
      onPaste={(block) => {
        const { cells: changed, left } = pastedCells(cells, place, block);
        desk.set(changed);
        if (left.length > 0) toast.show(leftText(left), { tone: 'bad' });
      }}
      onUndo={desk.undo}
    />
  );
}
