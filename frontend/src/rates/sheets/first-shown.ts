import type { RateSheet } from '../tarifas/use-new-draft.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import type { TypedCells } from './stored-draft.ts';

export type Chosen = ReturnType<typeof firstOf>;

/** Returns the cell with an unreadable text, else the sheet's first change, else the first rate, of the adjusted product if there is one. */
export function firstOf(
  { changes }: RateSheet,
  { rates, products, loanUses, realEstateTypes }: RateTables,
  typed: TypedCells,
  adjusted?: number,
) {
  const [unread] = typed.values();
  const first = unread?.cell ?? changes[0] ?? rates.find(({ product }) => product === adjusted) ?? rates[0];
  return {
    product: first?.product ?? adjusted ?? products[0]?.id ?? 0,
    loan_use: first?.loan_use ?? loanUses[0]?.id ?? 0,
    real_estate_type: first?.real_estate_type ?? realEstateTypes[0]?.id ?? 0,
  };
}
