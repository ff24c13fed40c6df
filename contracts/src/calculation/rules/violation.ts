/** Violation of a rule: a message code and the values of its placeholders. */
import type { PlainCode, RuleMessageCode, ValuesOf } from '../messages/es.ts';

export type Violation<Code extends RuleMessageCode = RuleMessageCode> = {
  [C in Code]: { readonly code: C; readonly values: ValuesOf<C> };
}[Code];

/** Creates a violation. */
export const violation = <C extends RuleMessageCode>(code: C, values: ValuesOf<C>): Violation<C> =>
  ({ code, values }) as Violation<C>;

/** Creates a violation whose message has no placeholders. */
export const plain = <C extends PlainCode<RuleMessageCode>>(code: C): Violation<C> =>
  ({ code, values: {} }) as Violation<C>;

/** Returns the first violation. Later rules are not evaluated, so they may rely on the earlier ones. */
export function firstViolation(...rules: readonly (() => Violation | null)[]): Violation | null {
  for (const rule of rules) {
    const broken = rule();
    if (broken !== null) return broken;
  }
  return null;
}
