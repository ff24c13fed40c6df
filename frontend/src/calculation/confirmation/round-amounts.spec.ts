/** Round amounts in pesos, from the form to the request: rounding in the conversion to UF makes no amount miss its share. */
import { describe, expect, it } from '@jest/globals';
import { type Currency, ufFromNumber } from '@simulador/contracts/platform/money';
import { receivedInUf, type EnteredAmount } from '@simulador/contracts/calculation/rules/amount';
import { creditShareRule } from '@simulador/contracts/calculation/rules/credit';
import { savingsRule } from '@simulador/contracts/calculation/rules/savings';
import { inCurrency, type MoneyValue } from '#shared/ui/amounts/money-value.ts';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { INICIO } from '../../testing/simulator/fake-bff.ts';
import type { Answers, CreditAnswers } from '../answers/answers.ts';
import { answersWith } from '../answers/changes.ts';
import { violationsOf } from '../answers/violations.ts';
import { type Lists, listsOf } from '../api/get-inicio.ts';
import type { Calculated } from '../figures/calculated.ts';
import { creditOf } from '../figures/requests.ts';
import { saveRequest } from './save-request.ts';

/** Pesos per UF. */
const UF_VALUES = [38_419.17, 41_053.49];
/** Round values from 20 to 398 million pesos. */
const VALUES = Array.from({ length: 55 }, (_value, index) => (20 + 7 * index) * 1_000_000);
/** Maximum financed shares, by default and as an operator may set them; percent. */
const SHARES = [90, 70];
const CURRENCIES: readonly Currency[] = ['CLP', 'UF'];

const clp = (amount: number | null): MoneyValue => ({ currency: 'CLP', amount });
const none = (currency: Currency): MoneyValue => ({ currency, amount: null });
const BLANK: CreditAnswers = { ...CREDIT, savings: clp(null), creditAmount: clp(null) };
const answers = (credit: Partial<CreditAnswers>): Answers => ({
  flavour: 'web',
  client: CLIENT,
  project: PROJECT,
  credit: { ...BLANK, ...credit },
});

const LISTS = listsOf(INICIO) as Lists;

/** Returns the amounts that are sent for these answers. */
function sent(answers: Answers, ufValueClp: number) {
  const credit = creditOf(answers, { ...LISTS, ufValueClp, financing: [] });
  if (credit === null) throw new Error('No request');
  const request = { ...credit, tasasimulacion: 4.5 };
  const calculated = { request, row: {}, ufValueClp, ufDate: '2026-11-24' } as unknown as Calculated;
  const { property, amounts } = saveRequest(answers, calculated);
  return { value: property.value_uf, ...amounts };
}

const received = (amount: number): EnteredAmount => receivedInUf(ufFromNumber(amount));

/** Returns the form's violations. */
function objectionsOfForm(answers: Answers, ufValueClp: number, maxPct: number): readonly string[] {
  const financing = [{ purpose: null, propertyType: null, maxPct }];
  const { 'credit.savings': savings, 'credit.creditAmount': credited } = violationsOf(answers, {
    ufValueClp,
    financing,
  });
  return [savings, credited].flatMap((broken) => broken?.code ?? []);
}

/** Returns the violations found by form, save and calculator. */
function objections(answers: Answers, ufValueClp: number, maxPct: number): readonly string[] {
  const { value, credit_uf, savings_uf = 0, subsidy_uf = 0 } = sent(answers, ufValueClp);
  const sum = [credit_uf, savings_uf, subsidy_uf].reduce((total, part) => total + ufFromNumber(part), 0);
  const subsidy = subsidy_uf > 0 ? received(subsidy_uf) : null;
  return [
    ...objectionsOfForm(answers, ufValueClp, maxPct),
    ...(savingsRule(received(savings_uf), received(value), subsidy) ? ['savings on the wire'] : []),
    ...(creditShareRule(received(credit_uf), received(value), maxPct) ? ['share on the wire'] : []),
    ...(sum === ufFromNumber(value) ? [] : ['not the sum']),
  ];
}

describe.each(UF_VALUES)('round amounts in pesos at $%d', (ufValueClp) => {
  it.each(SHARES.flatMap((share) => CURRENCIES.map((currency) => [share, currency] as const)))(
    'are financed up to exactly %d %%, with the credit in %s',
    (maxPct, currency) => {
      const savingsOf = (value: number): number => (value / 100) * (100 - maxPct);
      const after = (value: number, savings: number): Answers => {
        const blank = answers({ propertyValue: clp(value), creditAmount: none(currency) });
        return answersWith(blank, { 'credit.savings': clp(savings) }, ufValueClp);
      };
      const refused = VALUES.filter(
        (value) => objections(after(value, savingsOf(value)), ufValueClp, maxPct).length > 0,
      );
      expect(refused).toEqual([]);
      // A peso is less than the last decimal of the UF in which the credit is compared here.
      if (currency === 'UF' && maxPct < 90) return;
      const passes = VALUES.filter(
        (value) => objectionsOfForm(after(value, savingsOf(value) - 1), ufValueClp, maxPct).length === 0,
      );
      expect(passes).toEqual([]);
    },
  );

  it.each(CURRENCIES.flatMap((typed) => CURRENCIES.map((following) => [typed, following] as const)))(
    'are financed up to 90 %% by a credit that is typed in %s, with the savings in %s',
    (typed, following) => {
      const isRefused = (value: number): boolean => {
        const blank = answers({ propertyValue: clp(value), savings: none(following) });
        const credited = inCurrency(clp((value / 10) * 9), typed, ufValueClp);
        const entered = answersWith(blank, { 'credit.creditAmount': credited }, ufValueClp);
        return objections(entered, ufValueClp, 90).length > 0;
      };
      expect(VALUES.filter(isRefused)).toEqual([]);
    },
  );

  it('count a subsidy towards the tenth, to the peso', () => {
    const offered = VALUES.filter((value) => value >= 60_000_000 && value <= 2200 * ufValueClp);
    const isRefused = (value: number): boolean => {
      const subsidyAmount = clp(5_500_000);
      const blank = answers({ propertyValue: clp(value), takesSubsidy: 'yes', subsidyAmount });
      const entered = answersWith(blank, { 'credit.savings': clp(value / 10 - 5_500_000) }, ufValueClp);
      return objections(entered, ufValueClp, 90).length > 0;
    };
    expect(offered.filter(isRefused)).toEqual([]);
  });
});
