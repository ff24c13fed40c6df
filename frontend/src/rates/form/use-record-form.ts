import { useRef, type SyntheticEvent } from 'react';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { focusRefused } from '#shared/ui/fields/focus-refused.ts';
import { useFormErrors, type FormErrors } from '#shared/ui/fields/use-form-errors.ts';
import type { useValues } from '#shared/ui/fields/use-values.ts';
import type { Proposed } from '../tarifas/proposed-set.ts';
import { SAVE_FAILED, useTableChange } from '../tarifas/use-table-change.ts';
import { validateForm, type FormField, type FormRule, type FormValue, type FormValues } from './fields.ts';

export interface RecordFormOptions<Answer> {
  readonly fields: readonly FormField[];
  readonly typed: ReturnType<typeof useValues<FormValues>>;
  readonly rule: FormRule;
  /** @throws ApiError */
  readonly save: (values: FormValues) => Promise<Answer | Proposed>;
  readonly savedText: (answer: Answer) => string;
  /** Called after saving. `isAgain`: another row follows in the same form. */
  readonly onSaved: (isAgain: boolean) => unknown;
  readonly failedTitle?: string;
  /** Returns values of other fields that a change of this one sets. */
  readonly consequences?: (name: string) => FormValues;
}

export interface RecordForm extends Omit<FormErrors, 'refuse'> {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly change: (name: string, value: FormValue) => void;
  readonly submit: (event: SyntheticEvent, isAgain?: boolean) => void;
  readonly isWorking: boolean;
  /** True if there are values that closing the form would lose. */
  readonly isChanged: boolean;
  /** Reason why saving failed; null if it did not fail. */
  readonly failure: { readonly title: string | null; readonly reason: string | null } | null;
}

/** Returns the state of a form. A field that the server refused shows the refusal. */
export function useRecordForm<Answer>(options: RecordFormOptions<Answer>): RecordForm {
  const { fields, typed, rule, consequences = () => ({}) } = options;
  const { values, setValues, isChanged } = typed;
  const isAgain = useRef(false);
  const { isPending, error, mutate, reset } = useTableChange({
    change: (answers: FormValues) =>
      options.save(answers).catch((reason: unknown) => {
        focusRefused(reason);
        throw reason;
      }),
    doneText: options.savedText,
    failedText: SAVE_FAILED,
    onDone: () => options.onSaved(isAgain.current),
  });
  const messages = validateForm(fields, rule, values);
  const errors = fields.flatMap(({ name, label }) => {
    const message = messages[name];
    return message === undefined ? [] : [{ name, label, message }];
  });
  const refused = error instanceof ApiError ? error.fields : [];
  const { refuse, ...shown } = useFormErrors(
    errors,
    (name) => refused.find((field) => field.name === name)?.message,
  );
  const reason = failureText(error, '') || null;
  return {
    ...shown,
    fields,
    values,
    change: (name, value) => {
      // A change during a save would be lost.
      if (isPending) return;
      setValues({ ...values, ...consequences(name), [name]: value });
      if (error !== null) reset();
    },
    submit: (event, again = false) => {
      event.preventDefault();
      if (isPending) return;
      isAgain.current = again;
      if (errors.length === 0) mutate(values);
      else refuse();
    },
    isWorking: isPending,
    isChanged,
    failure:
      error === null
        ? null
        : { title: options.failedTitle ?? (reason === null ? SAVE_FAILED : null), reason },
  };
}
