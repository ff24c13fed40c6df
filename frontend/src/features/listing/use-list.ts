import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import {
  detailIn,
  filtersIn,
  listPlace,
  type ListFilters,
  type ListPlace,
} from '#shared/office/list-address.ts';
import { useShownAddress } from '#shared/office/use-shown-address.ts';
import { useSessionUser } from '#shared/session/use-session.ts';

export interface List {
  readonly filters: ListFilters;
  /** Leads to the same list with other filters, at its first page unless another one is named. */
  readonly change: (changed: Partial<ListFilters>) => void;
  readonly placeOf: (changed: Partial<ListFilters>) => ListPlace;
}

/** The filters of the list, which the history's entries hold: back and reload bring them again. See docs/rules.md R291. */
export function useList(): List {
  const { search, state: entry } = useLocation();
  const navigate = useNavigate();
  const today = useSantiagoDay();
  const user = useSessionUser();
  const found = filtersIn(search, entry, today);
  // A link may name another's list, which is the administrator's.
  const isAllowed = user?.role === 'adminrole' || found.executive === user?.id;
  const allowed = isAllowed ? found : { ...found, executive: null };
  useShownAddress(listPlace(allowed, detailIn(search)).to.search);
  // The router takes its time: until the address has changed, a pressed control would fall back.
  const [filters, show] = useOptimistic(allowed);
  const next = (changed: Partial<ListFilters>): ListFilters => ({ ...filters, page: 1, ...changed });
  return {
    filters,
    placeOf: (changed) => listPlace(next(changed)),
    change: (changed) =>
      startTransition(() => {
        const { to, state } = listPlace(next(changed));
        const isHere = to.search === search && next(changed).search === filters.search;
        show(next(changed));
        // Choosing the same again adds no second step to the history.
        void navigate(to, { replace: isHere, state });
      }),
  };
}
