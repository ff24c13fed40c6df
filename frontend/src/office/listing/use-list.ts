import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import {
  detailIn,
  filtersIn,
  listLocation,
  type ListFilters,
  type ListLocation,
  withDetail,
} from '../lists/list-address.ts';
import { askToLose, hasUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { useShownAddress } from '#shared/office/use-shown-address.ts';
import { useSessionUser } from '#shared/session/session-state.ts';

export interface List {
  readonly filters: ListFilters;
  /** Navigates to the list with other filters, at its first page unless another one is given. */
  readonly change: (changed: Partial<ListFilters>) => void;
  readonly placeOf: (changed: Partial<ListFilters>) => ListLocation;
}

/** Filters of the list, stored in the history's entries, so that back and reload restore them. See docs/rules.md R291. */
export function useList(): List {
  const { search, state: entry } = useLocation();
  const navigate = useNavigate();
  const today = useSantiagoDay();
  const user = useSessionUser();
  const inAddress = filtersIn(search, entry, today);
  // An entry of ours has a state. See docs/rules.md R960.
  const isTyped =
    user !== null && user.role !== 'adminrole' && entry === null && withDetail(search, null) === '';
  const found: ListFilters = isTyped ? { ...inAddress, view: 'mine' } : inAddress;
  // A link may name another executive's list, which only the administrator may see.
  const isAllowed = user?.role === 'adminrole' || found.executive === user?.id;
  const allowed = isAllowed ? found : { ...found, executive: null };
  useShownAddress(listLocation(allowed, detailIn(search)).to.search);
  // Optimistic, because the address changes after a delay and a pressed control would jump back meanwhile.
  const [filters, show] = useOptimistic(allowed);
  const next = (changed: Partial<ListFilters>): ListFilters => ({ ...filters, page: 1, ...changed });
  return {
    filters,
    placeOf: (changed) => listLocation(next(changed)),
    change: (changed) =>
      // Other filters close the detail.
      askToLose(hasUnsavedInDetail(), () =>
        startTransition(() => {
          const { to, state } = listLocation(next(changed));
          const isHere = to.search === search && next(changed).search === filters.search;
          show(next(changed));
          // Choosing the current filters again adds no history entry.
          void navigate(to, { replace: isHere, state });
        }),
      ),
  };
}
