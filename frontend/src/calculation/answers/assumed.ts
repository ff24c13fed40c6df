/** Figures that a visitor's credit has until they are typed. See docs/rules.md R791. */
import { PROPERTY_STATE, PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { yearsMaxAt } from '@simulador/contracts/calculation/rules/term';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { DECIMALS, inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { Inicio } from '../api/wire.ts';
import { NO_CREDIT, projectFacts, type Answers } from './answers.ts';
import { EXAMPLE_UF, splitAfter } from './changes.ts';
import { creditFields } from './credit-facts.ts';
import { offeredTypes } from './offered.ts';
import { ageOf } from './violations.ts';

/** Assumed savings in percent of the value, and years. */
export const ASSUMED = { savingsPct: 20, years: 25 } as const;

const FLAT = String(PROPERTY_TYPE.flat);

function shareOf(value: MoneyValue, { currency }: MoneyValue, ufValueClp: number): MoneyValue {
  const scale = 10 ** DECIMALS[value.currency];
  const amount =
    value.amount === null ? null : Math.round((value.amount * scale * ASSUMED.savingsPct) / 100) / scale;
  return inCurrency({ currency: value.currency, amount }, currency, ufValueClp);
}

/** Returns the answers with what is assumed in place of empty figures, once there is a value. `ufValueClp`: pesos per UF. */
export function withAssumed(typed: Answers, ufValueClp: number): Answers {
  const { flavour, client, project } = typed;
  if (flavour === 'pro') return typed;
  const propertyValue: MoneyValue =
    typed.credit.isExample === true ? { currency: 'UF', amount: EXAMPLE_UF } : typed.credit.propertyValue;
  if (propertyValue.amount === null) return typed;
  const paymentYears =
    typed.credit.paymentYears === ''
      ? String(Math.min(ASSUMED.years, yearsMaxAt(ageOf(client), flavour)))
      : typed.credit.paymentYears;
  const credit = { ...typed.credit, propertyValue, paymentYears };
  const isSplit = credit.savings.amount !== null || credit.creditAmount.amount !== null;
  if (isSplit || !isBuySale(projectFacts(project).purpose)) return { ...typed, credit };
  const withSavings = { ...credit, savings: shareOf(propertyValue, credit.savings, ufValueClp) };
  const { hasSubsidy } = creditFields(withSavings, project, ufValueClp);
  return {
    ...typed,
    credit: { ...withSavings, ...splitAfter(withSavings, 'savings', hasSubsidy, ufValueClp) },
  };
}

/**
 * Returns the answers with a used flat, or the first type that is offered, in place of a property that module 2 has not asked for, and for staff
 * the usual product and insurance in place of what they have not chosen.
 */
export function withAssumedProperty(answers: Answers, inicio: Inicio | undefined): Answers {
  const { project, credit } = answers;
  const offered = inicio?.catalogos
    ? offeredTypes(inicio.catalogos, projectFacts(project).purpose).map(({ id }) => String(id))
    : [];
  return {
    ...answers,
    credit: {
      ...credit,
      product: credit.product || NO_CREDIT.product,
      lifeInsurance: credit.lifeInsurance || NO_CREDIT.lifeInsurance,
    },
    project: {
      ...project,
      propertyType: project.propertyType || (offered.includes(FLAT) ? FLAT : (offered[0] ?? FLAT)),
      propertyState: project.propertyState || String(PROPERTY_STATE.used),
    },
  };
}
