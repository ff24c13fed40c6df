/** Limits that are a share of the property's value, as amounts in their field's currency. See docs/rules.md R50, R51. */
import { LIMITS, type Flavour } from '@simulador/contracts/calculation/limits';
import {
  clpFromNumber,
  convertMoney,
  ufFromUnits,
  ufValueFromNumber,
  type Currency,
  type Money,
} from '@simulador/contracts/platform/money';
import type { EnteredAmount } from '@simulador/contracts/calculation/rules/amount';
import type { Answers } from './answers.ts';
import { creditFields, enteredAmount } from './credit-facts.ts';

const unitsOf = (amount: EnteredAmount, currency: Currency): number =>
  amount.currency === 'CLP' && currency === 'CLP' ? amount.clp : amount.uf;

const moneyOf = (units: number, currency: Currency): Money =>
  currency === 'CLP' ? { currency, amount: clpFromNumber(units) } : { currency, amount: ufFromUnits(units) };

/** Units of UF in a hundredth. */
const CENT = 100;

/** Rounds a visitor's limit in UF to the two decimals that are shown. */
const inCents = (limit: Money, flavour: Flavour, round: (units: number) => number): Money =>
  limit.currency === 'UF' && flavour === 'web'
    ? { ...limit, amount: ufFromUnits(round(limit.amount / CENT) * CENT) }
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
    : inCents(convertMoney(moneyOf(rest, unit), currency, ufValueFromNumber(ufValueClp)), flavour, Math.ceil);
}

const PCT_SCALE = 10_000;

/** Returns the maximum credit for a share in percent, rounded down; null without a value. */
export function mostCredit({ flavour, credit }: Answers, maxPct: number, ufValueClp: number): Money | null {
  const value = enteredAmount(credit.propertyValue, ufValueClp);
  if (value === null) return null;
  const { currency } = credit.creditAmount;
  const unit = calculatedIn([value], currency);
  const scaled = BigInt(unitsOf(value, unit)) * BigInt(Math.round(maxPct * PCT_SCALE));
  const most = Number(scaled / BigInt(100 * PCT_SCALE));
  return inCents(
    convertMoney(moneyOf(most, unit), currency, ufValueFromNumber(ufValueClp)),
    flavour,
    Math.floor,
  );
}
