import type { HeadFigure } from '@simulador/contracts/office/head-figures';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { Card } from '#shared/ui/layout/card.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { FigureLink } from './figure-link.tsx';
import type { Counted, Head, HeadRow } from './head-data.ts';
import { conversion, duration, FIGURE_TEXT, rowName, waitOf } from './head-texts.ts';

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
  const link = (row: HeadRow, figure: HeadFigure, text: string, isBad = false) => (
    <FigureLink {...{ row, figure, counted, isBad }} className="justify-end cards:justify-start">
      {text}
    </FigureLink>
  );
  const count = (figure: Exclude<HeadFigure, 'waiting'>) => ({
    label: FIGURE_TEXT[figure],
    isNumber: true,
    of: (row: HeadRow) => link(row, figure, formatInteger(row[figure])),
  });
  return (
    <Card title={label}>
      <DataTable
        label={label}
        isBare
        isSum={(row) => row === total}
        rows={total ? [...rows, total] : rows}
        keyOf={({ group, id }) => `${group} ${id}`}
        empty={<p className="text-ink-2">No hay simulaciones.</p>}
        columns={[
          { label: first, isName: true, className: 'min-w-32', of: rowName },
          count('received'),
          {
            label: 'Primera respuesta',
            isNumber: true,
            of: (row) => {
              const isSlow = (row.first_answer_min ?? 0) > head.slow_answer_min;
              return row.first_answer_min === null
                ? '–'
                : link(row, 'contacted', duration(row.first_answer_min), isSlow);
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
              return link(row, 'waiting', text, isLate);
            },
          },
        ]}
      />
    </Card>
  );
}
