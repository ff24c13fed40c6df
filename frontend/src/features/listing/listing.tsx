import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { failureText } from '#shared/api/api-error.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ExportSlot, ImportSlot } from '#shared/office/export-slot.ts';
import { Screen } from '#shared/office/screen.tsx';
import { useSessionUser } from '#shared/session/use-session.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { AssignmentBar } from './assignment-bar.tsx';
import { clientGroupsQuery } from './client-groups.ts';
import { ClientsTable, ClientsTableSkeleton } from './clients-table.tsx';
import { describeCount } from './describe-count.ts';
import { FilterBar } from './filter-bar.tsx';
import { Nothing } from './nothing.tsx';
import { PageLinks } from './page-links.tsx';
import { pageCountOf } from './pages.ts';
import { PickBox } from './pick-box.tsx';
import { useList, type List } from './use-list.ts';
import { useSelection } from './use-selection.ts';
import styles from './listing.module.css';

/** While those on screen were found by other filters. */
const SEARCHING = 'Buscando…';
const NOT_LISTED = 'No pudimos cargar el listado. Inténtelo de nuevo en unos minutos.';

/** Who simulated, with what they simulated. See docs/rules.md R281, R291. */
export function Listing({ Import, Export }: ImportSlot & ExportSlot) {
  const list = useList();
  const { filters, change } = list;
  const today = useSantiagoDay();
  const isAdmin = useSessionUser()?.role === 'adminrole';
  const selection = useSelection(JSON.stringify({ ...filters, page: 1 }));
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(clientGroupsQuery(filters, today));
  useLastPage(list, isPlaceholderData ? 0 : (data?.count ?? 0));
  const groups = data?.results ?? [];
  const hasGroups = groups.length > 0;
  return (
    <Screen
      title="Resumen de operaciones"
      aside={
        <div className={styles['actions']}>
          <Import />
          <Export window={filters.window} state={filters.state} disabled={data?.count === 0} />
        </div>
      }
    >
      <FilterBar filters={filters} change={change} />
      <section
        className={classNames(styles['card'], isPlaceholderData && styles['stale'])}
        aria-label="Personas y sus simulaciones"
        aria-busy={data === undefined ? isFetching : isPlaceholderData}
      >
        <div className={classNames(styles['head'], !hasGroups && styles['alone'])}>
          <p role="status">
            {isPlaceholderData ? SEARCHING : data && describeCount(data.count, filters.window, today)}
          </p>
          {isAdmin && hasGroups && (
            <PickBox
              selection={selection}
              simulations={groups.flatMap(({ simulations }) => simulations)}
              label="Seleccionar la página"
            />
          )}
        </div>
        {data === undefined && error !== null ? (
          <div className={styles['failed']}>
            <FailedPart message={failureText(error, NOT_LISTED)} onRetry={() => void refetch()} />
          </div>
        ) : data === undefined ? (
          <ClientsTableSkeleton rows={filters.pageSize} />
        ) : hasGroups ? (
          <>
            <ClientsTable {...{ groups, filters }} selection={isAdmin ? selection : null} />
            <PageLinks {...list} count={data.count} />
          </>
        ) : (
          data.count === 0 && <Nothing {...list} />
        )}
      </section>
      {isAdmin && <AssignmentBar selection={selection} />}
    </Screen>
  );
}

/** Leads from a page beyond the last one of so many clients, which a filter or a change may have left empty, to the last one. */
function useLastPage({ filters, change }: List, count: number): void {
  const last = pageCountOf(count, filters.pageSize);
  const lead = useEffectEvent(() => change({ page: last }, { replace: true }));
  const isBeyond = count > 0 && filters.page > last;
  useEffect(() => {
    if (isBeyond) lead();
  }, [isBeyond]);
}
