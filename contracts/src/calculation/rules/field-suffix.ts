/** Suffixes in the names of fields that exist once per credit purpose. See docs/rules.md R67. */
import { CREDIT_PURPOSE } from '../../bank/codes.ts';

export type FieldSuffix = '' | '_ref' | '_fg';

/** Returns '' for buy/sale, `_ref` for both refinancings, `_fg` for free disposition. */
export function fieldSuffix(purpose: number | null): FieldSuffix {
  if (purpose === CREDIT_PURPOSE.freeDisposition) return '_fg';
  const refinances = purpose === CREDIT_PURPOSE.refinancing || purpose === CREDIT_PURPOSE.internalRefinancing;
  return refinances ? '_ref' : '';
}

/** Returns the suffix for payment years, which is `_cv` for buy/sale. */
export const yearsSuffix = (purpose: number | null): '_cv' | '_ref' | '_fg' => fieldSuffix(purpose) || '_cv';
