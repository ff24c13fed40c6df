import { queryOptions } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';

/** Key of the rate tables' queries. Any change of one refetches all of them, and the sheets. */
export const RATE_TABLES = 'rate-tables';

export type Proposals = components['schemas']['ProposalsDto'];

/** Query of the proposed changes of prices, and of how many sheets and proposals the user may approve. For administrators. */
export const proposalsQuery = queryOptions({
  queryKey: [RATE_TABLES, 'proposals'],
  queryFn: ({ signal }): Promise<Proposals> => answerOf(client.GET('/api/simulador/propuestas', { signal })),
});
