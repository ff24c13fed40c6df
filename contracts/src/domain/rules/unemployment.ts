/** The unemployment insurance. See docs/rules.md R65, R76. */
import { LIMITS } from '../limits.ts';
import { ufFromNumber, type Uf } from '../money.ts';
import { plain, type Violation } from './violation.ts';

/** Where it applies (a credit with subsidy), it is needed for values up to 2200 UF. */
export function unemploymentRule(chosen: boolean, applies: boolean, propertyValue: Uf): Violation | null {
  const needed = applies && propertyValue <= ufFromNumber(LIMITS.web.unemploymentValueMaxUf);
  return needed && !chosen ? plain('unemployment_required') : null;
}
