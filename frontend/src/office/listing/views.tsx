import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ListLocation } from '#shared/office/list-address.ts';
import { filtersOfView, offeredViews, type View } from '#shared/office/list-views.ts';
import { pendingQuery } from '#shared/office/queries.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { useSavedViews } from './saved-views.ts';
import type { List } from './use-list.ts';
import { ViewsDialog } from './views-dialog.tsx';

interface Tab {
  /** Number of a saved view; name of another. */
  readonly id: number | View | null;
  readonly label: string;
  readonly location: ListLocation;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
}

/** Tabs of the list's views, each with its number of simulations, and of the user's saved ones. See docs/rules.md R510, R960. */
export function Views({ filters, placeOf }: List) {
  const { data } = useQuery(pendingQuery(filters.window, useSantiagoDay()));
  const isAdmin = useIsAdmin();
  const saved = useSavedViews(filters);
  const [hasDialog, setDialog] = useState(false);
  const isSaved = saved.some(({ isCurrent }) => isCurrent);
  const tabOf = (view: View | null, label: string): Tab => ({
    id: view,
    label,
    location: placeOf({ ...filtersOfView(view, filters), executive: null }),
    isCurrent: !isSaved && filters.view === view,
    count: view === null ? undefined : data?.[view],
  });
  const tabs: readonly Tab[] = [
    tabOf(null, 'Todas'),
    ...offeredViews(isAdmin, data, filters.view).map(({ view, label }) => tabOf(view, label)),
    ...saved.map(({ name, ...view }) => ({ ...view, label: name })),
  ];
  return (
    <nav
      // Positioned, so that a text for screen readers scrolls with the row and does not widen the page.
      className="relative flex min-h-9 items-center border-b border-line print:hidden"
      aria-label="Vistas"
    >
      <ul className="flex min-w-0 gap-4 self-stretch overflow-x-auto px-4">
        {tabs.map(({ id, label, location: { to, state }, isCurrent, count }) => (
          <li key={id} className="flex">
            <Link
              className="inline-flex items-center gap-1.5 border-y-2 border-transparent text-14 font-semibold whitespace-nowrap text-ink-2 no-underline -outline-offset-3 hover:text-ink aria-[current]:border-b-primary aria-[current]:text-primary"
              to={to}
              state={state}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
              {count !== undefined && <span className="num font-normal">{formatInteger(count)}</span>}
            </Link>
          </li>
        ))}
        <li className="flex items-center">
          <Button variant="low" small className="min-h-8! whitespace-nowrap!" onClick={() => setDialog(true)}>
            Guardar vista
          </Button>
        </li>
      </ul>
      {hasDialog && <ViewsDialog filters={filters} views={saved} onClose={() => setDialog(false)} />}
    </nav>
  );
}
