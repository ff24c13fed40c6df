import { useEffect, useEffectEvent, useState } from 'react';
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

/**
 * Returns the selection, which is emptied when the filters change, because it was made among other simulations. See docs/rules.md
 * R294.
 */
export function useSelection(filters: ListFilters): Selection {
  const found = JSON.stringify({ ...filters, page: null, pageSize: null, hidden: null });
  const [selected, setSelected] = useState({ found, picked: NONE });
  const change = (next: (picked: [string, Picked][]) => [string, Picked][]): void =>
    setSelected((before) => ({
      found,
      picked: new Map(next([...(before.found === found ? before.picked : NONE)])),
    }));
  return {
    picked: selected.found === found ? selected.picked : NONE,
    pick: (simulations) =>
      change((picked) => [...picked, ...simulations.map((each): [string, Picked] => [each.uuid, each])]),
    drop: (uuids) => {
      const dropped = new Set(uuids);
      change((picked) => picked.filter(([uuid]) => !dropped.has(uuid)));
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
