/** Views of the list that a user saved under a name. See docs/rules.md R960. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { unlessGone } from '#shared/api/refusals.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { filtersIn, listLocation, type ListFilters, type ListLocation } from '../lists/list-address.ts';
import { client } from '#shared/session/client.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';

type SavedView = components['schemas']['SavedViewDto'];

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

/** Options of saving a view. */
export const SAVED = {
  done: ({ name }: SavedView): string => `Vista «${name}» guardada.`,
  failed: 'No pudimos guardar la vista. Inténtelo de nuevo.',
  // Also after a refusal: there may be more views than are shown.
  refetch: [savedViewsQuery.queryKey],
};

export const saveView = (body: Pick<SavedView, 'name' | 'address'>): Promise<SavedView> =>
  answerOf(client.PUT(PATH, { body }));

/** Deletes a view, which its toast offers to save again. */
export function useViewRemoval(onDone: () => void) {
  const { run: restore } = useAction({ ...SAVED, run: saveView });
  return useAction({
    run: ({ id }: SavedView) =>
      answerOf(client.DELETE(`${PATH}/{id}`, { params: { path: { id } } })).catch(unlessGone),
    done: (_, { name, address }) => ({
      text: `Vista «${name}» eliminada.`,
      action: { label: 'Deshacer', run: () => restore({ name, address }) },
    }),
    failed: 'No pudimos eliminar la vista. Inténtelo de nuevo.',
    refetch: [savedViewsQuery.queryKey],
    onDone,
  });
}
