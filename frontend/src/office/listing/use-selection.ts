import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ListFilters } from '#shared/office/list-address.ts';
import { useKept } from '#shared/office/leaving/use-kept.ts';
import type { ListedSimulation } from './client-groups.ts';

export type Picked = Pick<ListedSimulation, 'uuid' | 'commercial'>;

/** The administrator's selection, over all pages. */
export interface Selection {
  /** Selected simulations by uuid, as they were when they were selected. */
  readonly picked: ReadonlyMap<string, Picked>;
  readonly pick: (simulations: readonly Picked[]) => void;
  readonly drop: (uuids: readonly string[]) => void;
  readonly clear: () => void;
  /** Executive chosen for them; '' for none. */
  readonly executive: string;
  readonly choose: (executive: string) => void;
}

/** Storage key of the selection. */
const SELECTION_FORM = 'selección';

interface Selected {
  /** Filters among which the simulations were selected. */
  readonly found: string;
  readonly picked: readonly Picked[];
  readonly executive: string;
}

const NONE: Selected = { found: '', picked: [], executive: '' };

/**
 * Returns the selection, which is emptied when the filters change, because it was made among other simulations. It outlives the end
 * of the session. See docs/rules.md R294, R421.
 */
export function useSelection(filters: ListFilters): Selection {
  const found = JSON.stringify({ ...filters, page: null, pageSize: null, hidden: null });
  const { values: selected, setValues } = useKept(SELECTION_FORM, null, NONE);
  if (selected !== NONE && selected.found !== found) setValues(NONE);
  const { picked, executive } = selected.found === found ? selected : NONE;
  const change = (next: (picked: readonly Picked[]) => readonly Picked[]): void =>
    setValues((before) => {
      const after = next(before.found === found ? before.picked : []);
      return after.length === 0 ? NONE : { ...before, found, picked: after };
    });
  return {
    picked: useMemo(() => new Map(picked.map((each) => [each.uuid, each])), [picked]),
    executive,
    pick: (simulations) =>
      change((before) => [...before, ...simulations.map(({ uuid, commercial }) => ({ uuid, commercial }))]),
    drop: (uuids) => {
      const dropped = new Set(uuids);
      change((before) => before.filter(({ uuid }) => !dropped.has(uuid)));
    },
    clear: () => change(() => []),
    choose: (chosen) => setValues((before) => ({ ...before, executive: chosen })),
  };
}

/** Removes simulations from the selection that were sent to the workflow since. See docs/rules.md R294. */
export function useSentDropped(selection: Selection | null, shown: readonly ListedSimulation[]): void {
  const sent = shown.filter((each) => each.enviado_a_finnflow && selection?.picked.has(each.uuid));
  const drop = useEffectEvent(() => selection?.drop(sent.map(({ uuid }) => uuid)));
  const hasSent = sent.length > 0;
  useEffect(() => {
    if (hasSent) drop();
  }, [hasSent]);
}
