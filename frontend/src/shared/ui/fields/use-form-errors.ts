import { useState } from 'react';
import { afterPress } from './after-press.ts';
import type { SummaryError } from './error-summary.tsx';

export interface FormErrors {
  /** Returns the message of a touched field, or the server's refusal of its value. */
  readonly errorOf: (name: string) => string | undefined;
  /** Marks a field as touched: from then on it is validated with every change. */
  readonly leave: (name: string) => void;
  /** Counts a refused submit, which touches all fields. */
  readonly refuse: () => void;
  /** Violations since the first refused submit. */
  readonly summary: readonly SummaryError[];
  /** Number of refused submits. */
  readonly attempt: number;
}

/**
 * Returns which of a form's violations are shown: fields are validated on blur, then on change, all of them after a refused submit.
 * `refusalOf`: returns the server's refusal of a field.
 */
export function useFormErrors(
  errors: readonly SummaryError[],
  refusalOf?: (name: string) => string | undefined,
): FormErrors {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const shown = attempt > 0 ? errors : errors.filter(({ name }) => left.has(name));
  return {
    errorOf: (name) => shown.find((each) => each.name === name)?.message ?? refusalOf?.(name),
    leave: (name) => afterPress(() => setLeft((before) => new Set([...before, name]))),
    refuse: () => setAttempt((count) => count + 1),
    summary: attempt > 0 ? errors : [],
    attempt,
  };
}
