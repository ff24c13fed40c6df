/** Violation of a rule: a message code and the values of its placeholders. */

export interface NoValues {
  readonly [name: string]: never;
}

/** Codes of the rules, with the values of their messages' placeholders. */
export interface RuleMessageValues {
  required: NoValues;
  name_format: NoValues;
  name_letters_only: NoValues;
  text_min_length: { readonly min: number };
  text_max_length: { readonly max: number };
  email_format: NoValues;
  digits_only: NoValues;
  age_range: { readonly min: number; readonly max: number };
  rut_invalid: NoValues;
  codebtor_same_rut: NoValues;
  phone_invalid: NoValues;
  salary_min: { readonly minClp: number };
  years_range: { readonly min: number; readonly max: number };
  age_plus_years: { readonly max: number };
  codebtor_age_plus_years: { readonly max: number };
  grace_range: { readonly min: number; readonly max: number };
  credit_min_uf: { readonly min: number };
  credit_min_clp: { readonly minClp: number };
  credit_max: NoValues;
  credit_max_share: { readonly currency: string; readonly maxPct: number };
  property_value_above_uf: { readonly above: number };
  property_value_above_clp: { readonly aboveClp: number };
  property_value_max_uf: { readonly maxUf: number };
  property_value_max_clp: { readonly maxClp: number };
  amount_zero: NoValues;
  savings_below_value: NoValues;
  savings_subsidy_below_value: NoValues;
  savings_min_share: { readonly minPct: number };
  savings_subsidy_min_share: { readonly minPct: number };
  subsidy_range_uf: { readonly min: number; readonly max: number };
  subsidy_range_clp: { readonly minClp: number; readonly maxClp: number };
  rate_range: { readonly above: number; readonly below: number };
  rate_over_tmc: NoValues;
  two_decimals: NoValues;
  select_comuna: NoValues;
  select_property_type: NoValues;
  select_branch: NoValues;
  unemployment_required: NoValues;
}

export type RuleMessageCode = keyof RuleMessageValues;

export type Violation<Code extends RuleMessageCode = RuleMessageCode> = {
  [C in Code]: { readonly code: C; readonly values: RuleMessageValues[C] };
}[Code];

/** Creates a violation. */
export const violation = <C extends RuleMessageCode>(code: C, values: RuleMessageValues[C]): Violation<C> =>
  ({ code, values }) as Violation<C>;

type PlainCode = {
  [C in RuleMessageCode]: RuleMessageValues[C] extends NoValues ? C : never;
}[RuleMessageCode];

/** Creates a violation whose message has no placeholders. */
export const plain = (code: PlainCode): Violation<PlainCode> => ({ code, values: {} });

/** Returns the first violation. Later rules are not evaluated, so they may rely on the earlier ones. */
export function firstViolation(...rules: readonly (() => Violation | null)[]): Violation | null {
  for (const rule of rules) {
    const broken = rule();
    if (broken !== null) return broken;
  }
  return null;
}
