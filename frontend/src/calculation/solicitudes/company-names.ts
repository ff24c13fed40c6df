import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

export interface CompanyNames {
  readonly broker: (id: number) => string;
  readonly project: (id: number) => string;
}

type Named = ReadonlyMap<number, string>;

const companyNames = async (signal: AbortSignal): Promise<Named> =>
  new Map(
    (await answerOf(client.GET('/inmobiliarias/Company', { signal }))).map((each) => [
      each.id,
      each.company_name,
    ]),
  );

const projectNames = async (signal: AbortSignal): Promise<Named> =>
  new Map(
    (await answerOf(client.GET('/inmobiliarias/CompanyProject', { signal }))).map((each) => [
      each.id,
      each.project_name,
    ]),
  );

const namesQuery = (list: string, names: (signal: AbortSignal) => Promise<Named>) =>
  queryOptions({
    queryKey: ['inmobiliarias', list],
    queryFn: ({ signal }) => names(signal),
    staleTime: Infinity,
  });

/** Names by id. The id itself until the names are loaded, and for roles that may not read them. */
export function useCompanyNames(isNeeded: boolean): CompanyNames {
  const companies = useQuery({ ...namesQuery('companies', companyNames), enabled: isNeeded });
  const projects = useQuery({ ...namesQuery('projects', projectNames), enabled: isNeeded });
  return {
    broker: (id) => companies.data?.get(id) ?? `Inmobiliaria ${id}`,
    project: (id) => projects.data?.get(id) ?? `Proyecto ${id}`,
  };
}
