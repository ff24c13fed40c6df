import type { RefCallback } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { detailIn, panelNavigation, type ListFilters } from '#shared/office/list-address.ts';
import type { ListedClient } from './placing-simulation.ts';

export interface RowLinkProps {
  client: ListedClient;
  filters: ListFilters;
  /** Hands on the focus if the row leaves the list. */
  handOnFocus: RefCallback<HTMLElement>;
}

/** The client's name as a link to the row's simulation. Keys move between these links. See docs/rules.md R516. */
export function RowLink({ client: { name, shown }, filters, handOnFocus }: RowLinkProps) {
  const place = useLocation();
  const { to, state, replace } = panelNavigation(filters, shown.uuid, place, true);
  return (
    <Link
      ref={handOnFocus}
      className="min-w-0 truncate py-0.5 font-semibold text-ink no-underline hover:underline"
      to={to}
      state={state}
      replace={replace}
      data-row={shown.uuid}
      title={name}
      aria-current={detailIn(place.search) === shown.uuid ? 'true' : undefined}
    >
      {name}
    </Link>
  );
}
