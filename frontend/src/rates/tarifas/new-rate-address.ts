/** Initial choices of a new rate from the address: codes of the bank's lists. */
export interface RateStart {
  readonly product?: number | undefined;
  readonly loan_use?: number | undefined;
  readonly real_estate_type?: number | undefined;
  readonly range_period?: number | undefined;
  readonly range_amount?: number | undefined;
}

const NAMES = ['product', 'loan_use', 'real_estate_type', 'range_period', 'range_amount'] as const;

export function newRateAddress(start: RateStart): string {
  const query = new URLSearchParams(
    NAMES.flatMap((name) => (start[name] === undefined ? [] : [[name, String(start[name])]])),
  );
  return `/tarifas/nueva?${query.toString()}`;
}

export const readRateStart = (query: URLSearchParams): RateStart =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = query.get(name) ?? '';
      return /^\d{1,10}$/.test(text) ? [[name, Number(text)]] : [];
    }),
  );
