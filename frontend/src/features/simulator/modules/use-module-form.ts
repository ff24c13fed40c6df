import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { isSame } from '../answers/is-same.ts';
import { resolverOf, type Violations } from '../answers/violations.ts';

export interface ModuleFormOptions<Answers extends FieldValues> {
  readonly answers: Answers;
  /** What the fields hold before anybody answered. */
  readonly blank: Answers;
  readonly names: Readonly<Record<keyof Answers, string>>;
  readonly labels: Readonly<Record<keyof Answers, string>>;
  readonly violationsOf: (answers: Answers) => Violations<Answers>;
  readonly onChange: (answers: Answers) => void;
  readonly onValid: () => void;
}

export interface ModuleForm<Answers extends FieldValues> {
  readonly form: UseFormReturn<Answers>;
  readonly control: Control<Answers>;
  readonly names: Readonly<Record<keyof Answers, string>>;
  readonly labels: Readonly<Record<keyof Answers, string>>;
  readonly submit: (event: FormEvent) => void;
  /** What the fields complain of, in their order. */
  readonly shown: readonly SummaryError[];
  /** The same, from a refused submit on. */
  readonly summary: readonly SummaryError[];
  /** Counts refused submits. */
  readonly attempt: number;
}

/** Answers that were there when the module opened; an emptied amount is none. */
const answeredKeys = <Answers extends FieldValues>(answers: Answers, blank: Answers): readonly string[] =>
  Object.keys(blank).filter((key) => {
    const value: unknown = answers[key];
    const isEmptied =
      typeof value === 'object' && value !== null && 'amount' in value && value.amount === null;
    return !isEmptied && !isSame(value, blank[key]);
  });

/** One module's form: judged on opening as far as it was answered, on blur, judged again on change, its answers kept in the store as they are typed. */
export function useModuleForm<Answers extends FieldValues>(
  options: ModuleFormOptions<Answers>,
): ModuleForm<Answers> {
  const { answers, blank, names, labels, violationsOf, onValid } = options;
  const [answered] = useState(() => answeredKeys(answers, blank));
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Answers>({
    defaultValues: answers as DefaultValues<Answers>,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: resolverOf(violationsOf),
  });
  const { errors, touchedFields } = form.formState;

  const keep = useEffectEvent((values: Answers) => options.onChange(values));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep({ ...values }) }),
    [form],
  );

  // A limit of one field may hang on another one: what was judged before is judged again with every change.
  const judgeAgain = useEffectEvent(() => {
    const judged = [
      ...new Set([...answered, ...Object.keys({ ...touchedFields, ...errors })]),
    ] as Path<Answers>[];
    if (judged.length > 0) void form.trigger(judged);
  });
  useEffect(() => judgeAgain(), [answers]);

  const submit = form.handleSubmit(onValid, () => setAttempt((count) => count + 1));
  const shown = (Object.keys(names) as (keyof Answers & string)[]).flatMap((key) => {
    const message = errors[key]?.message;
    return typeof message === 'string' ? [{ name: names[key], label: labels[key], message }] : [];
  });
  return {
    form,
    control: form.control,
    names,
    labels,
    submit: (event) => void submit(event),
    shown,
    summary: attempt > 0 ? shown : [],
    attempt,
  };
}
