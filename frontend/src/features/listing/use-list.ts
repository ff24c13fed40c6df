import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { filtersIn, listPlace, type ListFilters, type ListPlace } from '#shared/office/list-address.ts';
import { useSessionUser } from '#shared/session/use-session.ts';

export interface List {
  readonly filters: ListFilters;
  /** Leads to the same list with other filters, at its first page unless another one is named. */
  readonly change: (changed: Partial<ListFilters>, options?: Pick<NavigateOptions, 'replace'>) => void;
  readonly placeOf: (changed: Partial<ListFilters>) => ListPlace;
}

/** The filters of the list, which the history's entries hold: back and reload bring them again. See docs/rules.md R291. */
export function useList(): List {
  const { search, state: entry } = useLocation();
  const navigate = useNavigate();
  const today = useSantiagoDay();
  const isAdmin = useSessionUser()?.role === 'adminrole';
  const found = filtersIn(search, entry, today);
  // Whose link names an executive may be another's: the list by executive is the administrator's.
  const filters = isAdmin ? found : { ...found, executive: null };
  const placeOf = (changed: Partial<ListFilters>): ListPlace =>
    listPlace({ ...filters, page: 1, ...changed });
  return {
    filters,
    placeOf,
    change: (changed, options) => {
      const { to, state } = placeOf(changed);
      void navigate(to, { ...options, state });
    },
  };
}
