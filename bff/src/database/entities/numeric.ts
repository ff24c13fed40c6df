import type { ColumnOptions } from 'typeorm';

/** Options of a numeric column that is read as a number: PostgreSQL's driver returns text, to keep the precision. */
export const numeric = (precision: number, scale: number): ColumnOptions => ({
  type: 'numeric',
  precision,
  scale,
  transformer: {
    to: (value: number) => value,
    from: (text: string | null) => (text === null ? null : Number(text)),
  },
});
