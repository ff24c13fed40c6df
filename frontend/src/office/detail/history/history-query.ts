import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { SIMULATION_LISTS } from '../../lists/queries.ts';
import { client } from '#shared/session/client.ts';

export type HistoryEntry = components['schemas']['HistoryEntryDto'];
type HistoryPage = components['schemas']['HistoryPageDto'];

/** Returns the query of a client's history, page by page. It is refetched with the lists, which every change refreshes. */
export const historyQuery = (uuid: string) =>
  infiniteQueryOptions({
    queryKey: [SIMULATION_LISTS, 'history', uuid],
    queryFn: ({ pageParam: page, signal }): Promise<HistoryPage> =>
      answerOf(
        client.GET('/api/simulador/clientes/{client}/historia', {
          params: { path: { client: uuid }, query: { page } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ has_more }, pages) => (has_more ? pages.length + 1 : null),
    staleTime: 0,
  });
