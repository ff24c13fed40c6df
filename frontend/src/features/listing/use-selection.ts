import { useEffect, useEffectEvent, useState } from 'react';
import type { ListFilters } from '#shared/office/list-address.ts';
import type { ListedSimulation } from './client-groups.ts';

/** Which simulations the administrator has picked, over all pages. */
export interface Selection {
  readonly picked: ReadonlySet<string>;
  readonly pick: (uuids: readonly string[], isPicked: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Starts over when other filters find other simulations: what was selected was seen among those. See docs/rules.md R294. */
export function useSelection(filters: ListFilters): Selection {
  const found = JSON.stringify({ ...filters, page: null, pageSize: null });
  const [kept, setKept] = useState({ found, picked: NONE });
  const pick = (uuids: readonly string[], isPicked: boolean): void =>
    setKept((before) => {
      const next = new Set(before.found === found ? before.picked : NONE);
      for (const uuid of uuids) {
        if (isPicked) next.add(uuid);
        else next.delete(uuid);
      }
      return { found, picked: next };
    });
  const picked = kept.found === found ? kept.picked : NONE;
  return { picked, pick, clear: () => setKept({ found, picked: NONE }) };
}

/** Drops of the `shown` simulations what went to the workflow after it was picked. See docs/rules.md R294. */
export function useSentDropped(selection: Selection | null, shown: readonly ListedSimulation[]): void {
  const sent = shown.filter((each) => each.enviado_a_finnflow && selection?.picked.has(each.uuid));
  const drop = useEffectEvent(() =>
    selection?.pick(
      sent.map(({ uuid }) => uuid),
      false,
    ),
  );
  const hasSent = sent.length > 0;
  useEffect(() => {
    if (hasSent) drop();
  }, [hasSent]);
}
