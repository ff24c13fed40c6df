/** Module 3's amounts in UF, and which of its fields are shown. */
import { PROPERTY_TYPE, SUBSIDISED_LIFE_INSURANCE_ID } from '@simulador/contracts/bank/codes';
import { clpFromNumber, ufFromNumber, ufValueFromNumber, type Uf } from '@simulador/contracts/platform/money';
import { enteredInClp, type EnteredAmount } from '@simulador/contracts/calculation/rules/amount';
import {
  areSubsidyFieldsVisible,
  isBuySale,
  isSubsidyQuestionVisible,
  isUnemploymentVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import { years } from '#shared/simulation/figure-texts.ts';
import { formatTyped, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { projectFacts, type Answers, type CreditAnswers, type ProjectAnswers } from './answers.ts';

/** Returns an amount in UF, with its currency as entered; null if nothing was entered. `ufValueClp`: pesos per UF. */
export function enteredAmount(value: MoneyValue, ufValueClp: number): EnteredAmount | null {
  if (value.amount === null) return null;
  if (value.currency === 'UF') return { currency: 'UF', uf: ufFromNumber(value.amount) };
  return enteredInClp(clpFromNumber(value.amount), ufValueFromNumber(ufValueClp));
}

export const amountUf = (value: MoneyValue, ufValueClp: number): Uf | null =>
  enteredAmount(value, ufValueClp)?.uf ?? null;

export interface CreditFields {
  readonly asksForSubsidy: boolean;
  readonly hasSubsidy: boolean;
  /** True if savings and credit split the value: buy/sale only. */
  readonly splits: boolean;
  readonly asksForUnemployment: boolean;
}

/** A reopened simulation keeps its subsidy until its value changes. See docs/rules.md R64. */
const originOf = ({ reopened }: CreditAnswers): 'new' | 'saved' =>
  reopened === 'otherValue' ? 'saved' : 'new';

export function creditFields(
  credit: CreditAnswers,
  project: ProjectAnswers,
  ufValueClp: number,
): CreditFields {
  const stated = projectFacts(project);
  // Before module 2 the property counts as a flat.
  const facts = { ...stated, propertyType: stated.propertyType ?? PROPERTY_TYPE.flat };
  const value = amountUf(credit.propertyValue, ufValueClp);
  const asksForSubsidy = isSubsidyQuestionVisible(facts, value, originOf(credit));
  const hasSubsidy = areSubsidyFieldsVisible(asksForSubsidy, credit.takesSubsidy === 'yes');
  return {
    asksForSubsidy,
    hasSubsidy,
    splits: isBuySale(facts.purpose),
    asksForUnemployment: isUnemploymentVisible(facts.purpose, hasSubsidy),
  };
}

/** Returns the life insurance of a credit, which a subsidy fixes; '' if none was chosen. */
export const lifeInsuranceOf = (
  { lifeInsurance }: Pick<CreditAnswers, 'lifeInsurance'>,
  hasSubsidy: boolean,
): string => (hasSubsidy ? String(SUBSIDISED_LIFE_INSURANCE_ID) : lifeInsurance);

/** Describes the figures of a credit: value, what is saved or lent, years. What was not typed is said to be assumed. */
export function describeCredit({ flavour, project, credit }: Answers, typed = credit): readonly string[] {
  const written = (amount: MoneyValue): string => formatTyped(amount, flavour === 'pro');
  const [name, part] = isBuySale(projectFacts(project).purpose)
    ? [typed.savings.amount === null ? 'ahorro supuesto' : 'ahorro', written(credit.savings)]
    : ['crédito', written(credit.creditAmount)];
  const { paymentYears } = credit;
  const term = /^\s*\d+\s*$/.test(paymentYears) ? years(Number(paymentYears)) : '';
  const said = term && typed.paymentYears === '' ? `${term} (supuesto)` : term;
  return [written(credit.propertyValue), part && `${name} ${part}`, said].filter(Boolean);
}
