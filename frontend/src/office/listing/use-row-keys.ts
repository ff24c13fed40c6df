import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listen } from '#shared/browser/listen.ts';
import { detailIn, panelNavigation, type ListFilters } from '../lists/list-address.ts';
import { askToLeave } from '#shared/office/leaving/unsaved.ts';
import { useHasPanelRoom } from '../lists/list-keys.ts';
import { isCommand, nextPageLink, rowOf, rowsIn, uuidOf } from './list-commands.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import type { useNeighbours } from './use-neighbours.ts';

/** The current row, or one that was current. */
interface Row {
  /** Uuid of the simulation. */
  readonly uuid: string;
  /** Index of the row in the list at that time. */
  readonly index: number;
}

/** Returns the row's index now. If it has left the list, returns the index of the row that took its place. */
export function currentRow(uuids: readonly string[], row: Row): number {
  if (uuids[row.index] === row.uuid) return row.index;
  const found = uuids.indexOf(row.uuid);
  return found === -1 ? Math.min(row.index, uuids.length - 1) : found;
}

/**
 * Returns the index of the row that an arrow key leads to, which may be outside the list. Without a current row (`from` null),
 * the first one.
 */
export function nextRow(uuids: readonly string[], from: Row | null, step: 1 | -1): number {
  if (from === null) return step === 1 ? 0 : -1;
  const index = currentRow(uuids, from);
  // If the row has left the list, the row after it is at its index.
  const isGone = uuids[index] !== from.uuid;
  return isGone && step === 1 ? from.index : index + step;
}

/** Pause before a row's detail is opened, so that rows that are passed quickly are not requested. */
const PAUSE_MS = 150;
/** Minimum time before a simulation is prefetched again. */
const AHEAD_MS = 30_000;
const STEPS: Readonly<Record<string, 1 | -1>> = { arrowdown: 1, arrowup: -1, j: 1, k: -1 };
/** Elements with arrow keys of their own. */
const OWN_KEYS = 'input:not([type=checkbox]), select, textarea, dialog';

/**
 * Handles the arrow keys of the list, if the window has room for a detail next to it, and J and K: they move from row to row, and the detail
 * follows; below the last row, J and the arrow lead to the next page. When the detail closes, its row gets the focus; if the row has left the list, the one that took its place. See
 * docs/rules.md R516.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  filters: ListFilters,
  openOther: ReturnType<typeof useNeighbours>['openOther'],
): void {
  const place = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const hasRoom = useHasPanelRoom();
  const shownInPanel = hasRoom ? detailIn(place.search) : null;
  const last = useRef<Row | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useEffectEvent((uuid: string, ahead: string | undefined): void => {
    const { to, state, replace } = panelNavigation(filters, uuid, place, false);
    const open = (): void => void navigate(to, { state, replace });
    if (uuid === shownInPanel) open();
    else askToLeave(open);
    if (ahead !== undefined) void queries.prefetchQuery({ ...simulationQuery(ahead), staleTime: AHEAD_MS });
  });
  /** Leads on from the last row. Returns false if there is nothing to lead to. */
  const turnPage = useEffectEvent((isGone: boolean): boolean => {
    const link = nextPageLink();
    if (shownInPanel === null && (detailIn(place.search) !== null || !link)) return false;
    if (shownInPanel === null) link?.click();
    // The list keeps the focus of a row that its next page replaces.
    else askToLeave(() => void openOther(1, isGone, () => list.current?.focus()));
    return true;
  });
  const press = useEffectEvent((event: KeyboardEvent): void => {
    clearTimeout(pause.current);
    const step = STEPS[event.key.toLowerCase()];
    const isLetter = event.key.length === 1;
    if (step === undefined || event.defaultPrevented) return;
    if (
      isLetter ? !isCommand(event) : !hasRoom || hasModifier(event) || !isOfList(event.target, list.current)
    )
      return;
    // Rows of another page, while this one loads.
    if (list.current?.matches('[aria-busy=true]')) return;
    const rows = rowsIn(list.current);
    const uuids = rows.map(uuidOf);
    const focused = rowOf(event.target);
    const from = focused === null ? last.current : { uuid: uuidOf(focused), index: rows.indexOf(focused) };
    const index = nextRow(uuids, from, step);
    const uuid = uuids[index];
    if (uuid === undefined) {
      // A held key and a range of selected rows end at the last row.
      if (step === 1 && !event.repeat && !event.shiftKey && from !== null)
        if (turnPage(!uuids.includes(from.uuid))) event.preventDefault();
      return;
    }
    event.preventDefault();
    last.current = { uuid, index };
    rows[index]?.focus();
    if (!hasRoom) return;
    pause.current = setTimeout(() => follow(uuid, uuids[index + step]), PAUSE_MS);
  });
  useEffect(() => {
    const end = listen(document, ['keydown'], (event) => press(event));
    return () => {
      clearTimeout(pause.current);
      end();
    };
  }, []);

  // Other filters show other rows.
  const shown = JSON.stringify(filters);
  useEffect(() => () => void (last.current = null), [shown]);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const closed = shownInPanel === null ? before.current : null;
    before.current = shownInPanel;
    const rows = rowsIn(list.current);
    const uuids = rows.map(uuidOf);
    if (shownInPanel !== null && last.current?.uuid !== shownInPanel)
      last.current = { uuid: shownInPanel, index: Math.max(uuids.indexOf(shownInPanel), 0) };
    // The row takes the focus only if the closed sheet had it, which the page has now.
    if (closed === null || last.current === null || document.activeElement?.matches('body, main') !== true)
      return;
    rows[currentRow(uuids, last.current)]?.focus();
  }, [shownInPanel, list]);
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Returns whether a key was pressed in the list or its filters, or while nothing has the focus. */
const isOfList = (target: EventTarget | null, list: HTMLElement | null): target is Element =>
  target instanceof Element &&
  (target === document.body || target.matches('main') || list?.parentElement?.contains(target) === true) &&
  target.closest(OWN_KEYS) === null;
