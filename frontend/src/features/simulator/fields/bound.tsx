import type { ReactNode } from 'react';
import {
  useController,
  type ControllerRenderProps,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { afterPress } from '../modules/after-press.ts';
import type { ModuleForm } from '../modules/use-module-form.ts';

export interface BoundField<Value> extends Omit<ControllerRenderProps, 'name' | 'value' | 'disabled'> {
  name: string;
  label: string;
  value: Value;
  error: string | undefined;
}

export interface BoundProps<Answers extends FieldValues, Key extends Path<Answers>> {
  to: ModuleForm<Answers>;
  field: Key;
  children: (field: BoundField<PathValue<Answers, Key>>) => ReactNode;
}

/** Ties an input to an answer; the input carries the name of docs/rules.md R67, not the answer's. */
export function Bound<Answers extends FieldValues, Key extends Path<Answers>>(
  props: BoundProps<Answers, Key>,
) {
  const { to, field: key, children } = props;
  const { field, fieldState } = useController({ control: to.control, name: key });
  const { value, onChange, onBlur, ref } = field;
  // Once submitted the form itself judges changes only: a field that a later answer opened would be left unjudged.
  const leave = (): void => {
    onBlur();
    if (to.attempt > 0) void to.form.trigger(key);
  };
  return children({
    name: to.names[key],
    label: to.labels[key],
    value,
    onChange,
    onBlur: () => afterPress(leave),
    ref,
    error: fieldState.error?.message,
  });
}
