import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ChosenWindow } from '../lists/chosen-window.ts';
import { listLocation } from '../lists/list-address.ts';
import { filtersOfView, offeredViews, type Pending, type View } from '../lists/list-views.ts';
import { pendingQuery } from '../lists/queries.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Skeleton } from '#shared/ui/loading.tsx';

/** Cards with the count of each view, each a link to that view of the list. See docs/rules.md R510, R514. */
export function ViewCards({ window }: { window: ChosenWindow }) {
  const { data } = useQuery(pendingQuery(window, useSantiagoDay()));
  const shown = offeredViews(useIsAdmin(), data);
  return (
    <nav aria-label="Personas por atender">
      <p className="mb-2 text-16 font-semibold text-ink-2">Personas por atender</p>
      <ul className="num mb-4 grid grid-cols-2 gap-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {shown.map(({ view, label }) => {
          const location = listLocation(filtersOfView(view, { view: null, window, sort: 'newest' }));
          return (
            <li key={view} className="max-md:last:odd:col-span-full">
              <Link
                {...location}
                className="grid h-full rounded-md border border-line bg-surface p-4 text-ink no-underline hover:border-primary"
              >
                <b className={classNames('text-25', isLate(view, data) && 'text-bad')}>
                  {data === undefined ? <Skeleton widthEm={2} /> : formatInteger(data[view])}
                </b>
                <span className="text-14 text-ink-2">{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Returns true if a view shows what is late or has failed. */
const isLate = (view: View, pending: Pending | undefined): boolean =>
  ['overdue', 'failed'].includes(view) && (pending?.[view] ?? 0) > 0;
