import { maxFinancingPct, type FinancingLimit, type Flavour } from '@simulador/contracts/domain/limits';
import type { Uf } from '@simulador/contracts/domain/money';
import type { EnteredAmount } from '@simulador/contracts/domain/rules/amount';
import { creditRule } from '@simulador/contracts/domain/rules/credit';
import { ageRule } from '@simulador/contracts/domain/rules/person';
import { propertyValueRule } from '@simulador/contracts/domain/rules/property';
import { rateRangeRule } from '@simulador/contracts/domain/rules/rate';
import { savingsRule, subsidyAmountRule, unemploymentRule } from '@simulador/contracts/domain/rules/savings';
import { graceRule, paymentYearsRule } from '@simulador/contracts/domain/rules/term';
import { selectRule } from '@simulador/contracts/domain/rules/text';
import { plain, type Violation } from '@simulador/contracts/domain/rules/violation';
import {
  projectFacts,
  type Answers,
  type ClientAnswers,
  type CreditAnswers,
  type ProjectAnswers,
} from './answers.ts';
import { creditFields, enteredAmount } from './credit-facts.ts';
import { onlyBroken, type Violations } from './violations.ts';

/** What the bank sets for the rules of the day. */
export interface CreditRules {
  /** Pesos for one UF. */
  readonly ufValueClp: number;
  readonly financing: readonly FinancingLimit[];
}

export interface CreditContext extends CreditRules {
  readonly flavour: Flavour;
  readonly project: ProjectAnswers;
  /** Years; null when module 1 has none. */
  readonly age: number | null;
}

/** Years; null while module 1 has no age that counts. */
export const ageOf = ({ age }: ClientAnswers): number | null => (ageRule(age) === null ? Number(age) : null);

/** Who asks, and for what: the answers that module 3 is judged with. */
export const creditContext = (
  { flavour, client, project }: Omit<Answers, 'credit'>,
  rules: CreditRules,
): CreditContext => ({ flavour, project, age: ageOf(client), ...rules });

const orRequired = (entry: EnteredAmount | null, rule: (entry: EnteredAmount) => Violation | null) =>
  entry === null ? plain('required') : rule(entry);

/** The ceiling is not judged here: it comes later than the answers. */
const ownRateRule = (ratePct: number | null): Violation | null =>
  ratePct === null ? plain('required') : rateRangeRule(ratePct);

/** What is wrong in module 3. Fields that are not on the screen are not judged. */
export function creditViolations(credit: CreditAnswers, context: CreditContext): Violations<CreditAnswers> {
  const { flavour, project, age, ufValueClp, financing } = context;
  const purpose = Number(project.creditType);
  const fields = creditFields(credit, project, ufValueClp);
  const value = enteredAmount(credit.propertyValue, ufValueClp);
  const subsidy = fields.hasSubsidy ? enteredAmount(credit.allowanceAmount, ufValueClp) : null;
  const subsidyUf: Uf | null = subsidy?.uf ?? null;
  const maxPct = maxFinancingPct(purpose, projectFacts(project).propertyType, financing);
  return onlyBroken<CreditAnswers>({
    propertyValue: orRequired(value, (entry) => propertyValueRule(entry, purpose)),
    allowanceType: fields.hasSubsidy ? selectRule(credit.allowanceType) : null,
    allowanceAmount: fields.hasSubsidy ? orRequired(subsidy, subsidyAmountRule) : null,
    unemployment: unemploymentRule(credit.unemployment, fields.asksForUnemployment, (value?.uf ?? 0) as Uf),
    savings: fields.splits
      ? orRequired(enteredAmount(credit.savings, ufValueClp), ({ uf }) =>
          savingsRule(uf, value?.uf ?? null, subsidyUf),
        )
      : null,
    creditAmount: orRequired(enteredAmount(credit.creditAmount, ufValueClp), (entry) =>
      creditRule(entry, value?.uf ?? null, maxPct),
    ),
    paymentYears: paymentYearsRule(credit.paymentYears, age, flavour),
    graceMonths: graceRule(Number(credit.graceMonths)),
    product: selectRule(credit.product),
    rate: credit.rate.isOwn ? ownRateRule(credit.rate.pct) : null,
    lifeInsurance: fields.hasSubsidy ? null : selectRule(credit.lifeInsurance),
    fireInsurance: selectRule(credit.fireInsurance),
  });
}
