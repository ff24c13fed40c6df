import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import type { Company } from './wire.ts';
import { projectsQuery, companiesQuery } from './get-companies.ts';

/** Company and project as codes of selects; '' for none. */
export interface KnownCompany {
  readonly company: string;
  readonly companyProject: string;
}

export interface Reopened {
  readonly read: SimulationRead;
  readonly company: KnownCompany;
}

const NOBODY: KnownCompany = { company: '', companyProject: '' };

const codeIn = (list: readonly Company[], code: number): string =>
  list.some(({ Id }) => Id === code) ? String(code) : '';

/** Returns the company and project of a saved simulation if the lists still contain them. */
async function knownCompany(
  queries: QueryClient,
  { broker, project }: SimulationRead,
): Promise<KnownCompany> {
  if (broker === null) return NOBODY;
  const company = codeIn(await queries.fetchQuery(companiesQuery), broker);
  if (company === '' || project === null) return { ...NOBODY, company };
  const projects = await queries.fetchQuery(projectsQuery(company)).catch(() => []);
  return { company, companyProject: codeIn(projects, project) };
}

/**
 * Returns the query of a saved simulation to continue with. Unavailable company and project are omitted silently. See
 * docs/rules.md R90.
 */
export const reopenedQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['reopened', uuid],
    queryFn: async ({ client: queries }): Promise<Reopened> => {
      const read = await queries.fetchQuery(simulationQuery(uuid));
      return { read, company: await knownCompany(queries, read).catch(() => NOBODY) };
    },
    enabled: uuid !== null,
    staleTime: 0,
    gcTime: 0,
  });
