import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { describeWindow, type ChosenWindow, ALL_DAYS } from '#shared/office/chosen-window.ts';
import { atPage, type ListFilters, NO_FILTERS } from '#shared/office/list-address.ts';
import { Screen } from '#shared/office/screen.tsx';
import { useShownAddress } from '#shared/office/use-shown-address.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { SORTS } from '#shared/office/list-views.ts';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { useFocusHandedOn } from '#shared/ui/use-focus-handed-on.ts';
import { ExportButton } from '../spreadsheets/export-button.tsx';
import { ImportButton } from '../spreadsheets/import-button.tsx';
import { AssignmentBar } from './assignment-bar.tsx';
import { clientGroupsQuery, type ClientGroups } from './client-groups.ts';
import { ClientsTable, ClientsTableSkeleton } from './clients-table.tsx';
import { conflictIn, ConflictNote } from './conflict-note.tsx';
import { ContactsToday } from './contacts-today.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KeyHelp } from './key-help.tsx';
import { MailNotice } from './mail-notice.tsx';
import { PageLinks } from './page-links.tsx';
import { pageCountOf } from './pages.ts';
import { PickAll } from './pick-all.tsx';
import { PickBox } from './pick-box.tsx';
import { useShownSimulations } from './use-all-simulations.ts';
import { useListCommands } from './use-list-commands.ts';
import { useList, type List } from './use-list.ts';
import { useRowDialogs } from './use-row-dialogs.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useSeenAssignments } from './use-seen-assignments.ts';
import { usePickedRange } from './use-picked-range.ts';
import { useSelection } from './use-selection.ts';
import { Views } from './views.tsx';
import styles from './listing.module.css';

/** Status while the rows on screen belong to the previous filters. */
const SEARCHING = 'Buscando…';
const NOT_LISTED = 'No pudimos cargar el listado. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos actualizar el listado: puede no estar al día.';

/** List of clients with their simulations. See docs/rules.md R281, R291. */
export function Listing() {
  const list = useList();
  const { filters, change } = list;
  const today = useSantiagoDay();
  const isAdmin = useIsAdmin();
  const answer = useQuery(clientGroupsQuery(filters, today));
  const { isPlaceholderData, isFetching } = answer;
  const failure = failureOf([answer], NOT_LISTED);
  const failed = failure ?? outdatedOf([answer], NOT_CURRENT);
  const data = failure === null ? answer.data : undefined;
  useLastPage(filters, isPlaceholderData ? undefined : data?.count);
  const groups = data?.results ?? [];
  const hasGroups = groups.length > 0;
  const simulations = useShownSimulations(groups, filters);
  const selection = useSelection(filters);
  const [isUnfolded, setUnfolded] = useState(false);
  const countLine = useRef<HTMLParagraphElement>(null);
  const card = useRef<HTMLElement>(null);
  const { opened, ...dialogs } = useRowDialogs();
  const { updates } = dialogs;
  const isConflictBelowRow = conflictIn(simulations, updates) !== null;
  const handOnToCard = useFocusHandedOn(card);
  const [hasHelp, setHelp] = useState(false);
  useRowKeys(card, filters);
  useListCommands(card, filters, () => setHelp(true));
  usePickedRange(card);
  useSeenAssignments(filters, data !== undefined && !isPlaceholderData);
  return (
    <Screen
      title="Resumen de operaciones"
      aside={
        <div className={styles['actions']}>
          <ContactsToday />
          <ImportButton />
          <ExportButton filters={filters} disabled={data?.count === 0} />
        </div>
      }
    >
      <Views {...list} />
      <FilterBar filters={filters} change={change} />
      <section
        ref={card}
        className={classNames(styles['card'], isPlaceholderData && styles['stale'])}
        aria-label="Personas y sus simulaciones"
        tabIndex={-1}
        aria-busy={data === undefined ? isFetching : isPlaceholderData}
      >
        <div className={classNames(styles['head'], !hasGroups && styles['alone'])}>
          <p role="status" tabIndex={-1} ref={countLine}>
            {data && (isPlaceholderData ? SEARCHING : describeCount(data, filters.window, today))}
          </p>
          {hasGroups && (
            <div className={styles['tools']}>
              {isAdmin && (
                <PickBox selection={selection} simulations={simulations} label="Seleccionar la página" />
              )}
              {isAdmin && data !== undefined && data.count > groups.length && (
                <PickAll selection={selection} filters={filters} count={data.simulation_count} />
              )}
              <Button variant="low" small aria-pressed={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
                {isUnfolded ? 'Plegar todas' : 'Desplegar todas'}
              </Button>
              <Button variant="low" small className={styles['keys']} onClick={() => setHelp(true)}>
                Teclas
              </Button>
              <SortSelect filters={filters} change={change} />
            </div>
          )}
        </div>
        {failed !== null && (
          <div className={styles['failed']}>
            <FailedPart {...failed} />
          </div>
        )}
        {updates.conflict !== null && !isConflictBelowRow && (
          <div className={styles['failed']} ref={handOnToCard}>
            <ConflictNote {...updates} conflict={updates.conflict} simulations={[]} />
          </div>
        )}
        {data === undefined ? (
          failure === null && <ClientsTableSkeleton rows={filters.pageSize} />
        ) : hasGroups ? (
          <>
            {/* Keyed by the search, so that each search begins with its own unfolded clients. */}
            <ClientsTable
              key={`${filters.search} ${String(isUnfolded)}`}
              groups={groups}
              filters={filters}
              isUnfolded={isUnfolded}
              selection={isAdmin ? selection : null}
              list={card}
              dialogs={dialogs}
            />
            <PageLinks {...list} count={data.count} onTurn={() => countLine.current?.focus()} />
          </>
        ) : (
          data.count === 0 && <Nothing {...list} />
        )}
      </section>
      {filters.view === 'mine' && !isAdmin && <MailNotice />}
      {opened}
      {hasHelp && <KeyHelp isAdmin={isAdmin} onClose={() => setHelp(false)} />}
      {isAdmin && <AssignmentBar selection={selection} focusAfter={countLine} />}
    </Screen>
  );
}

/** The order of the list. See docs/rules.md R512. */
function SortSelect({ filters, change }: Pick<List, 'filters' | 'change'>) {
  return (
    <div className={styles['sort']}>
      <SelectField
        name="list_sort"
        label="Orden"
        options={SORTS.map(({ sort, label }) => ({ value: sort, label }))}
        value={filters.sort}
        onChange={(value) => change({ sort: SORTS.find(({ sort }) => sort === value)?.sort ?? 'newest' })}
      />
    </div>
  );
}

/** Describes how many simulations of how many clients were found in which days; for a search the clients only. */
function describeCount(
  { count, simulation_count }: Pick<ClientGroups, 'count' | 'simulation_count'>,
  window: ChosenWindow,
  today: IsoDate,
): string {
  if (count === 0) return 'No se encontraron resultados';
  const days = describeWindow(window, today);
  const clients = count === 1 ? '1 persona' : `${formatInteger(count)} personas`;
  if (simulation_count === null) return `${clients} ${count === 1 ? 'simuló' : 'simularon'} ${days}`;
  return `${simulationCount(simulation_count)} de ${clients} ${days}`;
}

/**
 * Navigates from a page beyond the last one to the last one, e.g. after a filter or a change has shortened the list. An open
 * detail stays open, because the change may have been made there.
 */
function useLastPage({ page, pageSize }: ListFilters, count: number | undefined): void {
  const { search } = useLocation();
  const last = count === undefined ? page : pageCountOf(count, pageSize);
  useShownAddress(page > last ? atPage(search, last) : search);
}

/** Message that nothing was found, with suggestions for other filters. */
function Nothing({ filters, change }: Pick<List, 'filters' | 'change'>) {
  const { window, state, resolution, executive, view, sends, search } = filters;
  const isAllDays = window.kind === 'period' && window.days === ALL_DAYS;
  const isFiltered = [state, resolution, executive, view, sends].some((each) => each !== null);
  return (
    <div className={styles['ways']}>
      {!isAllDays && (
        <Button small onClick={() => change({ window: { kind: 'period', days: ALL_DAYS } })}>
          Buscar en todas las fechas
        </Button>
      )}
      {(isFiltered || search !== '') && (
        <Button
          small
          onClick={() =>
            change({ ...NO_FILTERS, window, pageSize: filters.pageSize, hidden: filters.hidden })
          }
        >
          Quitar los filtros
        </Button>
      )}
    </div>
  );
}
