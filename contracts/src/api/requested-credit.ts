/** Figures of a requested credit, with which a core's row is compared. Doubles, because each rule has a tolerance. */
import type { CoreSchemas } from './core-request.ts';

type Request = CoreSchemas['DividendoRequest'];

export const INSTALMENTS_PER_YEAR = 12;
/** Annual percent of a monthly rate of 1. */
export const MONTHLY_PER_ANNUAL_PCT = 1200;
const DAYS_PER_YEAR = 365;
const DAYS_PER_BANK_YEAR = 360;

const monthlyOf = ({ tasasimulacion }: Request): number =>
  ((tasasimulacion / MONTHLY_PER_ANNUAL_PCT) * DAYS_PER_YEAR) / DAYS_PER_BANK_YEAR;

/** Returns the level payment without grace. Round-offs are far below `dividend_pct`. */
export function paymentUf(request: Request): number {
  const monthly = monthlyOf(request);
  return (
    (request.montocredito * monthly) / (1 - (1 + monthly) ** (-INSTALMENTS_PER_YEAR * request.plazototal))
  );
}

/** Returns by how much the grace months multiply the credit. */
export const grownBy = (request: Request): number => (1 + monthlyOf(request)) ** (request.mesesgracia ?? 0);
