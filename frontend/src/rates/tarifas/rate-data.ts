/** Queries and calls of the rate tables. Any change of one refetches all of them. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { RATE_TABLES } from '#shared/office/price-approval.ts';
import { sendFile } from '#shared/office/spreadsheet/send-file.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];
export type Product = Schemas['ProductDto'];
export type RangePeriod = Schemas['RangePeriodDto'];
export type RangeAmount = Schemas['RangeAmountDto'];
export type LoanUse = Schemas['LoanUseDto'];
export type RealEstateType = Schemas['RealEstateTypeDto'];
export type Rate = Schemas['RateDto'];
export type Coverage = Schemas['CoverageDto'];
export type NewRate = Schemas['NewRateDto'];
export type RateGroup = Schemas['RateGroupDto'];
export type NewGroupRates = Schemas['RateGroupRatesDto'];
/** Keys of the simulators' queries that depend on the prices. */
const OF_SIMULATORS = [
  ...['calculo', 'alcance', 'of-two', 'explicacion', 'schedule'],
  ...['oferta', 'refinanciamiento', 'prepago', 'inicio'],
];
/** Keys of all queries that a change of prices makes old. */
export const OF_PRICES = [RATE_TABLES, ...OF_SIMULATORS].map((key) => [key]);

/** Drops the answers of simulators that are not on screen, so that none shows former prices while it is asked for again. */
export function dropAnswers(queries: QueryClient): void {
  for (const key of OF_SIMULATORS) queries.removeQueries({ queryKey: [key], type: 'inactive' });
}

export async function refreshRateTables(queries: QueryClient): Promise<void> {
  dropAnswers(queries);
  await Promise.all(OF_PRICES.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Returns the query of all rows of a table. */
export const tableQuery = <Row extends Product | { readonly id: number }>(table: string) =>
  queryOptions({
    queryKey: [RATE_TABLES, table],
    // Paths differ only in the table's name, so one table's path stands for all types.
    queryFn: ({ signal }) =>
      answerOf(client.GET(`/api/tarificador/${table}` as '/api/tarificador/Product', { signal })) as Promise<
        Row[]
      >,
  });
export const productsQuery = tableQuery<Product>('Product');
export const rangePeriodsQuery = tableQuery<RangePeriod>('RangePeriod');
export const rangeAmountsQuery = tableQuery<RangeAmount>('RangeAmount');
export const loanUsesQuery = tableQuery<LoanUse>('LoanUse');
export const realEstateTypesQuery = tableQuery<RealEstateType>('RealEstateType');
export const rateGroupsQuery = tableQuery<RateGroup>('GroupBy');
export const ratesQuery = tableQuery<Rate>('Tarificador');

export const coverageQuery = (product: number | null) =>
  queryOptions({
    queryKey: [RATE_TABLES, 'coverage', product],
    queryFn: ({ signal }): Promise<Coverage> =>
      answerOf(
        client.GET('/api/simulador/tarifas/cobertura', {
          params: { query: { product: product ?? 0 } },
          signal,
        }),
      ),
    enabled: product !== null,
  });

/** Returns the TMC of a range of amounts; null if none is known. */
export const maximumAt = (coverage: Coverage | undefined, amountId: number): number | null =>
  coverage?.maximum_rates.find(({ range_amount }) => range_amount === amountId)?.rate ?? null;

export const postRate = (body: NewRate): Promise<unknown> =>
  answerOf(client.POST('/api/tarificador/Tarificador', { body }));

export const postGroupRates = (body: NewGroupRates): Promise<readonly Rate[]> =>
  answerOf(client.POST('/api/simulador/tarifas', { body }));

export const patchRate = (id: number, tag: string, rate: number): Promise<unknown> =>
  answerOf(
    client.PATCH('/api/tarificador/Tarificador/{id}', {
      params: { path: { id }, header: { 'If-Match': tag } },
      body: { rate },
    }),
  );

export const deleteRate = (id: number, tag: string): Promise<unknown> =>
  answerOf(
    client.DELETE('/api/tarificador/Tarificador/{id}', {
      params: { path: { id }, header: { 'If-Match': tag } },
    }),
  );

const WORKBOOK = '/api/simulador/tarifas/planilla';

/** Downloads the rates of all products as a spreadsheet. See docs/rules.md R362. */
export const downloadRates = (): Promise<Blob> => answerOf(client.GET(WORKBOOK, { parseAs: 'blob' }));

/** Uploads an edited workbook. Returns the changes it would make. */
export const readRates = async (file: File) => {
  const { body } = await sendFile(file, (sent) => client.POST(`${WORKBOOK}/lectura`, sent));
  return body;
};
