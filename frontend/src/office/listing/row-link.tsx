import type { ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { detailIn, panelNavigation, type ListFilters } from '#shared/office/list-address.ts';
import styles from './row-link.module.css';

export interface RowLinkProps {
  /** Uuid of the row's simulation. */
  uuid: string;
  filters: ListFilters;
  /** Whole text of a link that may be cut. */
  title?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Link that opens the detail of a row's simulation. Arrow keys move between these links. See docs/rules.md R516. */
export function RowLink({ uuid, filters, title, children, ref }: RowLinkProps) {
  const place = useLocation();
  const { to, state, replace } = panelNavigation(filters, uuid, place, true);
  return (
    <Link
      ref={ref}
      className={styles['link']}
      to={to}
      state={state}
      replace={replace}
      data-row={uuid}
      title={title}
      aria-current={detailIn(place.search) === uuid ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
