import { queryOptions } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { RATE_TABLES } from '#shared/office/price-approval.ts';
import { client } from '#shared/session/client.ts';

export type OtherPrice = components['schemas']['OtherPriceDto'];

/** Query of the present values that price a credit and are not in the rate tables. */
export const otherPricesQuery = queryOptions({
  queryKey: [RATE_TABLES, 'others'],
  queryFn: ({ signal }): Promise<OtherPrice[]> =>
    answerOf(client.GET('/api/simulador/hojas/valores', { signal })),
});
