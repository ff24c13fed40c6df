import { useQuery } from '@tanstack/react-query';
import { conversionPct, type HeadFigure } from '@simulador/contracts/office/head-figures';
import { daysBetween, type IsoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { differenceText } from '#shared/simulation/sentence-texts.ts';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { daysBefore, windowBefore } from '../dashboard/counts.ts';
import { FigureLink } from './figure-link.tsx';
import { type Counted, headQuery, type HeadRow } from './head-data.ts';
import { conversion, duration, FIGURE_TEXT, points } from './head-texts.ts';

const SAME = 'igual';

export interface HeadSummaryProps {
  /** Row of everything. */
  all: HeadRow;
  counted: Counted;
  today: IsoDate;
  /** True while the figures are those of other days or of another branch. */
  isStale: boolean;
  /** Minutes after which a first answer is slow. */
  slowAnswerMin: number;
}

/** Figures of everything, each with its change since the days before. */
export function HeadSummary({ all, counted, today, isStale, slowAnswerMin }: HeadSummaryProps) {
  const known = useRowBefore(counted, today);
  const before = isStale ? null : known;
  const fact = (
    label: string,
    figure: HeadFigure,
    text: string | null,
    change: string | null,
    isBad = false,
  ) => ({
    label,
    value:
      text === null ? (
        '–'
      ) : (
        <FigureLink {...{ row: all, figure, counted, isBad }} isQuiet>
          {text}
        </FigureLink>
      ),
    ...(change !== null && { note: change }),
  });
  const count = (figure: 'received' | 'contacted' | 'approved' | 'sent') => {
    const change = before && differenceText(all[figure] - before.row[figure], formatInteger, SAME);
    const note = change && figure === 'received' ? `${change} que ${before.days}` : change;
    return fact(FIGURE_TEXT[figure], figure, formatInteger(all[figure]), note);
  };
  const answer = differenceOf(all.first_answer_min, before?.row.first_answer_min, duration);
  const conversionChange = differenceOf(shownPct(all), before && shownPct(before.row), points);
  return (
    <section className="mb-4 overflow-clip rounded-md border border-line" aria-label="En total">
      <Facts
        className="gap-px! bg-line [--facts-columns:repeat(2,minmax(0,1fr))] *:bg-surface *:px-4 *:py-3 md:[--facts-columns:repeat(3,minmax(0,1fr))] lg:[--facts-columns:repeat(6,minmax(0,1fr))] [&_dd]:text-25 [&_dd]:font-bold"
        facts={[
          count('received'),
          fact(
            'Primera respuesta, mediana',
            'contacted',
            all.first_answer_min === null ? null : duration(all.first_answer_min),
            answer,
            (all.first_answer_min ?? 0) > slowAnswerMin,
          ),
          count('contacted'),
          count('approved'),
          count('sent'),
          fact('Conversión', 'sent', conversion(all), conversionChange),
        ]}
      />
    </section>
  );
}

/** Returns the row of everything of the preceding days, and these days in words; null while they are not known or if there are none. */
function useRowBefore(counted: Counted, today: IsoDate): { row: HeadRow; days: string } | null {
  const window = windowBefore(counted.window, today);
  const { data, isPlaceholderData } = useQuery({
    ...headQuery({ ...counted, window: window ?? counted.window }, today),
    enabled: window !== null,
  });
  const row = data?.rows.find(({ group }) => group === 'all');
  return window?.kind !== 'range' || isPlaceholderData || row === undefined
    ? null
    : { row, days: daysBefore(daysBetween(window.from, window.to) + 1) };
}

/** Returns the conversion with the one decimal that is shown, so that equal texts have no difference. */
function shownPct(row: HeadRow): number | null {
  const pct = conversionPct(row);
  return pct === null ? null : Math.round(pct * 10) / 10;
}

const differenceOf = (
  value: number | null,
  before: number | null | undefined,
  write: (amount: number) => string,
): string | null =>
  value === null || before === null || before === undefined
    ? null
    : differenceText(value - before, write, SAME);
