import type { ReactNode } from 'react';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { afterPress } from '#shared/ui/fields/after-press.ts';
import { answerTo, isRequired, type Answer, type FieldPath } from '../answers/fields.ts';
import { useAnswers, useForm, useRefused, useTyped } from '../state/simulator-context.tsx';
import { useTouched } from './touched.ts';

export interface BoundField<Value> {
  name: string;
  label: string;
  value: Value;
  onChange: (next: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  required: boolean | undefined;
  correction?: ReactNode;
}

export interface BoundProps<Path extends FieldPath> {
  to: Path;
  /** Name of the input where the page has another one for the same answer. */
  name?: string;
  /** True to leave the field empty where its answer is assumed. */
  isTyped?: boolean;
  children: (field: BoundField<Answer<Path>>) => ReactNode;
}

/** Loaded on demand, because the first screen does not need it. */
export const Correction = deferred(() => import('./correction-line.tsx'), 'CorrectionLine');

/** Binds an input to an answer. Each change is applied with its consequences, and validated after the field lost focus. */
export function Bound<Path extends FieldPath>({ to, name, isTyped = false, children }: BoundProps<Path>) {
  const { labels, change } = useForm();
  const { names, errorOf, touch } = useTouched();
  const answer = useAnswers((answers) => answerTo(answers, to));
  const typed = useTyped((answers) => answerTo(answers, to));
  const value = isTyped ? typed : answer;
  const refusal = useRefused()[to];
  const error = useAnswers(() => errorOf(to)) ?? refusal;
  return children({
    name: name ?? names[to],
    label: labels[to],
    value,
    onChange: (next) => change({ [to]: next }),
    onBlur: () => afterPress(() => touch(to)),
    error,
    required: isRequired(to),
    ...(error !== undefined && { correction: <Correction path={to} name={name ?? names[to]} /> }),
  });
}
