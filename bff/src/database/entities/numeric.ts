import type { ColumnOptions } from 'typeorm';

/** A numeric column read as a number; PostgreSQL's driver gives text, to lose nothing. */
export const numeric = (precision: number, scale: number): ColumnOptions => ({
  type: 'numeric',
  precision,
  scale,
  transformer: {
    to: (value: number) => value,
    from: (text: string | null) => (text === null ? null : Number(text)),
  },
});
