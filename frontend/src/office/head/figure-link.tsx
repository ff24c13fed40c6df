import { Link } from 'react-router-dom';
import type { HeadFigure } from '@simulador/contracts/office/head-figures';
import { classNames } from '#shared/ui/class-names.ts';
import { type Counted, type HeadRow, headAddress } from './head-data.ts';
import { FIGURE_TEXT, rowName } from './head-texts.ts';

export interface FigureLinkProps {
  row: HeadRow;
  figure: HeadFigure;
  counted: Counted;
  /** True for a figure that is worse than the bank wants. */
  isBad?: boolean;
  /** True for a figure that looks like text until it is pointed at. */
  isQuiet?: boolean;
  className?: string;
  /** The figure as it is shown. */
  children: string;
}

/** A row's figure, which leads to the list of its simulations. */
export const FigureLink = ({ row, figure, counted, children, ...look }: FigureLinkProps) => (
  <Link
    className={classNames(
      'inline-flex min-h-6 min-w-6 items-center',
      look.isQuiet && 'no-underline hover:text-primary hover:underline',
      look.isBad ? 'text-bad' : look.isQuiet && 'text-ink',
      look.isBad && !look.isQuiet && 'font-semibold',
      look.className,
    )}
    to={headAddress(counted, { figure, group: row.group, id: row.id })}
    aria-label={`${children}: ${FIGURE_TEXT[figure].toLowerCase()} de ${rowName(row)}`}
  >
    {children}
  </Link>
);
