/** Input of a question about the credit, which a link or the tab's storage keeps. See docs/rules.md R783. */
import { startTransition, useState } from 'react';
import type { AskedQuestions, QuestionName } from '#shared/simulation/asked-questions.ts';
import { isSame } from '../answers/answers.ts';
import type { ScheduleProps } from '../figures/shown.ts';

/** Format of a question's input in a link. */
export interface LinkFormat<Input> {
  readonly blank: Input;
  /** Returns '' for input that is not complete. */
  readonly write: (input: Input) => string;
  /** Returns null for a text that is none, because anybody can write a link. */
  readonly read: (text: string | undefined) => Input | null;
}

/** Returns input as it is stored: '' for none, JSON while no link can contain it. */
export function storedText<Input extends object>(
  input: Input,
  { blank, write, read }: LinkFormat<Input>,
): string {
  const text = write(input);
  if (read(text) !== null) return text;
  return isSame(input, blank) ? '' : JSON.stringify(input);
}

export const storedInput = <Input extends object>(
  text: string | undefined,
  { blank, read }: LinkFormat<Input>,
): Input | null =>
  text?.startsWith('{') ? { ...blank, ...(JSON.parse(text) as Partial<Input>) } : read(text);

/** Returns a question's input, and a function that changes it: in a transition, because that rerenders the page around the question. */
export function useQuestion<Input extends object>(
  name: QuestionName,
  format: LinkFormat<Input>,
  { asked, onAsk }: { asked?: AskedQuestions | undefined; onAsk?: ScheduleProps['onAsk'] },
) {
  const [input, setInput] = useState<Input>(() => storedInput(asked?.[name], format) ?? format.blank);
  const change = (next: Input): void => {
    setInput(next);
    startTransition(() => onAsk?.(name, storedText(next, format)));
  };
  return [input, change] as const;
}
