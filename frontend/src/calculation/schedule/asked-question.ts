/** Input of a question about the credit, which a link or the tab's storage keeps. See docs/rules.md R783. */
import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import type { QuestionName } from '#shared/simulation/asked-questions.ts';
import { isSame } from '../answers/answers.ts';
import type { ScheduleProps } from '../figures/shown.ts';
import { hasAll } from '../state/drafts.ts';

/** Returns input that no link can contain, because it is not complete, as text: JSON, '' while it is as at the start. */
export const typedText = (input: object, blank: object): string =>
  isSame(input, blank) ? '' : JSON.stringify(input);

/** Reads input from a text; null if it is none. `sample`: has the parts that `blank` lacks too. Anybody may have written to the storage. */
export function typedIn<Input extends object>(
  text: string | undefined,
  blank: Input,
  sample: Required<Input>,
): Input | null {
  if (!text?.startsWith('{')) return null;
  try {
    const typed = { ...blank, ...(JSON.parse(text) as Partial<Input>) };
    return hasAll({ ...sample, ...typed }, { ...sample }) ? typed : null;
  } catch {
    return null;
  }
}

/**
 * Reports a card's input, as it is stored, with each change. `text`: '' while nothing was typed. A transition, because it rerenders the
 * page around the card.
 */
export function useAskedQuestion(
  name: QuestionName,
  text: string,
  { asked, onAsk }: Pick<ScheduleProps, 'asked' | 'onAsk'>,
): void {
  // `asked` is one text late while a transition runs.
  const reported = useRef(asked?.[name] ?? '');
  const report = useEffectEvent(() => {
    if (text === reported.current) return;
    reported.current = text;
    startTransition(() => onAsk?.(name, text));
  });
  useEffect(() => report(), [text]);
}
