import type { ChangeEvent, ReactNode } from 'react';
import { answerTo, isRequired, type Answer, type FieldPath } from '../answers/fields.ts';
import { useSimulator } from '../state/use-simulator.ts';
import { afterPress } from './after-press.ts';
import { CorrectionLine } from './correction-line.tsx';
import { useJudged } from './judged.ts';

export interface BoundField<Value> {
  name: string;
  label: string;
  value: Value;
  onChange: (next: Value | ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onBlur: () => void;
  error: string | undefined;
  required: boolean | undefined;
  correction?: ReactNode;
}

export interface BoundProps<Path extends FieldPath> {
  to: Path;
  children: (field: BoundField<Answer<Path>>) => ReactNode;
}

/** Binds an input to an answer: each change is applied to the form with everything derived from it, and validated once the field was left. */
export function Bound<Path extends FieldPath>({ to, children }: BoundProps<Path>) {
  const { labels, answers, change } = useSimulator();
  const { names, errorOf, correctionOf, judge } = useJudged();
  const correction = correctionOf(to);
  return children({
    name: names[to],
    label: labels[to],
    value: answerTo(answers, to),
    onChange: (next) => change({ [to]: answerIn(next) }),
    onBlur: () => afterPress(() => judge(to)),
    error: errorOf(to),
    required: isRequired(to),
    ...(correction !== null && {
      correction: <CorrectionLine correction={correction} name={names[to]} />,
    }),
  });
}

const answerIn = (next: unknown): unknown => {
  if (!isEvent(next)) return next;
  const { type, checked, value } = next.target;
  return type === 'checkbox' ? checked : value;
};

const isEvent = (next: unknown): next is ChangeEvent<HTMLInputElement> =>
  typeof next === 'object' && next !== null && 'target' in next;
