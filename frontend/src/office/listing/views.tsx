import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ListLocation } from '#shared/office/list-address.ts';
import { filtersOfView, offeredViews, type View } from '#shared/office/list-views.ts';
import { useListStart } from '#shared/office/new-assignments-query.ts';
import { pendingQuery } from '#shared/office/queries.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useSavedViews } from './saved-views.ts';
import type { List } from './use-list.ts';
import { ViewMenu } from './view-menu.tsx';
import styles from './views.module.css';

interface Tab {
  /** Number of a saved view; name of another. */
  readonly id: number | View | null;
  readonly label: string;
  readonly location: ListLocation;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
  readonly isShared?: boolean;
  readonly onClick?: () => void;
}

/** Tabs of the list's views, each with its number of simulations, and of the saved ones. See docs/rules.md R510, R960. */
export function Views({ filters, change, placeOf }: List) {
  const { data } = useQuery(pendingQuery(filters.window, useSantiagoDay()));
  const isAdmin = useIsAdmin();
  const startWith = useListStart();
  const saved = useSavedViews(filters);
  const [hasMenu, setMenu] = useState(false);
  const isSaved = saved.some(({ isCurrent }) => isCurrent);
  const tabOf = (view: View | null, label: string): Tab => ({
    id: view,
    label,
    location: placeOf({ ...filtersOfView(view, filters), executive: null, sends: null }),
    isCurrent: !isSaved && filters.view === view,
    count: view === null ? undefined : data?.[view],
    ...(!isAdmin && (view === null || view === 'mine') && { onClick: () => startWith(view === 'mine') }),
  });
  const tabs: readonly Tab[] = [
    tabOf(null, 'Todas'),
    ...offeredViews(isAdmin, data, filters.view).map(({ view, label }) => tabOf(view, label)),
    ...saved.map(({ name, is_shared: isShared, ...view }) => ({ ...view, label: name, isShared })),
  ];
  return (
    <nav className={styles['views']} aria-label="Vistas">
      <ul>
        {tabs.map(({ id, label, location: { to, state }, isCurrent, count, isShared, onClick }) => (
          <li key={id}>
            <Link to={to} state={state} aria-current={isCurrent ? 'true' : undefined} onClick={onClick}>
              <span>
                {isShared === true && <span className="sr-only">Vista compartida: </span>}
                {label}
              </span>
              {count !== undefined && <span className="num">{formatInteger(count)}</span>}
            </Link>
          </li>
        ))}
        <li>
          <Button variant="low" small onClick={() => setMenu(true)}>
            <Icon name="edit" /> Vistas y columnas
          </Button>
        </li>
      </ul>
      {hasMenu && <ViewMenu {...{ filters, change }} views={saved} onClose={() => setMenu(false)} />}
    </nav>
  );
}
