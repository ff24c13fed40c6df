import { browserStorage } from '#shared/browser/browser-storage.ts';
import type { EstimatorFold } from '../estimate/estimator.tsx';

const KEY = 'estimacion-plegada';

/** Fold of the estimate, stored in the browser until the executive signs out. */
export const ESTIMATOR_FOLD: EstimatorFold = {
  isFolded: () => browserStorage().getItem(KEY) !== null,
  onToggle: (isOpen) => {
    if (isOpen) return browserStorage().removeItem(KEY);
    try {
      browserStorage().setItem(KEY, 'true');
    } catch {
      // Storage is full or forbidden: the next visit begins with the estimate open.
    }
  },
};
