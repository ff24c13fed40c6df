import { Link } from 'react-router-dom';
import type { HeadFigure } from '@simulador/contracts/office/head-figures';
import type { Counted, HeadRow } from './head-data.ts';
import { FIGURE_TEXT, rowName } from './head-texts.ts';
import { headAddress } from './use-head-address.ts';

export interface FigureLinkProps {
  row: HeadRow;
  figure: HeadFigure;
  counted: Counted;
  className?: string | undefined;
  /** The figure as it is shown. */
  children: string;
}

/** A row's figure, which leads to the list of its simulations. */
export const FigureLink = ({ row, figure, counted, className, children }: FigureLinkProps) => (
  <Link
    className={className}
    to={headAddress(counted, { figure, group: row.group, id: row.id })}
    aria-label={`${children}: ${FIGURE_TEXT[figure].toLowerCase()} de ${rowName(row)}`}
  >
    {children}
  </Link>
);
