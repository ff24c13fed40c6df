import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import type { QuestionName } from '#shared/simulation/asked-questions.ts';
import type { ScheduleProps } from '../figures/shown.ts';

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
