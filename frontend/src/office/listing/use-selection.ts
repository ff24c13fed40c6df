import { useEffect, useEffectEvent, useState } from 'react';
import { readStoredText, writeStoredText } from '#shared/browser/stored-text.ts';
import type { ListFilters } from '#shared/office/list-address.ts';
import { lockOf } from '#shared/simulation/send-lock.ts';
import type { ListedSimulation } from './client-groups.ts';

export type Picked = Pick<ListedSimulation, 'uuid' | 'commercial'>;

/** The administrator's selection, over all pages. */
export interface Selection {
  /** Selected simulations by uuid, as they were when they were selected. */
  readonly picked: ReadonlyMap<string, Picked>;
  readonly pick: (simulations: readonly Picked[]) => void;
  readonly drop: (uuids: readonly string[]) => void;
  readonly clear: () => void;
}

const NONE: Selection['picked'] = new Map();

/** Storage key of the selection. */
const KEY = 'seleccion';

interface Selected {
  /** Filters that listed the simulations. */
  readonly found: string;
  readonly picked: Selection['picked'];
}

function storedSelection(): Selected {
  const { found = '', picked = [] } = JSON.parse(readStoredText(KEY) || '{}') as {
    found?: string;
    picked?: [string, Picked][];
  };
  return { found, picked: new Map(picked) };
}

/**
 * Returns the selection, which is emptied when the filters change, because it was made among other simulations. The tab stores it, unless
 * the list was searched: the text may be a person. See docs/rules.md R294.
 */
export function useSelection(filters: ListFilters): Selection {
  const found = JSON.stringify({ ...filters, page: null, pageSize: null, hidden: null });
  const [selected, setSelected] = useState(storedSelection);
  const picked = selected.found === found ? selected.picked : NONE;
  const isStored = picked.size > 0 && filters.search === '';
  useEffect(() => {
    writeStoredText(KEY, isStored ? JSON.stringify({ found, picked: [...picked] }) : '');
  }, [isStored, found, picked]);
  const change = (next: (picked: [string, Picked][]) => [string, Picked][]): void =>
    setSelected((before) => ({
      found,
      picked: new Map(next([...(before.found === found ? before.picked : NONE)])),
    }));
  return {
    picked,
    pick: (simulations) =>
      change((before) => [
        ...before,
        ...simulations.map(({ uuid, commercial }): [string, Picked] => [uuid, { uuid, commercial }]),
      ]),
    drop: (uuids) => {
      const dropped = new Set(uuids);
      change((before) => before.filter(([uuid]) => !dropped.has(uuid)));
    },
    clear: () => change(() => []),
  };
}

/** Removes simulations from the selection that were sent to the workflow since, or whose send has begun. See docs/rules.md R294. */
export function useSentDropped(selection: Selection | null, shown: readonly ListedSimulation[]): void {
  const sent = shown.filter((each) => lockOf(each) !== null && selection?.picked.has(each.uuid));
  const drop = useEffectEvent(() => selection?.drop(sent.map(({ uuid }) => uuid)));
  const hasSent = sent.length > 0;
  useEffect(() => {
    if (hasSent) drop();
  }, [hasSent]);
}
