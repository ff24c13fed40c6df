import { useState } from 'react';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';

/** Returns a form's errors, which are shown from the first refused attempt on, and the server's refusals of its fields. */
export function useFormErrors(
  errors: readonly SummaryError[],
  refusalOf: (name: string) => string | undefined,
) {
  const [attempt, setAttempt] = useState(0);
  const shown = attempt > 0 ? errors : [];
  return {
    attempt,
    shown,
    show: () => setAttempt(attempt + 1),
    errorOf: (name: string): string | undefined =>
      shown.find((each) => each.name === name)?.message ?? refusalOf(name),
  };
}
