import type { HeadFigure } from '@simulador/contracts/office/head-figures';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { DataTable } from '#shared/office/data-table.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { FigureLink } from './figure-link.tsx';
import type { Counted, Head, HeadRow } from './head-data.ts';
import { conversion, duration, FIGURE_TEXT, rowName, waitOf } from './head-texts.ts';
import styles from './head.module.css';

export interface HeadTableProps {
  label: string;
  first: string;
  rows: readonly HeadRow[];
  /** Row of everything, below the others. */
  total?: HeadRow;
  head: Head;
  counted: Counted;
  today: IsoDate;
}

/** Figures of branches or executives. Each leads to the list of its simulations. */
export function HeadTable({ label, first, rows, total, head, counted, today }: HeadTableProps) {
  const link = (row: HeadRow, figure: HeadFigure, text: string, className?: string) => (
    <FigureLink {...{ row, figure, counted, className }}>{text}</FigureLink>
  );
  const count = (figure: Exclude<HeadFigure, 'waiting'>) => ({
    label: FIGURE_TEXT[figure],
    isNumber: true,
    of: (row: HeadRow) => link(row, figure, formatInteger(row[figure])),
  });
  return (
    <section className={styles['card']}>
      <h2>{label}</h2>
      <DataTable
        label={label}
        look="list"
        className={classNames(styles['figures'], total && styles['total'])}
        rows={total ? [...rows, total] : rows}
        keyOf={({ group, id }) => `${group} ${id}`}
        empty={<p className="muted">No hay simulaciones.</p>}
        columns={[
          { label: first, of: rowName },
          count('received'),
          {
            label: 'Primera respuesta',
            isNumber: true,
            of: (row) => {
              const isSlow = (row.first_answer_min ?? 0) > head.slow_answer_min;
              return row.first_answer_min === null
                ? '–'
                : link(row, 'contacted', duration(row.first_answer_min), isSlow ? styles['bad'] : undefined);
            },
          },
          count('contacted'),
          count('approved'),
          count('sent'),
          {
            label: 'Conversión',
            isNumber: true,
            of: (row) => {
              const text = conversion(row);
              return text === null ? '–' : link(row, 'sent', text);
            },
          },
          count('contacts'),
          {
            label: 'Más antigua sin respuesta',
            isNumber: true,
            of: (row) => {
              if (row.oldest_waiting === null) return '–';
              const { text, isLate } = waitOf(row.oldest_waiting, today, head.late_wait_days);
              return link(row, 'waiting', text, isLate ? styles['bad'] : undefined);
            },
          },
        ]}
      />
    </section>
  );
}
