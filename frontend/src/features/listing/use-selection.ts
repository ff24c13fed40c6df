import { useEffect, useEffectEvent, useState } from 'react';
import type { ListFilters } from '#shared/office/list-address.ts';
import type { ListedSimulation } from './client-groups.ts';

export type Picked = Pick<ListedSimulation, 'uuid' | 'commercial' | 'version'>;

/** Which simulations the administrator has picked, over all pages. */
export interface Selection {
  /** Simulations by uuid, as they were when they were picked. */
  readonly picked: ReadonlyMap<string, Picked>;
  readonly pick: (simulations: readonly Picked[]) => void;
  readonly drop: (uuids: readonly string[]) => void;
  readonly clear: () => void;
}

const NONE: Selection['picked'] = new Map();

/** Starts over when other filters find other simulations: what was selected was seen among those. See docs/rules.md R294. */
export function useSelection(filters: ListFilters): Selection {
  const found = JSON.stringify({ ...filters, page: null, pageSize: null });
  const [kept, setKept] = useState({ found, picked: NONE });
  const change = (next: (picked: [string, Picked][]) => [string, Picked][]): void =>
    setKept((before) => ({
      found,
      picked: new Map(next([...(before.found === found ? before.picked : NONE)])),
    }));
  return {
    picked: kept.found === found ? kept.picked : NONE,
    pick: (simulations) =>
      change((picked) => [...picked, ...simulations.map((each): [string, Picked] => [each.uuid, each])]),
    drop: (uuids) => {
      const dropped = new Set(uuids);
      change((picked) => picked.filter(([uuid]) => !dropped.has(uuid)));
    },
    clear: () => change(() => []),
  };
}

/** Drops of the `shown` simulations what went to the workflow after it was picked. See docs/rules.md R294. */
export function useSentDropped(selection: Selection | null, shown: readonly ListedSimulation[]): void {
  const sent = shown.filter((each) => each.enviado_a_finnflow && selection?.picked.has(each.uuid));
  const drop = useEffectEvent(() => selection?.drop(sent.map(({ uuid }) => uuid)));
  const hasSent = sent.length > 0;
  useEffect(() => {
    if (hasSent) drop();
  }, [hasSent]);
}
