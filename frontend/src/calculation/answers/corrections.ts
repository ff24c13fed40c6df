/** Advice on a refused answer, and a corrected answer that a button offers. See docs/rules.md R227. */
import { type Flavour, LIMITS } from '@simulador/contracts/calculation/limits';
import { yearsMaxAt } from '@simulador/contracts/calculation/rules/term';
import { isSpellingOf, nameRule, plainName } from '@simulador/contracts/calculation/rules/text';
import { formatMoney } from '@simulador/contracts/platform/format';
import { formatTyped, moneyValue } from '#shared/ui/amounts/money-value.ts';
import type { Answers, WrittenNames } from './answers.ts';
import type { AnswerChanges, FieldPath } from './fields.ts';
import { ageOf, shownViolation, type Violations } from './violations.ts';
import {
  clpFromNumber,
  convertMoney,
  type Currency,
  type Money,
  ufFromUnits,
  ufValueFromNumber,
} from '@simulador/contracts/platform/money';
import type { EnteredAmount } from '@simulador/contracts/calculation/rules/amount';
import { creditFields, enteredAmount } from './credit-facts.ts';

export interface Correction {
  readonly text: string;
  /** Absent if only the person knows the right answer. */
  readonly offer?: {
    readonly label: string;
    readonly changes: AnswerChanges;
    /** Names as typed, which the offered answer simplifies. */
    readonly written?: WrittenNames | undefined;
  };
}

/** Returns advice on a refused answer; null if there is none. `ufValueClp`: pesos per UF. */
export function correctionOf(
  path: FieldPath,
  answers: Answers,
  violations: Violations,
  ufValueClp: number,
): Correction | null {
  const broken = shownViolation(path, answers, violations);
  switch (broken?.code) {
    case 'years_range':
    case 'age_plus_years':
    case 'codebtor_age_plus_years':
      return termCorrection(answers);
    case 'name_format':
    case 'name_letters_only':
      return path === 'client.name' || path === 'client.lastName' ? nameCorrection(path, answers) : null;
    case 'savings_min_share':
    case 'savings_subsidy_min_share':
      // A share of an invalid value means nothing.
      return violations['credit.propertyValue'] ? null : savingsCorrection(answers, ufValueClp);
    default:
      return null;
  }
}

function savingsCorrection(answers: Answers, ufValueClp: number): Correction | null {
  const least = leastSavings(answers, ufValueClp);
  if (least === null) return null;
  const corrected = moneyValue(least);
  const { savings } = answers.credit;
  const missing = { ...corrected, amount: (corrected.amount ?? 0) - (savings.amount ?? 0) };
  return {
    text: `${answers.flavour === 'web' ? 'Te faltan' : 'Faltan'} ${formatTyped(missing)} de ahorro.`,
    offer: { label: `Usar ${formatMoney(least)}`, changes: { 'credit.savings': corrected } },
  };
}

function termCorrection({ flavour, client, credit }: Answers): Correction {
  const { yearsMin, yearsMax } = LIMITS[flavour];
  const age = ageOf(client);
  const most = yearsMaxAt(age, flavour);
  const isShort = Number(credit.paymentYears) < yearsMin;
  const years = isShort ? yearsMin : most;
  const isLimited = most < yearsMax && !isShort;
  return {
    text: isLimited
      ? `Con ${age} años de edad, hasta ${most} años.`
      : `${isShort ? 'Desde' : 'Hasta'} ${years} años.`,
    offer: { label: `Usar ${years} años`, changes: { 'credit.paymentYears': String(years) } },
  };
}

const OTHER_SIGNS = /[./]+/g;

function nameCorrection(path: 'client.name' | 'client.lastName', { flavour, client }: Answers): Correction {
  const text = 'Solo letras, con tilde o ñ, y espacios.';
  const key = path === 'client.name' ? 'name' : 'lastName';
  const offered = plainName(client[key].replace(OTHER_SIGNS, ' '));
  if (nameRule(offered, flavour) !== null) return { text };
  const written = isSpellingOf(client[key], offered) ? { [key]: client[key] } : undefined;
  return { text, offer: { label: `Usar ${offered}`, changes: { [path]: offered }, written } };
}

const unitsOf = (amount: EnteredAmount, currency: Currency): number =>
  amount.currency === 'CLP' && currency === 'CLP' ? amount.clp : amount.uf;

const moneyOf = (units: number, currency: Currency): Money =>
  currency === 'CLP' ? { currency, amount: clpFromNumber(units) } : { currency, amount: ufFromUnits(units) };

/** Units of UF in a hundredth. */
const CENT = 100;

/** Rounds a visitor's limit in UF up to the two decimals that are shown. */
const inCents = (limit: Money, flavour: Flavour): Money =>
  limit.currency === 'UF' && flavour === 'web'
    ? { ...limit, amount: ufFromUnits(Math.ceil(limit.amount / CENT) * CENT) }
    : limit;

/** Amounts in pesos are compared in pesos, others in UF. */
const calculatedIn = (amounts: readonly EnteredAmount[], shown: Currency): Currency =>
  shown === 'CLP' && amounts.every(({ currency }) => currency === 'CLP') ? 'CLP' : 'UF';

/**
 * Returns the minimum savings, rounded up so that the shown amount is sufficient; null without a value, or if the subsidy is
 * sufficient.
 */
export function leastSavings({ flavour, credit, project }: Answers, ufValueClp: number): Money | null {
  const value = enteredAmount(credit.propertyValue, ufValueClp);
  if (value === null) return null;
  const { hasSubsidy } = creditFields(credit, project, ufValueClp);
  const subsidy = hasSubsidy ? enteredAmount(credit.subsidyAmount, ufValueClp) : null;
  const { currency } = credit.savings;
  const unit = calculatedIn(subsidy === null ? [value] : [value, subsidy], currency);
  const share = Math.ceil((unitsOf(value, unit) * LIMITS[flavour].savingsMinPct) / 100);
  const rest = share - (subsidy === null ? 0 : unitsOf(subsidy, unit));
  return rest <= 0
    ? null
    : inCents(convertMoney(moneyOf(rest, unit), currency, ufValueFromNumber(ufValueClp)), flavour);
}
