import { useState } from 'react';
import { cellKey, type RateCell } from '@simulador/contracts/rates/rate-book';
import type { Chosen } from './first-shown.ts';

/**
 * Returns which cells a draft's grid shows: all, or with `changesOnly` those that change. A cell that was shown stays until the box is
 * ticked again or other rates are chosen, so that no row disappears with the focus in it.
 */
export function useShownCells(
  changesOnly: boolean,
  chosen: Chosen,
  changed: readonly string[],
): (cell: RateCell) => boolean {
  const [shown, setShown] = useState({ changesOnly, chosen, keys: new Set(changed) });
  const isOther = shown.changesOnly !== changesOnly || shown.chosen !== chosen;
  const keys = isOther ? new Set<string>() : shown.keys;
  if (isOther || changed.some((key) => !keys.has(key)))
    setShown({ changesOnly, chosen, keys: new Set([...keys, ...changed]) });
  return (cell) => !changesOnly || shown.keys.has(cellKey(cell));
}
