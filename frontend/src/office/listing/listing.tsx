import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { atPage, type ListFilters } from '../lists/list-address.ts';
import { useShownAddress } from '#shared/office/use-shown-address.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { ExportButton } from '../spreadsheets/export-button.tsx';
import { ImportButton } from '../spreadsheets/upload-dialog.tsx';
import { AssignmentBar } from './assignment-bar.tsx';
import { clientGroupsQuery, listedClients } from './client-groups.ts';
import { listColumns } from './columns.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Foot, pageCountOf } from './foot.tsx';
import { KeyHelp } from './key-help.tsx';
import { SimulationsTable } from './simulations-table.tsx';
import { useListCommands } from './list-commands.ts';
import { useList } from './use-list.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRoom } from './use-room.ts';
import { usePickedRange, rowSelection, useSelection, useSentDropped } from './use-selection.ts';
import { Views } from './views.tsx';

const NOT_LISTED = 'No pudimos cargar el listado. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos actualizar el listado: puede no estar al día.';

/** List of clients with their simulations, to the foot of the window. See docs/rules.md R281, R291. */
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
  const rows = data && listedClients(data.results, filters.sort);
  const selection = useSelection(filters);
  useSentDropped(selection, rows);
  const unfolding = useUnfolding(filters.search !== '' && rows?.length === 1 ? rows[0]?.uuid : undefined);
  const countLine = useRef<HTMLParagraphElement>(null);
  const card = useRef<HTMLElement>(null);
  const room = useRoom(card);
  const hasScore = rows?.some(({ score }) => score !== null) === true;
  const [hasHelp, setHelp] = useState(false);
  const [isAssigning, setAssigning] = useState(false);
  useRowKeys(card, filters, useNeighbours().openOther);
  useListCommands(card, filters, { help: () => setHelp(true), assign: () => setAssigning(true) });
  usePickedRange(card);
  return (
    <div data-fills className="flex h-full flex-col bg-surface text-14">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 [--control:36px] max-md:pt-3">
        <h1 className="mr-auto text-20 md:mr-0">Resumen de operaciones</h1>
        <div className="flex flex-wrap gap-2 md:ml-auto print:hidden [&_button]:min-h-9 [&_button]:px-3">
          <ImportButton />
          <ExportButton filters={filters} disabled={data?.count === 0} />
        </div>
      </div>
      <Views {...list} />
      <FilterBar filters={filters} change={change} />
      {failed !== null && (
        <div className="px-4 pb-2">
          <FailedPart {...failed} />
        </div>
      )}
      <section
        ref={card}
        // The focused row is not below the headings.
        className={classNames(
          'min-h-0 border-t border-line [&_[role=region]]:scroll-pt-9 [&_[role=row]>:first-child]:pl-4 [&_[role=row]>:last-child]:pr-4 [&_tr:has([aria-current])]:bg-primary-tint [&_tr:has([aria-current])>:first-child]:shadow-[inset_3px_0_var(--primary)]',
          rows?.length !== 0 && 'flex-1',
        )}
        aria-label="Personas y sus simulaciones"
        tabIndex={-1}
        aria-busy={data === undefined ? isFetching : isPlaceholderData}
      >
        {failure === null && rows?.length !== 0 && (
          <DataTable
            // Each page begins at its first row.
            key={JSON.stringify(filters)}
            label="Tabla de personas"
            caption="Personas y sus simulaciones"
            loading="Cargando el listado…"
            isSmall
            isFilling
            isOutdated={isPlaceholderData}
            rows={rows}
            keyOf={({ uuid }) => uuid}
            columns={listColumns({ filters, room, hasScore, ...unfolding })}
            below={(client) =>
              unfolding.isUnfolded(client.uuid) && (
                <SimulationsTable client={client} filters={filters} room={room} />
              )
            }
            {...(isAdmin && { selection: rowSelection(selection, rows ?? []) })}
          />
        )}
      </section>
      {isAdmin && (
        <AssignmentBar {...{ selection, filters, isAssigning, setAssigning }} count={data?.count ?? null} />
      )}
      <Foot {...list} {...{ data, isPlaceholderData }} countLine={countLine} onHelp={() => setHelp(true)} />
      {hasHelp && <KeyHelp isAdmin={isAdmin} onClose={() => setHelp(false)} />}
    </div>
  );
}

/** Clients whose simulations are unfolded. The only one that a search found is from the beginning, until it is folded. */
function useUnfolding(onlyFound: string | undefined) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [followed, setFollowed] = useState(onlyFound);
  if (followed !== onlyFound) {
    setFollowed(onlyFound);
    setToggled(new Set());
  }
  return {
    isUnfolded: (uuid: string) => toggled.has(uuid) !== (uuid === onlyFound),
    toggle: (uuid: string) =>
      setToggled(
        new Set(toggled.has(uuid) ? [...toggled].filter((each) => each !== uuid) : [...toggled, uuid]),
      ),
  };
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
