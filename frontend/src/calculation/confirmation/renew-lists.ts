import type { QueryClient } from '@tanstack/react-query';
import { companiesQuery, PROJECTS_KEY } from '../api/get-companies.ts';
import { inicioQuery } from '../api/get-inicio.ts';

/** Requests the form's lists again after a refusal of fields, because a list may have lost what was chosen from it. */
export function renewLists(queries: QueryClient): void {
  for (const queryKey of [inicioQuery.queryKey, companiesQuery.queryKey, [PROJECTS_KEY]])
    void queries.invalidateQueries({ queryKey });
}
