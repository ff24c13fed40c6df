import { useRef, type SyntheticEvent } from 'react';
import { failureText } from '#shared/api/api-error.ts';
import { isGone } from '#shared/api/final-refusals.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { useFormErrors, type FormErrors } from '#shared/ui/fields/use-form-errors.ts';
import type { useValues } from '#shared/ui/fields/use-values.ts';
import type { Proposed } from '../tarifas/proposed-set.ts';
import { useIsThere } from '#shared/ui/use-is-there.ts';
import { SAVE_FAILED, usePriceAction } from '../tarifas/use-price-action.ts';
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
  const toast = useToast();
  const isThere = useIsThere();
  const { isWorking, error, refusalOf, run, reset } = usePriceAction({
    run: options.save,
    done: (answer) => options.savedText(answer as Answer),
    failed: SAVE_FAILED,
    onFailed: (reason) => {
      // The form of what a colleague deleted ends, and its place for a failure with it.
      if (!isGone(reason) || !isThere.current) return;
      toast.show(failureText(reason, SAVE_FAILED), { tone: 'bad' });
      options.onSaved(false);
    },
    onDone: () => void (isThere.current && options.onSaved(isAgain.current)),
  });
  const messages = validateForm(fields, rule, values);
  const errors = fields.flatMap(({ name, label }) => {
    const message = messages[name];
    return message === undefined ? [] : [{ name, label, message }];
  });
  const { refuse, ...shown } = useFormErrors(errors, refusalOf);
  const reason = failureText(error, '') || null;
  return {
    ...shown,
    fields,
    values,
    change: (name, value) => {
      // A change during a save would be lost.
      if (isWorking) return;
      setValues({ ...values, ...consequences(name), [name]: value });
      if (error !== null) reset();
    },
    submit: (event, again = false) => {
      event.preventDefault();
      if (isWorking) return;
      isAgain.current = again;
      if (errors.length === 0) run(values);
      else refuse();
    },
    isWorking,
    isChanged,
    failure:
      error === null
        ? null
        : { title: options.failedTitle ?? (reason === null ? SAVE_FAILED : null), reason },
  };
}
