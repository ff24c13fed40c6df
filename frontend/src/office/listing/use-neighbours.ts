import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useDocumentEvent } from '#shared/browser/listen.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { detailIn, filtersIn, panelNavigation, startingAt, type ListFilters } from '../lists/list-address.ts';
import {
  areKeysHeld,
  awaitSheet,
  CONTACT_FIELD,
  takeKeys,
  type Neighbour,
  type Neighbours,
} from '../lists/list-keys.ts';
import { askToLeave } from '#shared/office/leaving/unsaved.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { clientGroupsQuery, type ClientGroup, readClientGroups, listedClients } from './client-groups.ts';
import { isCommand } from './list-commands.ts';
import type { IsoDate } from '@simulador/contracts/platform/dates';

const NOT_OPENED = 'No pudimos abrir a la persona siguiente. Inténtelo de nuevo.';
const LAST = 'Era la última persona de la lista.';

/** Returns the clients around the open one in the list, and what opens one on another page. */
export function useNeighbours() {
  const place = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const today = useSantiagoDay();
  const filters = filtersIn(place.search, place.state, today);
  const { data } = useQuery({ ...clientGroupsQuery(filters, today), enabled: false });
  const { results: groups = [], count = 0 } = data ?? {};
  const opened = detailIn(place.search);
  const found = groups.findIndex(({ simulations }) => simulations.some(({ uuid }) => uuid === opened));
  /** Index of the open client; of the one who took their place, if a change took them out of the list. */
  const [last, setLast] = useState({ opened, index: found });
  const isMoved = last.opened !== opened || (found !== -1 && last.index !== found);
  if (isMoved) setLast({ opened, index: found });
  const { index } = last;
  const hasLeft = found === -1;

  const enter = (simulation: string, at: ListFilters, takesFocus = true): void => {
    const { to, state, replace } = panelNavigation(at, simulation, place, takesFocus);
    awaitSheet(simulation);
    void navigate(to, { state: areKeysHeld() ? startingAt(CONTACT_FIELD, state) : state, replace });
  };
  useEffect(() => awaitSheet(null), [place]);
  const present = useRef(opened);
  useEffect(() => void (present.current = opened), [opened]);
  const openGroup = (group: ClientGroup, at: ListFilters): void => {
    const [row] = listedClients([group], at.sort);
    if (row) enter(row.shown.uuid, at);
  };
  /** `isGone`: the row before has left the list. `keepFocus`: called in place of giving the sheet the focus. */
  const openOther = async (step: 1 | -1, isGone = hasLeft, keepFocus?: () => void): Promise<void> => {
    const lead = (open: () => void): void => {
      // Meanwhile another sheet may have been opened, or a note begun.
      if (present.current === opened) askToLeave(open);
    };
    try {
      const before = { ...filters, page: filters.page - 1 };
      if (step === -1) {
        const group = (await queries.fetchQuery(clientGroupsQuery(before, today))).results.at(-1);
        if (group) lead(() => openGroup(group, before));
        return;
      }
      const shown = groups.map(({ uuid }) => uuid);
      const next = await rowAfterLast(isGone ? [...shown, ''] : shown, filters, today);
      if (next !== null)
        return lead(() => {
          keepFocus?.();
          enter(next.simulation, next.filters, keepFocus === undefined);
          // Another page is requested anyway.
          if (next.filters === filters)
            void queries.invalidateQueries({ queryKey: clientGroupsQuery(filters, today).queryKey });
        });
      takeKeys();
      toast.show(LAST, { tone: 'good' });
    } catch {
      takeKeys();
      toast.show(NOT_OPENED, { tone: 'bad' });
    }
  };
  const neighbour = (step: 1 | -1): Neighbour | null => {
    if (index === -1) return null;
    const group = groups[hasLeft && step === 1 ? index : index + step];
    if (group) return { name: group.name, open: () => openGroup(group, filters) };
    const isEnd = step === -1 ? filters.page === 1 : filters.page * filters.pageSize >= count;
    return isEnd ? null : { name: null, open: () => void openOther(step) };
  };
  const [previous, next] = [neighbour(-1), neighbour(1)];

  const number = (filters.page - 1) * filters.pageSize + found + 1;
  const shownPlace = hasLeft ? null : `${formatInteger(number)} de ${formatInteger(count)}`;
  return { place: shownPlace, previous, next, openOther };
}

/** Handles J and K in the sheet. See docs/rules.md R872. */
export function useSheetKeys({ previous, next }: Neighbours): void {
  const press = (event: KeyboardEvent): void => {
    const isInSheet = event.target instanceof Element && event.target.closest('[data-sheet]') !== null;
    const to = { j: next, k: previous }[event.key.toLowerCase()];
    if (to === undefined || !isInSheet || event.defaultPrevented || !isCommand(event)) return;
    event.preventDefault();
    if (to !== null) askToLeave(to.open);
  };
  // The sheet handles a key first, and the list leaves a handled key alone.
  useDocumentEvent('keydown', press, true);
}

/** Simulation that a client's row opens. */
export interface OpenedRow {
  readonly simulation: string;
  /** Filters of the row's page. */
  readonly filters: ListFilters;
}

/**
 * Returns the row after the last one of a page, as the list is now; null at its end. `shown`: uuids of the page's clients. Read past
 * the cache, whose requests a refresh of the list cancels. @throws ApiError
 */
export async function rowAfterLast(
  shown: readonly string[],
  filters: ListFilters,
  today: IsoDate,
): Promise<OpenedRow | null> {
  const { results, count } = await readClientGroups(filters, today);
  const next = { ...filters, page: filters.page + 1 };
  const isLastPage = filters.page * filters.pageSize >= count;
  const following = isLastPage ? [] : (await readClientGroups(next, today)).results;
  const group = clientAfterLast([...results, ...following], shown);
  const [row] = listedClients(group ? [group] : [], filters.sort);
  if (group === undefined || row === undefined) return null;
  return { simulation: row.shown.uuid, filters: results.includes(group) ? filters : next };
}

/**
 * Returns the client below the last of those who were shown. The last one may have left the list or moved in it, and others may have
 * come above, so the place is that below the others who were shown.
 */
export function clientAfterLast(
  groups: readonly ClientGroup[],
  shown: readonly string[],
): ClientGroup | undefined {
  const last = shown.at(-1);
  const above = groups.findLastIndex(({ uuid }) => uuid !== last && shown.includes(uuid));
  return groups.slice(above + 1).find(({ uuid }) => uuid !== last);
}
