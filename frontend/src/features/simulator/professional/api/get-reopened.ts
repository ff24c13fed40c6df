import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import type { Partner } from '../../api/wire.ts';
import { projectsQuery, realEstatesQuery } from './get-partners.ts';

/** Codes as in selects; '' for none. */
export interface KnownPartner {
  readonly broker: string;
  readonly brokerProject: string;
}

export interface Reopened {
  readonly read: SimulationRead;
  readonly partner: KnownPartner;
}

const NOBODY: KnownPartner = { broker: '', brokerProject: '' };

const codeOf = (list: readonly Partner[], name: string | null): string =>
  list.find(({ Descripcion }) => Descripcion === name)?.Id.toString() ?? '';

/** The company and the project of a saved simulation, as far as the lists still have them. */
async function knownPartner(
  queries: QueryClient,
  { broker_name, project_name }: SimulationRead,
): Promise<KnownPartner> {
  if (broker_name === null) return NOBODY;
  const broker = codeOf(await queries.fetchQuery(realEstatesQuery), broker_name);
  if (broker === '' || project_name === null) return { ...NOBODY, broker };
  const projects = await queries.fetchQuery(projectsQuery(broker)).catch(() => []);
  return { broker, brokerProject: codeOf(projects, project_name) };
}

/** A saved simulation to go on with. Whose project it is is left out, silently, where it can't be had. See docs/rules.md R90. */
export const reopenedQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['reopened', uuid],
    queryFn: async ({ client: queries }): Promise<Reopened> => {
      const read = await queries.fetchQuery(simulationQuery(uuid));
      return { read, partner: await knownPartner(queries, read).catch(() => NOBODY) };
    },
    enabled: uuid !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
