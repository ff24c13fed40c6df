import { useState } from 'react';

/** Which simulations the administrator has picked, over all pages. */
export interface Selection {
  readonly picked: ReadonlySet<string>;
  readonly pick: (uuids: readonly string[], isPicked: boolean) => void;
  readonly clear: () => void;
}

/** Begins anew where `filters` are other ones: what is picked was seen among those. */
export function useSelection(filters: string): Selection {
  const [kept, setKept] = useState<{ filters: string; picked: ReadonlySet<string> }>({
    filters,
    picked: new Set(),
  });
  const picked = kept.filters === filters ? kept.picked : new Set<string>();
  return {
    picked,
    pick: (uuids, isPicked) => {
      const next = new Set(picked);
      for (const uuid of uuids) {
        if (isPicked) next.add(uuid);
        else next.delete(uuid);
      }
      setKept({ filters, picked: next });
    },
    clear: () => setKept({ filters, picked: new Set() }),
  };
}
