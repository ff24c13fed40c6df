import { useState } from 'react';
import type { ListFilters } from '#shared/office/list-address.ts';
import type { ListedSimulation } from './client-groups.ts';

/** Which simulations the administrator has picked, over all pages. */
export interface Selection {
  readonly picked: ReadonlySet<string>;
  readonly pick: (uuids: readonly string[], isPicked: boolean) => void;
  readonly clear: () => void;
}

/**
 * Starts over when other filters find other simulations: what was selected was seen among those. Of the `listed` ones, what went to
 * the workflow after it was picked is dropped. See docs/rules.md R294.
 */
export function useSelection(filters: ListFilters, listed: readonly ListedSimulation[]): Selection {
  const found = JSON.stringify({ ...filters, page: null, pageSize: null });
  const [kept, setKept] = useState<{ found: string; picked: ReadonlySet<string> }>({
    found,
    picked: new Set(),
  });
  const picked = kept.found === found ? kept.picked : new Set<string>();
  const pick = (uuids: readonly string[], isPicked: boolean): void => {
    const next = new Set(picked);
    for (const uuid of uuids) {
      if (isPicked) next.add(uuid);
      else next.delete(uuid);
    }
    setKept({ found, picked: next });
  };
  const sent = listed.filter((each) => each.enviado_a_finnflow && picked.has(each.uuid));
  if (sent.length > 0)
    pick(
      sent.map(({ uuid }) => uuid),
      false,
    );
  return { picked, pick, clear: () => setKept({ found, picked: new Set() }) };
}
