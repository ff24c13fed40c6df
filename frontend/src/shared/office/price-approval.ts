import { queryOptions } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';

/** Key of the rate tables' queries. Any change of one refetches all of them, and the sheets. */
export const RATE_TABLES = 'rate-tables';

export type PriceApproval = components['schemas']['PriceApprovalDto'];

/** Query of how changes of prices take effect, and of how many sheets the user may approve. For administrators. */
export const priceApprovalQuery = queryOptions({
  queryKey: [RATE_TABLES, 'approval'],
  queryFn: ({ signal }): Promise<PriceApproval> =>
    answerOf(client.GET('/api/simulador/tarifas/aprobacion', { signal })),
});
