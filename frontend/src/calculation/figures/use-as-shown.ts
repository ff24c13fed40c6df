import { useState } from 'react';
import { isSame } from '../answers/answers.ts';
import { isUnanswered } from '../api/figures.ts';
import type { AsShown, Figures } from './figures-view.ts';
import { isOld } from './shown.ts';

/**
 * Returns the figures of the present answers. While those are loading, and after `error` if nobody answered, returns the last ones as
 * they were shown. See docs/rules.md R222.
 */
export function useAsShown(now: AsShown, error: unknown): AsShown {
  const [last, setLast] = useState<AsShown | null>(null);
  const { figures } = now;
  const { status } = figures;
  // Answers without figures end the last ones.
  if (status === 'empty' && last !== null) setLast(null);
  if (status === 'ready' && (last === null || !isSameShown(last, now))) setLast(now);
  if (last === null) return now;
  const { row, costs, stated, ufDate } = last.figures;
  if (isOld(status))
    return { ...now, figures: { ...figures, row, costs, ...dated(ufDate) }, savings: last.savings };
  if (status !== 'failed' || !isUnanswered(error)) return now;
  return {
    figures: {
      ...figures,
      status: 'outdated',
      message: UNANSWERED[error.status] ?? NO_ANSWER,
      row,
      costs,
      stated,
      ...dated(ufDate),
    },
    comparison: last.comparison && { ...last.comparison, status: 'outdated' },
    savings: last.savings,
  };
}

const dated = (ufDate: Figures['ufDate']) => (ufDate === undefined ? {} : { ufDate });

const isSameShown = (a: AsShown, b: AsShown): boolean =>
  a.figures.row === b.figures.row &&
  a.figures.costs === b.figures.costs &&
  a.comparison?.terms === b.comparison?.terms &&
  a.savings === b.savings &&
  isSame(a.figures.stated, b.figures.stated);

const NO_ANSWER = 'El banco no respondió: estas cifras son de los datos anteriores.';
const UNANSWERED: Readonly<Record<number, string>> = {
  0: 'Sin conexión: estas cifras son de los datos anteriores.',
};
