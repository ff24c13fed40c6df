import { describe, expect, it } from '@jest/globals';
import { blankAnswers } from '../answers/answers.ts';
import { OFFER, PRESENT, type PresentCredit, type TypedOffer } from '../other-offers/asked-offers.ts';
import { PREPAYMENT, type PrepaymentInput } from '../prepayment/prepayments.tsx';
import { shareFragment } from '../state/shared-figures.ts';
import { storedInput, storedText } from './asked-question.ts';

const uf = (amount: number | null) => ({ currency: 'UF', amount }) as const;
const OFFERED: TypedOffer = {
  credit: uf(2000),
  years: '25',
  payment: uf(12.5),
  hasInsurance: false,
  costs: uf(null),
};
const { credit: _credit, years: _years, ...SAME_TERMS } = OFFERED;
const PAID: PresentCredit = { payment: { currency: 'CLP', amount: 480_000 }, months: '276' };
const EXTRA: PrepaymentInput = { amount: uf(300), month: '24', every: 'yearly' };

describe('a question in a link', () => {
  it('is read as it was written', () => {
    expect(storedText(EXTRA, PREPAYMENT)).toBe('uf300_24_yearly');
    expect(storedInput('uf300_24_yearly', PREPAYMENT)).toEqual(EXTRA);
    expect(storedText(OFFERED, OFFER)).toBe('uf12.5_without_uf2000_25_uf0');
    expect(storedInput('uf12.5_without_uf2000_25_uf0', OFFER)).toEqual(OFFERED);
    expect(storedText(SAME_TERMS, OFFER)).toBe('uf12.5_without___uf0');
    expect(storedInput('uf12.5_without___uf0', OFFER)).toEqual(SAME_TERMS);
    expect(storedText(PAID, PRESENT)).toBe('clp480000_276');
    expect(storedInput('clp480000_276', PRESENT)).toEqual(PAID);
  });

  it('is read as former releases wrote it', () => {
    expect(storedInput('uf300_24_yearly_payment', PREPAYMENT)).toEqual(EXTRA);
    expect(storedInput('uf1910.1262_clp480000_276', PRESENT)).toEqual(PAID);
  });

  it('is none while nothing was typed, and is kept as typed, but in no link, while it is not complete', () => {
    expect([
      ...[storedText(PREPAYMENT.blank, PREPAYMENT), storedText(OFFER.blank, OFFER)],
      storedText(PRESENT.blank, PRESENT),
    ]).toEqual(['', '', '']);
    const abono = storedText({ ...EXTRA, month: '' }, PREPAYMENT);
    expect(storedInput(abono, PREPAYMENT)).toEqual({ ...EXTRA, month: '' });
    const offers: readonly TypedOffer[] = [
      { ...OFFERED, years: '' },
      { ...OFFER.blank, costs: uf(4) },
    ];
    for (const offer of offers) expect(storedInput(storedText(offer, OFFER), OFFER)).toEqual(offer);
    const link = shareFragment({ ...blankAnswers('web'), hasCodebtor: false, asked: { abono } });
    expect([...new URLSearchParams(link).keys()]).not.toContain('abono');
  });

  it.each(['', 'uf300', 'uf300_x', 'usd1_24_once_term', 'uf300_x_once_term', 'uf300_24_once_term_1'])(
    '%s is not asked',
    (text) => {
      expect([PREPAYMENT, OFFER, PRESENT].map(({ read }) => read(text))).toEqual([null, null, null]);
    },
  );
});
