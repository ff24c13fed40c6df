import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Column<Row> {
  readonly label: string;
  /** Content of a row's cell. */
  readonly of: (row: Row) => ReactNode;
  /** True for figures, which are aligned to the right. */
  readonly isNumber?: boolean;
  /** True for the column that names the row and heads its card. */
  readonly isName?: boolean;
  /** True for text that takes a card's whole width. */
  readonly isLong?: boolean;
  /** True for buttons, whose heading only screen readers get. */
  readonly isUnseen?: boolean;
  /** Utilities of the column's cells, such as its width. */
  readonly className?: string;
}

export type RowKey = string | number;

export interface Selection<Row> {
  readonly picked: ReadonlySet<RowKey>;
  /** Name of the tick of all rows. */
  readonly label: string;
  /** Name of a row's tick. */
  readonly labelOf: (row: Row) => string;
  /** Returns false for a row that can't be picked. */
  readonly mayPick: (row: Row) => boolean;
  readonly onPick: (keys: readonly RowKey[], isPicked: boolean) => void;
}

/** Utilities of a column's heading and cells alike. */
export const columnClass = ({ isNumber, isUnseen, className }: Column<never>): string =>
  classNames((isNumber || isUnseen) && 'text-right cards:text-left', className);
