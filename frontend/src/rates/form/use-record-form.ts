import { useRef, useState, type SyntheticEvent } from 'react';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import type { Proposed } from '../tarifas/proposable.ts';
import { SAVE_FAILED, useTableChange } from '../tarifas/use-table-change.ts';
import {
  validateForm,
  type FormErrors,
  type FormField,
  type FormRule,
  type FormValue,
  type FormValues,
} from './fields.ts';

export interface RecordFormOptions<Answer> {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
  readonly rule: FormRule;
  /** @throws ApiError */
  readonly save: (values: FormValues) => Promise<Answer | Proposed>;
  readonly savedText: (answer: Answer) => string;
  /** Called after saving. `isAgain`: another row follows in the same form. */
  readonly onSaved: (isAgain: boolean) => unknown;
  /** Title above the reason of a failure. */
  readonly failedTitle?: string;
  /** Returns values of other fields that a change of this one sets. */
  readonly consequences?: (name: string) => FormValues;
}

export interface RecordForm {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly errorOf: (name: string) => string | undefined;
  readonly change: (name: string, value: FormValue) => void;
  /** Marks the field as touched: from then on it is validated. */
  readonly leave: (name: string) => void;
  readonly submit: (event: SyntheticEvent, isAgain?: boolean) => void;
  readonly isWorking: boolean;
  readonly summary: readonly SummaryError[];
  /** Counts refused submits. */
  readonly attempt: number;
  /** Reason why saving failed; null if it did not fail. */
  readonly failure: { readonly title: string | null; readonly reason: string | null } | null;
}

/**
 * Returns the state of a form. Fields are validated on blur, then on change. A field that the server refused shows the refusal.
 */
export function useRecordForm<Answer>(options: RecordFormOptions<Answer>): RecordForm {
  const { fields, values, onChange, rule, consequences = () => ({}) } = options;
  const [atStart] = useState(values);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const isAgain = useRef(false);
  const { isPending, error, mutate, reset } = useTableChange({
    change: options.save,
    doneText: options.savedText,
    failedText: SAVE_FAILED,
    onDone: () => options.onSaved(isAgain.current),
  });
  useUnsaved(!isPending && fields.some(({ name }) => values[name] !== atStart[name]));
  const errors = validateForm(fields, rule, values);
  const refused = refusedBy(error, fields);
  const reason = failureText(error, '') || null;
  const isValidated = (name: string): boolean => attempt > 0 || left.has(name);
  const errorOf = (name: string): string | undefined =>
    (isValidated(name) ? errors[name] : undefined) ?? refused[name];
  return {
    fields,
    values,
    errorOf,
    change: (name, value) => {
      onChange({ ...values, ...consequences(name), [name]: value });
      if (error !== null) reset();
    },
    leave: (name) => setLeft(new Set([...left, name])),
    submit: (event, again = false) => {
      event.preventDefault();
      if (isPending) return;
      isAgain.current = again;
      if (Object.keys(errors).length === 0) mutate(values);
      else setAttempt(attempt + 1);
    },
    isWorking: isPending,
    summary:
      attempt === 0
        ? []
        : fields.flatMap(({ name, label }) => {
            const message = errors[name];
            return message === undefined ? [] : [{ name, label, message }];
          }),
    attempt,
    failure:
      error === null
        ? null
        : { title: options.failedTitle ?? (reason === null ? SAVE_FAILED : null), reason },
  };
}

function refusedBy(error: Error | null, fields: readonly FormField[]): FormErrors {
  const refused = error instanceof ApiError ? error.fields : [];
  return Object.fromEntries(
    refused
      .filter(({ name }) => fields.some((field) => field.name === name))
      .map(({ name, message }) => [name, message]),
  );
}
