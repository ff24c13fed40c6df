import type { RateSheet } from '../tarifas/use-new-draft.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';

export type Chosen = ReturnType<typeof firstOf>;

/** Returns the sheet's first change, else the first rate, of the adjusted product if there is one. */
export function firstOf(
  { changes }: RateSheet,
  { rates, products, loanUses, realEstateTypes }: RateTables,
  adjusted?: number,
) {
  const first = changes[0] ?? rates.find(({ product }) => product === adjusted) ?? rates[0];
  return {
    product: first?.product ?? adjusted ?? products[0]?.id ?? 0,
    loan_use: first?.loan_use ?? loanUses[0]?.id ?? 0,
    real_estate_type: first?.real_estate_type ?? realEstateTypes[0]?.id ?? 0,
  };
}
