import { useEffect, useEffectEvent } from 'react';
import { useDebounced } from '#shared/api/use-settled.ts';
import type { QuestionName } from '#shared/simulation/asked-questions.ts';
import type { ScheduleProps } from '../figures/shown.ts';

/** Longer than the delay of the request, because this rerenders the page around the card. */
const DELAY_MS = 600;

/** Reports a card's input in the format of a link when typing pauses or the card is left. `text`: '' while the input is incomplete. */
export function useAskedQuestion(
  name: QuestionName,
  text: string,
  { asked, onAsk }: Pick<ScheduleProps, 'asked' | 'onAsk'>,
): void {
  const settled = useDebounced(text, DELAY_MS) ?? '';
  const report = useEffectEvent((typed: string) => {
    if (typed !== (asked?.[name] ?? '')) onAsk?.(name, typed);
  });
  useEffect(() => {
    report(settled);
  }, [settled]);
  const reportLast = useEffectEvent(() => report(text));
  useEffect(() => () => reportLast(), []);
}
