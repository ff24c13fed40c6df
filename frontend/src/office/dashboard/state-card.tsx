import type { ReactNode } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import { StateBadge } from '#shared/office/badge.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import { ExportButton } from '../spreadsheets/export-button.tsx';
import type { StateCount } from './counts.ts';
import { Link } from 'react-router-dom';
import { listLocation, type ListFilters } from '../lists/list-address.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';

export interface StateCardProps {
  state: StateCount;
  total: number;
  /** Change against the preceding days; null if there is nothing to compare with. */
  change: string | null;
  window: DetailsLinkProps['filters']['window'];
}

const shareText = (count: number, total: number): string =>
  total === 0 ? 'sin simulaciones' : `${Math.round((count / total) * 100)}\u00a0% del total`;

/** Number of simulations in a state, with links to them. */
export function StateCard({ state, total, change, window }: StateCardProps) {
  const { id, description, count } = state;
  return (
    <Card className="relative">
      <div className={STATE}>
        <h2>
          <StateBadge>{description}</StateBadge>
        </h2>
        <BigFigure note={shareText(count, total)} change={change}>
          {formatInteger(count)}
        </BigFigure>
        <CardLinks>
          <DetailsLink filters={{ window, state: id }} of={`de ${description}`} count={count} />
          <ExportButton filters={{ window, state: id }} of={`de ${description}`} disabled={count === 0} />
        </CardLinks>
      </div>
    </Card>
  );
}

/** On a phone, the figure is beside the state. */
const STATE =
  'grid grid-cols-[1fr_auto] items-center gap-3 max-md:*:not-first:not-nth-2:col-span-full max-md:*:nth-2:text-right md:flex md:flex-col md:items-start';

interface BigFigureProps {
  children: ReactNode;
  note?: string;
  /** Change against the preceding days; null if there is nothing to compare with. */
  change: string | null;
  isLarge?: boolean;
}

/** Number of a card, with its note and change. */
export function BigFigure({ children, note, change, isLarge = false }: BigFigureProps) {
  return (
    <>
      <p className={classNames('font-bold', isLarge ? 'text-49' : 'text-31')}>
        <span>{children}</span>
        {note !== undefined && <small className="block text-14 font-normal text-ink-2">{note}</small>}
      </p>
      {change !== null && <p className="text-14 text-ink-2">{change}</p>}
    </>
  );
}

/** Links of a card. The card, or the nearest positioned part of it, is all link to its details; other buttons are above that link. */
export const CardLinks = ({ children }: { children: ReactNode }) => (
  <div className="mt-auto flex items-center gap-2 pt-1 [&>:not(a)]:relative [&>:not(a)]:z-1 [&>a]:after:absolute [&>a]:after:inset-0 [&>a]:after:rounded-md">
    {children}
  </div>
);

export interface DetailsLinkProps {
  filters: Pick<ListFilters, 'window'> & Partial<ListFilters>;
  /** Completes the link's name for screen readers, e.g. `del total`. */
  of: string;
  count: number;
}

/** Link to the list of the counted simulations; no link for a count of 0. */
export function DetailsLink({ filters, of, count }: DetailsLinkProps) {
  const name = (
    <>
      Ver detalles<span className="sr-only">{` ${of}`}</span>
    </>
  );
  if (count === 0)
    return (
      <Button small disabled>
        {name}
      </Button>
    );
  return (
    <Link className={buttonClass('alt', true)} {...listLocation(filters)}>
      {name}
    </Link>
  );
}
