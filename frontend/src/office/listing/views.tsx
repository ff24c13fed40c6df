import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { filtersOfView, offeredViews, type View } from '#shared/office/list-views.ts';
import { pendingQuery } from '#shared/office/queries.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import type { List } from './use-list.ts';
import styles from './views.module.css';

/** Tabs of the list's views, each with its number of simulations. See docs/rules.md R510. */
export function Views({ filters, placeOf }: Pick<List, 'filters' | 'placeOf'>) {
  const { data } = useQuery(pendingQuery(filters.window, useSantiagoDay()));
  const shown = offeredViews(useIsAdmin(), data, filters.view);
  const link = (view: View | null, label: string, count: number | undefined) => {
    const { to, state } = placeOf({ ...filtersOfView(view, filters), executive: null });
    return (
      <li key={label}>
        <Link to={to} state={state} aria-current={filters.view === view ? 'true' : undefined}>
          <span>{label}</span>
          {count !== undefined && <span className="num">{formatInteger(count)}</span>}
        </Link>
      </li>
    );
  };
  return (
    <nav className={styles['views']} aria-label="Vistas">
      <ul>
        {link(null, 'Todas', undefined)}
        {shown.map(({ view, label }) => link(view, label, data?.[view]))}
      </ul>
    </nav>
  );
}
