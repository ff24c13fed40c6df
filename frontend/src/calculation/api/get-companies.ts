import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { inicioQuery } from './get-inicio.ts';
import type { Company } from './wire.ts';

/** Companies and projects change rarely. */
const STALE_MS = 10 * 60_000;
/** First part of the keys of all companies' projects. */
const PROJECTS_KEY = 'real-estate-projects';

export const companiesQuery = queryOptions({
  queryKey: ['real-estates'],
  queryFn: ({ signal }): Promise<Company[]> =>
    answerOf(client.GET('/api/integrations/get_real_estates', { signal })),
  staleTime: STALE_MS,
});

/** Returns the query of a company's projects; '' requests none. */
export const projectsQuery = (company: string) =>
  queryOptions({
    queryKey: [PROJECTS_KEY, company],
    queryFn: ({ signal }): Promise<Company[]> =>
      answerOf(
        client.GET('/api/integrations/get_projects_by_real_estate/{id}', {
          params: { path: { id: Number(company) } },
          signal,
        }),
      ),
    enabled: company !== '',
    staleTime: STALE_MS,
  });

/** Requests the form's lists again after a refusal of fields, because a list may have lost what was chosen from it. */
export function renewLists(queries: QueryClient): void {
  for (const queryKey of [inicioQuery.queryKey, companiesQuery.queryKey, [PROJECTS_KEY]])
    void queries.invalidateQueries({ queryKey });
}
