/** Rate that a saved simulation quotes, and the credit that it is for. See docs/rules.md R1030. */
import type { components } from '../generated/core.ts';

type RatedCredit = components['schemas']['TarifaRequest'];

/** Quoted rate, annual percent, with the credit and its UF, as it was saved. */
export interface Quote {
  /** Number of the simulation. */
  readonly number: number;
  readonly rate: number;
  /** Last day, ISO 8601. */
  readonly until: string;
  /** Whether the last day is not over. */
  readonly is_valid: boolean;
  readonly credit: RatedCredit;
  /** Value of the property, UF. */
  readonly estate_worth: number;
  /** Pesos for one UF. */
  readonly uf_value: number;
}

const LAST_DIGIT_UF = 0.0001;
const OTHERS = ['period', 'loan_use', 'product', 'real_estate_type'] as const;

/**
 * Returns true if a credit is the quoted one. What was typed in pesos stays pesos at another UF, so the credit in UF may have moved by
 * as much as the whole value would.
 */
export function isQuotedCredit(quote: Quote, credit: RatedCredit, ufValueClp: number): boolean {
  const moved = quote.estate_worth * Math.abs(1 - quote.uf_value / ufValueClp);
  return (
    Math.abs(credit.amount - quote.credit.amount) <= moved + LAST_DIGIT_UF &&
    OTHERS.every((name) => credit[name] === quote.credit[name])
  );
}
