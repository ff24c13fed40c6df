import type { ColumnOptions } from 'typeorm';

/** A numeric column read as a number; PostgreSQL's driver returns text to keep its precision. */
export const numeric = (precision: number, scale: number): ColumnOptions => ({
  type: 'numeric',
  precision,
  scale,
  transformer: {
    to: (value: number) => value,
    from: (text: string | null) => (text === null ? null : Number(text)),
  },
});
