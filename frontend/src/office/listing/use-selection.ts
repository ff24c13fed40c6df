import { useEffect, useEffectEvent, useState, useRef, type RefObject } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useDocumentEvent } from '#shared/browser/listen.ts';
import type { ListFilters } from '../lists/list-address.ts';
import { lockOf } from '../lists/contacts-of.ts';
import type { Selection as RowSelection } from '#shared/ui/table/column.ts';
import type { ListedSimulation, ListedClient } from './client-groups.ts';
import { pickRow, rowOf, rowsIn } from './list-commands.ts';

/** Describes a number of clients: `1 persona`, `30 personas`. */
export const personCount = (count: number): string =>
  count === 1 ? '1 persona' : `${formatInteger(count)} personas`;

export type Picked = Pick<ListedSimulation, 'uuid' | 'commercial' | 'client'>;

/** The administrator's selection, over all pages. */
export interface Selection {
  /** Selected simulations by uuid, as they were when they were selected. */
  readonly picked: ReadonlyMap<string, Picked>;
  readonly pick: (simulations: readonly Picked[]) => void;
  readonly drop: (uuids: readonly string[]) => void;
  readonly clear: () => void;
}

export const clientCountOf = (picked: readonly Picked[]): number =>
  new Set(picked.map(({ client }) => client)).size;

const NONE: Selection['picked'] = new Map();

/** Returns the selection, which is emptied when the filters change, because it was made among other simulations. See docs/rules.md R294. */
export function useSelection(filters: ListFilters): Selection {
  const found = JSON.stringify({ ...filters, page: null, pageSize: null });
  const [selected, setSelected] = useState({ found, picked: NONE });
  const picked = selected.found === found ? selected.picked : NONE;
  const change = (next: (picked: [string, Picked][]) => [string, Picked][]): void =>
    setSelected((before) => ({
      found,
      picked: new Map(next([...(before.found === found ? before.picked : NONE)])),
    }));
  return {
    picked,
    pick: (simulations) =>
      change((before) => [...before, ...simulations.map((each): [string, Picked] => [each.uuid, each])]),
    drop: (uuids) => {
      const dropped = new Set(uuids);
      change((before) => before.filter(([uuid]) => !dropped.has(uuid)));
    },
    clear: () => change(() => []),
  };
}

/** Returns the client's simulations that can be assigned: those that neither were sent nor are being sent. See docs/rules.md R286. */
const assignableOf = ({ simulations }: ListedClient): readonly ListedSimulation[] =>
  simulations.filter((each) => lockOf(each) === null);

/** Returns the ticks of the clients. A client is picked with all simulations that can be assigned. */
export function rowSelection(
  { picked, pick, drop }: Selection,
  rows: readonly ListedClient[],
): RowSelection<ListedClient> {
  const mayPick = (client: ListedClient): boolean => assignableOf(client).length > 0;
  const isPicked = (client: ListedClient): boolean =>
    mayPick(client) && assignableOf(client).every(({ uuid }) => picked.has(uuid));
  return {
    picked: new Set(rows.filter(isPicked).map(({ uuid }) => uuid)),
    label: 'Seleccionar la página',
    labelOf: ({ name }) => `Seleccionar a ${name}`,
    mayPick,
    onPick: (keys, isAdded) => {
      const simulations = rows.filter(({ uuid }) => keys.includes(uuid)).flatMap(assignableOf);
      if (isAdded) pick(simulations);
      else drop(simulations.map(({ uuid }) => uuid));
    },
  };
}

/** Removes simulations from the selection that were sent to the workflow since, or whose send has begun. See docs/rules.md R294. */
export function useSentDropped(selection: Selection, rows: readonly ListedClient[] = []): void {
  const sent = rows
    .flatMap(({ simulations }) => simulations)
    .filter((each) => lockOf(each) !== null && selection.picked.has(each.uuid));
  const drop = useEffectEvent(() => selection.drop(sent.map(({ uuid }) => uuid)));
  const hasSent = sent.length > 0;
  useEffect(() => {
    if (hasSent) drop();
  }, [hasSent]);
}

/** Selects all rows between the last clicked checkbox and one that is clicked with Shift. See docs/rules.md R872. */
export function usePickedRange(list: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement | null>(null);
  // The document's listener comes after React's, so the clicked checkbox has its new state.
  useDocumentEvent('click', ({ target, shiftKey }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const rows = rowsIn(list.current);
    const row = rowOf(target);
    const bounds = [last.current, row].map((each) => (each === null ? -1 : rows.indexOf(each)));
    const [from, to] = [Math.min(...bounds), Math.max(...bounds)];
    if (shiftKey && target.checked && from !== -1) for (const each of rows.slice(from, to + 1)) pickRow(each);
    last.current = row;
  });
}
