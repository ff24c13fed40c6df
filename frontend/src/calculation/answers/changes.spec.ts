import { describe, expect, it } from '@jest/globals';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { noCredit, type Answers, type CreditAnswers } from './answers.ts';
import { answersAtUf, answersWith, isAnotherCredit, isCreditReset, splitAfter } from './changes.ts';
import type { AnswerChanges } from './fields.ts';
import { derived, inCurrency } from '#shared/ui/amounts/money-value.ts';

const UF = 40880.36;
const uf = (amount: number | null) => ({ currency: 'UF' as const, amount });
const clp = (amount: number | null) => ({ currency: 'CLP' as const, amount });
const credit = (more: Partial<CreditAnswers>): CreditAnswers => ({ ...CREDIT, ...more });
const WEB: Answers = { flavour: 'web', client: CLIENT, project: PROJECT, credit: CREDIT };

describe('splitAfter', () => {
  it('gives the credit what the savings leave of the value, and the other way round', () => {
    expect(splitAfter(credit({ savings: uf(600.25) }), 'savings', false, UF).creditAmount).toEqual(
      derived(uf(1899.75)),
    );
    expect(splitAfter(credit({ creditAmount: uf(1000) }), 'creditAmount', false, UF).savings).toEqual(
      derived(uf(1500)),
    );
  });

  it('counts the subsidy where there is one', () => {
    const withSubsidy = credit({ savings: uf(150), propertyValue: uf(2000), subsidyAmount: uf(250) });
    expect(splitAfter(withSubsidy, 'savings', true, UF).creditAmount).toEqual(derived(uf(1600)));
    expect(splitAfter(withSubsidy, 'savings', false, UF).creditAmount).toEqual(derived(uf(1850)));
  });

  it('answers in the currency of the field that follows', () => {
    const inPesos = credit({ savings: uf(500), creditAmount: clp(null) });
    expect(splitAfter(inPesos, 'savings', false, UF).creditAmount).toEqual(derived(clp(81760720)));
  });

  it('is exact to the peso when all is in pesos', () => {
    const all = credit({ propertyValue: clp(100000001), savings: clp(20000000), creditAmount: clp(null) });
    expect(splitAfter(all, 'savings', false, UF).creditAmount).toEqual(derived(clp(80000001)));
  });

  it('waits for the value, and empties with the emptied part', () => {
    const noValue = credit({ propertyValue: uf(null), savings: uf(100), creditAmount: uf(null) });
    expect(splitAfter(noValue, 'savings', false, UF).creditAmount).toEqual(uf(null));
    expect(splitAfter(credit({ savings: uf(null) }), 'savings', false, UF).creditAmount).toEqual(uf(null));
  });
});

describe('answersAtUf', () => {
  const atUf = (change: Partial<CreditAnswers>, ufValueClp: number) =>
    answersAtUf({ ...WEB, credit: credit(change) }, ufValueClp).credit;
  const TOMORROW = 40_949.98;

  it('makes the credit anew that follows from pesos, and leaves the pesos', () => {
    const typed = { propertyValue: clp(100_000_000), savings: clp(20_000_000), creditAmount: uf(1956.9299) };
    expect(atUf(typed, TOMORROW)).toMatchObject({ ...typed, creditAmount: uf(1953.6029) });
  });

  it('leaves a credit in pesos, and makes the savings anew that follow from it', () => {
    const typed = { propertyValue: clp(100_000_000), savings: uf(489.2325), creditAmount: clp(80_000_000) };
    expect(atUf(typed, TOMORROW)).toMatchObject({ ...typed, savings: uf(488.4007) });
  });

  it('leaves savings in UF', () => {
    const typed = { propertyValue: clp(100_000_000), savings: uf(500), creditAmount: uf(1946.1624) };
    expect(atUf(typed, TOMORROW)).toMatchObject({ ...typed, creditAmount: uf(1942.0036) });
  });

  it.each([
    ['UF', clp(80_000_000), { savings: uf(500), creditAmount: clp(79_525_010) }],
    ['UF beside a credit in UF', uf(1956.9299), { savings: uf(500), creditAmount: uf(1942.0036) }],
  ])(
    'leaves savings that were typed in %s, whatever the currency of the credit that follows',
    (_in, credited, after) => {
      const typed = { propertyValue: clp(100_000_000), savings: uf(500), creditAmount: derived(credited) };
      expect(atUf(typed, TOMORROW)).toMatchObject({ propertyValue: clp(100_000_000), ...after });
    },
  );

  it('leaves a credit that was typed in UF beside savings in pesos that follow', () => {
    const typed = {
      propertyValue: clp(100_000_000),
      savings: derived(clp(18_239_280)),
      creditAmount: uf(2000),
    };
    expect(atUf(typed, TOMORROW)).toMatchObject({ creditAmount: uf(2000), savings: clp(18_100_040) });
  });

  it('changes nothing at the same UF, nor amounts of one currency', () => {
    const ofOne = { propertyValue: clp(90_000_000), savings: clp(10_000_000), creditAmount: clp(80_000_000) };
    expect(atUf(ofOne, TOMORROW)).toMatchObject(ofOne);
    const mixed = { propertyValue: clp(100_000_000), savings: clp(20_000_000) };
    const first = atUf({ ...mixed, creditAmount: uf(1) }, UF);
    expect(atUf(first, UF)).toEqual(first);
  });
});

describe('answersWith', () => {
  it('lets the credit follow from the first savings in pesos, whatever the empty field’s currency was', () => {
    const blank = { ...WEB, credit: credit({ savings: uf(null), creditAmount: uf(null) }) };
    expect(changed({ 'credit.savings': clp(20_000_000) }, blank).credit.creditAmount.amount).not.toBeNull();
  });

  it('takes a switched currency for the same amount', () => {
    const switched = inCurrency(CREDIT.savings, 'CLP', UF);
    expect(changed({ 'credit.savings': switched }).credit.creditAmount).toEqual(CREDIT.creditAmount);
  });

  const PRO: Answers = { ...WEB, flavour: 'pro' };
  const changed = (changes: AnswerChanges, before = WEB) => {
    const answers = answersWith(before, changes, UF);
    return { ...answers, isAnotherCredit: isAnotherCredit(before, answers, UF) };
  };

  it('forces a house for the public’s refinancing, and asks for the type again otherwise', () => {
    expect(changed({ 'project.creditType': '72' }).project.propertyType).toBe('1');
    expect(changed({ 'project.creditType': '52' }).project.propertyType).toBe('');
    expect(changed({ 'project.creditType': '52' }, PRO).project.propertyType).toBe('2');
  });

  it('keeps the figures of another purpose, but for the credit, and withdraws the result', () => {
    const after = changed({ 'project.creditType': '52' });
    expect(after.isAnotherCredit).toBe(true);
    const { propertyValue, savings, paymentYears } = CREDIT;
    expect(after.credit).toMatchObject({ propertyValue, savings, paymentYears, creditAmount: uf(null) });
    const back = changed({ 'project.creditType': '1' }, { ...WEB, ...after });
    expect(back.credit.creditAmount).toEqual(derived(uf(2000)));
  });

  it.each([
    [{ 'project.propertyType': '1' }, WEB],
    [{ 'credit.propertyValue': uf(2500.01) }, PRO],
  ] as const)('resets grace and own rate, and nothing that has to be chosen, with %j', (changes, before) => {
    const own = { graceMonths: '3', rate: { isOwn: true, pct: 5 } };
    const answers = { ...before, credit: credit(own) };
    const after = answersWith(answers, changes, UF);
    const { propertyValue, creditAmount } = after.credit;
    expect(after.credit).toEqual(credit({ propertyValue, creditAmount }));
    expect([answers, after].map((was) => isCreditReset(was, after))).toEqual([true, false]);
  });

  it('makes the example the visitor’s own once one of its figures is typed, not by another answer', () => {
    const example = { ...WEB, credit: { ...noCredit('web'), isExample: true as const } };
    expect(changed({ 'client.name': 'Ana' }, example).credit.isExample).toBe(true);
    const after = changed({ 'credit.paymentYears': '20' }, example).credit;
    expect(after).toMatchObject({ propertyValue: uf(3000), paymentYears: '20' });
    expect(after.isExample).toBeUndefined();
  });

  it('leaves the credit alone after any other answer of the project', () => {
    const changes = { 'project.comuna': '13101', 'project.address': 'Calle 1' };
    expect(changed(changes)).toMatchObject({ credit: CREDIT, isAnotherCredit: false });
  });

  it('gives amounts that are still empty the currency that another one was switched to', () => {
    const empty = {
      ...WEB,
      credit: credit({ propertyValue: uf(null), savings: uf(null), creditAmount: uf(null) }),
    };
    const inUf = changed({ 'credit.creditAmount': clp(null) }, empty);
    expect(inUf.credit).toMatchObject({ savings: uf(null), subsidyAmount: uf(null) });
    const inPesos = changed({ 'credit.propertyValue': clp(null) }, empty);
    const amounts = { savings: clp(null), creditAmount: clp(null), subsidyAmount: clp(null) };
    expect(inPesos.credit).toMatchObject({ propertyValue: clp(null), ...amounts });
    const valued = changed({ 'credit.propertyValue': clp(100_000_000) }, inPesos);
    expect(valued.credit).toMatchObject(amounts);
    const saved = changed({ 'credit.savings': clp(20_000_000) }, valued);
    expect(saved.credit.creditAmount).toEqual(derived(clp(80_000_000)));
    const mixed = changed({ 'credit.savings': uf(500) }, saved);
    expect(mixed.credit.creditAmount.currency).toBe('CLP');
  });

  it('keeps what was typed for another value, and lets the other part follow', () => {
    const saved = { ...WEB, credit: credit({ creditAmount: derived(uf(2000)) }) };
    expect(changed({ 'credit.propertyValue': uf(3000) }, saved).credit).toMatchObject({
      savings: uf(500),
      creditAmount: derived(uf(2500)),
    });
    const lent = { ...WEB, credit: credit({ savings: derived(uf(500)) }) };
    expect(changed({ 'credit.propertyValue': uf(3000) }, lent).credit).toMatchObject({
      savings: derived(uf(1000)),
      creditAmount: uf(2000),
    });
    expect(changed({ 'credit.propertyValue': clp(102_200_900) }).credit.savings).toEqual(uf(500));
    expect(changed({ 'credit.propertyValue': uf(3000) }, PRO).isAnotherCredit).toBe(true);
    expect(changed({ 'credit.propertyValue': clp(102_200_900) }, PRO).isAnotherCredit).toBe(false);
  });

  it('adjusts the other part, and adds the unemployment insurance with a subsidy', () => {
    expect(changed({ 'credit.savings': uf(2600) }).credit.creditAmount).toEqual(derived(uf(0)));
    const flat = { ...WEB, credit: credit({ propertyValue: uf(2000), savings: uf(150) }) };
    const asked = changed({ 'credit.takesSubsidy': 'yes' }, flat);
    expect(asked.credit.unemployment).toBe(true);
    const paid = changed({ 'credit.subsidyAmount': uf(250) }, asked);
    expect(paid.credit).toMatchObject({ savings: uf(150), creditAmount: uf(1600) });
    expect(changed({ 'credit.takesSubsidy': 'no' }, paid).credit.unemployment).toBe(false);
  });
});
