import { useQuery } from '@tanstack/react-query';
import { conversionPct } from '@simulador/contracts/office/head-figures';
import { daysBetween, type IsoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { differenceText } from '#shared/simulation/figure-texts.ts';
import { FactList } from '#shared/ui/layout/facts.tsx';
import { daysBefore, windowBefore } from '../dashboard/change.ts';
import { FigureLink } from './figure-link.tsx';
import { type Counted, headQuery, type HeadRow } from './head-data.ts';
import { conversion, duration, FIGURE_TEXT, points, share } from './head-texts.ts';
import styles from './head-summary.module.css';

export interface HeadSummaryProps {
  /** Row of everything. */
  all: HeadRow;
  counted: Counted;
  today: IsoDate;
}

/** Figures of everything, each with its change since the days before. */
export function HeadSummary({ all, counted, today }: HeadSummaryProps) {
  const before = useRowBefore(counted, today);
  const changeOf = (figure: 'received' | 'approved' | 'sent') =>
    before && differenceText(all[figure] - before.row[figure], formatInteger);
  const count = (figure: 'received' | 'contacted' | 'approved' | 'sent', note: string | null) => ({
    label: FIGURE_TEXT[figure],
    value: (
      <FigureLink row={all} figure={figure} counted={counted}>
        {formatInteger(all[figure])}
      </FigureLink>
    ),
    ...(note !== null && { note }),
  });
  const answer = differenceOf(all.first_answer_min, before?.row.first_answer_min, duration);
  const sentShare = conversion(all);
  const conversionChange = differenceOf(shownPct(all), before && shownPct(before.row), points);
  const contactedShare = share(all.contacted, all.received);
  return (
    <section className={styles['summary']} aria-label="En total">
      <FactList
        className={styles['figures']}
        facts={[
          count('received', before && `${changeOf('received')} que ${before.days}`),
          {
            label: 'Primera respuesta, mediana',
            value:
              all.first_answer_min === null ? (
                '–'
              ) : (
                <FigureLink row={all} figure="contacted" counted={counted}>
                  {duration(all.first_answer_min)}
                </FigureLink>
              ),
            ...(answer !== null && { note: answer }),
          },
          count('contacted', contactedShare && `${contactedShare} de las recibidas`),
          count('approved', changeOf('approved')),
          count('sent', changeOf('sent')),
          {
            label: 'Conversión',
            value:
              sentShare === null ? (
                '–'
              ) : (
                <FigureLink row={all} figure="sent" counted={counted}>
                  {sentShare}
                </FigureLink>
              ),
            ...(conversionChange !== null && { note: conversionChange }),
          },
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
  value === null || before === null || before === undefined ? null : differenceText(value - before, write);
