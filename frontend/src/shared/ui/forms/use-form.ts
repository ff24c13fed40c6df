import { useState, type SyntheticEvent } from 'react';
import type { SummaryError } from '../fields/error-summary.tsx';
import { useFormErrors, type FormErrors } from '../fields/use-form-errors.ts';
import { isInvalid, useAction, type ActionOptions } from './use-action.ts';

export interface FormOptions<Values, Answer> extends Omit<ActionOptions<Values, Answer>, 'hasPlace'> {
  /** Values at the start; later ones are ignored. */
  readonly start: Values;
  readonly violations: (values: Values) => readonly Checked[];
}

/** Violation of a value, or none if there is no message. */
export interface Checked extends Omit<SummaryError, 'message'> {
  readonly message: string | false | null | undefined;
}

/** Properties of a field that is bound to a value of its form. */
export interface Bound<Value> {
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

export interface FormState<Values> extends Pick<FormErrors, 'summary' | 'attempt'> {
  readonly values: Values;
  /** Sets some values; ignored while the form is sent, because they would be lost. */
  readonly set: (part: Partial<Values>) => void;
  readonly field: <Name extends keyof Values & string>(name: Name) => Bound<Values[Name]>;
  readonly isChanged: boolean;
  readonly isWorking: boolean;
  /** Sentence of a failed attempt; null for none. */
  readonly failure: string | null;
  readonly submit: (event: SyntheticEvent) => void;
  /** Sets the values at the start again. */
  readonly reset: () => void;
}

/** Holds a form's values and sends them once they are valid. Which violations are shown is `useFormErrors`', what a failure does `useAction`'s. */
export function useForm<Values extends object, Answer>(
  options: FormOptions<Values, Answer>,
): FormState<Values> {
  const { run, isWorking, input, error, failure, refusalOf } = useAction({ ...options, hasPlace: true });
  const [start] = useState(options.start);
  const [values, setAll] = useState(start);
  // A change while they are sent would be lost. See docs/rules.md R422.
  const setValues = (next: Values): void => void (isWorking || setAll(next));
  const violations = options.violations(values).filter((each): each is SummaryError => Boolean(each.message));
  // The server's refusal is not of what has been typed since.
  const isOld = input !== values && isInvalid(error);
  const { errorOf, leave, refuse, ...shown } = useFormErrors(violations, isOld ? undefined : refusalOf);
  return {
    values,
    set: (part) => setValues({ ...values, ...part }),
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value) => setValues({ ...values, [name]: value }),
      onBlur: () => leave(name),
    }),
    isChanged: JSON.stringify(values) !== JSON.stringify(start),
    isWorking,
    failure: isOld ? null : failure,
    ...shown,
    submit: (event) => {
      event.preventDefault();
      if (isWorking) return;
      if (violations.length > 0) refuse();
      else run(values);
    },
    reset: () => setAll(start),
  };
}
