/** Views of the list that staff saved under a name. See docs/rules.md R960. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { unlessGone } from '#shared/api/refusals.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { filtersIn, listLocation, type ListFilters, type ListLocation } from '#shared/office/list-address.ts';
import { client } from '#shared/session/client.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';

export type SavedView = components['schemas']['SavedViewDto'];

const PATH = '/api/simulador/vistas';

const savedViewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: ({ signal }): Promise<SavedView[]> => answerOf(client.GET(PATH, { signal })),
});

/** Returns the address of these filters without a page, a detail and a search, which are no part of a view. */
export const addressOf = (filters: ListFilters): string =>
  listLocation({ ...filters, page: 1, search: '' }).to.search.replace(/^\?/, '');

export interface ShownView extends SavedView {
  readonly location: ListLocation;
  /** True if the list shows it. */
  readonly isCurrent: boolean;
}

/** Returns the saved views, with their locations. An old view's filter that is no longer known is left out of its location. */
export function useSavedViews(filters: ListFilters): readonly ShownView[] {
  const today = useSantiagoDay();
  const { data } = useQuery(savedViewsQuery);
  const shown = filters.search === '' ? addressOf(filters) : null;
  return (data ?? []).map((view) => {
    const ofView = filtersIn(`?${view.address}`, null, today);
    return { ...view, location: listLocation(ofView), isCurrent: addressOf(ofView) === shown };
  });
}

const NOT_SAVED = 'No pudimos guardar la vista. Inténtelo de nuevo.';
const NOT_DELETED = 'No pudimos eliminar la vista. Inténtelo de nuevo.';

/** Options of saving a view. */
export const VIEW_SAVE = {
  done: ({ name }: SavedView): string => `Vista «${name}» guardada.`,
  failed: NOT_SAVED,
  // Also after a refusal: there may be more views than are shown.
  refetch: [savedViewsQuery.queryKey],
};

export const saveView = (body: Pick<SavedView, 'name' | 'address' | 'is_shared'>): Promise<SavedView> =>
  answerOf(client.PUT(PATH, { body }));

/** Deletes a view. */
export const useViewRemoval = (onDone: () => void) =>
  useAction({
    run: ({ id }: SavedView) =>
      answerOf(client.DELETE(`${PATH}/{id}`, { params: { path: { id } } })).catch(unlessGone),
    done: (_, { name }) => `Vista «${name}» eliminada.`,
    failed: NOT_DELETED,
    refetch: [savedViewsQuery.queryKey],
    onDone,
  });
