import type { RateAdjustment } from '@simulador/contracts/rates/adjustment';
import { cellKey, type RateChange } from '@simulador/contracts/rates/rate-book';
import { isByAdjustment } from '@simulador/contracts/rates/rate-sheet';

/**
 * Returns the keys of the cells whose rate was typed and is not that of the adjustments. Empty without adjustments, because then each
 * change was typed. See docs/rules.md R900.
 */
export const keysByHand = (
  changes: readonly RateChange[],
  adjustments: readonly RateAdjustment[],
): ReadonlySet<string> =>
  new Set(
    adjustments.length === 0
      ? []
      : changes.filter((change) => !isByAdjustment(change, adjustments)).map(cellKey),
  );
