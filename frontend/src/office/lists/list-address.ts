/** State of the list in its address and in the history entry. See docs/rules.md R291. */
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { browserStorage } from '#shared/browser/browser-storage.ts';
import { textIn } from '#shared/browser/history-entry.ts';
import { DEFAULT_WINDOW, putWindow, searchOf, windowIn, type ChosenWindow } from './chosen-window.ts';
import { SORTS, VIEWS, type Sort, type View } from './list-views.ts';

export const LIST = '/listado';

export const PAGE_SIZES = [20, 50, 100] as const;
const PAGE_SIZE_KEY = 'personas por página';

/** Returns the number of clients per page that was chosen in this browser. */
const storedPageSize = (): number =>
  PAGE_SIZES.find((size) => String(size) === browserStorage().getItem(PAGE_SIZE_KEY)) ?? NO_FILTERS.pageSize;

export const storePageSize = (size: string): void => browserStorage().setItem(PAGE_SIZE_KEY, size);

export interface ListFilters {
  readonly window: ChosenWindow;
  /** Ids of state, resolution and executive; null for any. */
  readonly state: number | null;
  readonly resolution: number | null;
  /** UNASSIGNED for simulations without an executive. */
  readonly executive: number | null;
  readonly view: View | null;
  readonly sort: Sort;
  /** Search text; '' for none. It may be a name or a RUT, so it is never part of the address. */
  readonly search: string;
  readonly page: number;
  /** Number of clients per page. A browser's setting, so it is never part of the address. */
  readonly pageSize: number;
}

export const NO_FILTERS: ListFilters = {
  window: DEFAULT_WINDOW,
  state: null,
  resolution: null,
  executive: null,
  view: null,
  sort: 'newest',
  search: '',
  page: 1,
  pageSize: PAGE_SIZES[1],
};

const NAMES = { state: 'requestStatus', resolution: 'requestResolution', executive: 'commercial' } as const;
const DETAIL = 'detalle';

const wholeIn = (address: URLSearchParams, name: string): number | null => {
  const text = address.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

const executiveIn = (address: URLSearchParams): number | null =>
  address.get(NAMES.executive) === String(UNASSIGNED) ? UNASSIGNED : wholeIn(address, NAMES.executive);

export function filtersIn(search: string, entry: unknown, today: IsoDate): ListFilters {
  const address = new URLSearchParams(search);
  // Addresses that were kept name the two views that became one.
  const named = address.get('view')?.replace(/^(refused_mail|stopped_send)$/, 'failed');
  return {
    window: windowIn(address, today),
    state: wholeIn(address, NAMES.state),
    resolution: wholeIn(address, NAMES.resolution),
    executive: executiveIn(address),
    view: VIEWS.find(({ view }) => view === named)?.view ?? null,
    sort: SORTS.find(({ sort }) => sort === address.get('sort'))?.sort ?? NO_FILTERS.sort,
    search: textIn(entry, 'search') ?? '',
    page: wholeIn(address, 'page') ?? 1,
    pageSize: storedPageSize(),
  };
}

/** Returns the uuid of the simulation whose detail is open; null for none. */
export const detailIn = (search: string): string | null => new URLSearchParams(search).get(DETAIL);

/** Returns the address with another simulation's detail, or with none. */
export const withDetail = (search: string, uuid: string | null): string => withField(search, DETAIL, uuid);

/** Returns the address at another page, with the detail if there is one. */
export const atPage = (search: string, page: number): string =>
  withField(search, 'page', page === NO_FILTERS.page ? null : String(page));

function withField(search: string, name: string, value: string | null): string {
  const address = new URLSearchParams(search);
  if (value === null) address.delete(name);
  else address.set(name, value);
  return searchOf(address);
}

export interface ListLocation {
  readonly to: { readonly pathname: string; readonly search: string };
  /** State of the history's entry. */
  readonly state: object;
}

/** Returns the location of the list with these filters, and of a simulation's detail over it. */
export function listLocation(filters: Partial<ListFilters>, detail: string | null = null): ListLocation {
  const { window, page, search, view, sort, ...ids } = { ...NO_FILTERS, ...filters };
  const address = new URLSearchParams();
  putWindow(address, window);
  for (const key of ['state', 'resolution', 'executive'] as const) {
    const id = ids[key];
    if (id !== null) address.set(NAMES[key], String(id));
  }
  if (view !== null) address.set('view', view);
  if (sort !== NO_FILTERS.sort) address.set('sort', sort);
  if (page !== NO_FILTERS.page) address.set('page', String(page));
  if (detail !== null) address.set(DETAIL, detail);
  return {
    to: { pathname: LIST, search: searchOf(address) },
    state: search === '' ? {} : { search },
  };
}

/** Returns the location of a detail that is opened from the list, which is then the previous history entry. */
export function detailLocation(filters: ListFilters, detail: string): ListLocation {
  const { to, state } = listLocation(filters, detail);
  return { to, state: { ...state, isOverList: true } };
}

export interface ListNavigation extends ListLocation {
  /** True if it replaces the current history entry. */
  readonly replace: boolean;
}

/**
 * Returns the navigation to a client's sheet. Moving from one simulation to the next replaces the history entry. `from`: current location.
 * `isEntered`: the sheet takes the focus.
 */
export function panelNavigation(
  filters: ListFilters,
  detail: string,
  from: { readonly search: string; readonly state: unknown },
  isEntered: boolean,
): ListNavigation {
  const replace = detailIn(from.search) !== null;
  const { to, state } =
    replace && !isOverList(from.state) ? listLocation(filters, detail) : detailLocation(filters, detail);
  return { to, state: { ...state, ...(!isEntered && { isFollowing: true }) }, replace };
}

const hasMark = (entry: unknown, mark: string): boolean =>
  typeof entry === 'object' && entry !== null && mark in entry;

/** Returns whether the list is the history entry before the detail. */
export const isOverList = (entry: unknown): boolean => hasMark(entry, 'isOverList');

/** Returns the state of the history's entry of a detail in which a field takes the focus. */
export const startingAt = (field: string, state: object) => ({
  ...state,
  isFollowing: true,
  startsAt: field,
});

/** Returns the name of the field that takes the focus when the detail opens; null for none. */
export const startIn = (entry: unknown): string | null => textIn(entry, 'startsAt');

/** Returns whether the sheet takes the focus when it opens; otherwise the list's row keeps it. */
export const isEntered = (entry: unknown): boolean => !hasMark(entry, 'isFollowing');
