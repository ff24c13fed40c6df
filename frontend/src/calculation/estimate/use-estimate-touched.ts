import { useState } from 'react';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { useNewTouched, type TouchedFields } from '../fields/touched.ts';
import { useSimulator } from '../state/simulator-context.tsx';
import { ESTIMATE_NAMES } from './use-estimate.ts';

const FIELDS = Object.keys(ESTIMATE_NAMES) as (keyof typeof ESTIMATE_NAMES)[];
/** The credit has no field, because it follows from the savings, which show its violation. */
const TOUCHED = [...FIELDS, 'credit.creditAmount'] as const;

export interface EstimateTouched {
  readonly touched: TouchedFields;
  /** Calls `onValid` if the credit is valid; otherwise marks what is missing or wrong, and focuses the first of it. */
  readonly attempt: (onValid: () => void) => void;
}

/** Returns which of the estimate's fields show their violations. Empty fields do so after an attempt to go on only. */
export function useEstimateTouched(): EstimateTouched {
  const { violations, isCreditValid } = useSimulator();
  const touched = useNewTouched(TOUCHED);
  const [isAttempted, setAttempted] = useState(false);
  const attempt = (onValid: () => void): void => {
    if (isCreditValid) return onValid();
    setAttempted(true);
    touched.touch(...TOUCHED);
    const first = FIELDS.find((path) => path.startsWith('credit.') && violations[path] !== undefined);
    focusField(ESTIMATE_NAMES[first ?? 'credit.savings']);
  };
  const own: TouchedFields = {
    ...touched,
    names: { ...touched.names, ...ESTIMATE_NAMES },
    errorOf: (path) => {
      // An income is never required here.
      if (violations[path]?.code === 'required' && (!isAttempted || path.startsWith('client.')))
        return undefined;
      // An invalid value is reported by itself.
      const isOfCredit =
        path === 'credit.savings' &&
        violations[path] === undefined &&
        violations['credit.propertyValue'] === undefined &&
        violations['credit.creditAmount']?.code !== 'required';
      return touched.errorOf(isOfCredit ? 'credit.creditAmount' : path);
    },
    touch: (...paths) =>
      touched.touch(
        ...paths,
        ...(paths.includes('credit.savings') ? (['credit.creditAmount'] as const) : []),
      ),
  };
  return { touched: own, attempt };
}
