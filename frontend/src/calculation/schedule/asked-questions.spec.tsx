import { describe, expect, it, jest } from '@jest/globals';
import { blankAnswers } from '../answers/answers.ts';
import { askedPrepayment, BLANK, prepaymentIn } from '../prepayment/prepayments.tsx';
import { shareFragment } from '../state/shared-figures.ts';
import {
  askedOffer,
  askedPresent,
  NO_OFFER,
  NO_PRESENT,
  offerIn,
  presentIn,
} from '../other-offers/asked-offers.ts';
import { renderHook } from '@testing-library/react';
import { useAskedQuestion } from './asked-question.ts';

const uf = (amount: number | null) => ({ currency: 'UF', amount }) as const;
const OFFER = { credit: uf(2000), years: '25', payment: uf(12.5), hasInsurance: false, costs: uf(null) };
const PRESENT = { payment: { currency: 'CLP', amount: 480_000 }, months: '276' } as const;

describe('a question in a link', () => {
  it('is read as it was written', () => {
    const extra = { amount: uf(300), month: '24', every: 'yearly' } as const;
    expect(askedPrepayment(extra)).toBe('uf300_24_yearly');
    expect(prepaymentIn({ abono: askedPrepayment(extra) })).toEqual(extra);
    expect(askedOffer(OFFER)).toBe('uf12.5_without_uf2000_25_uf0');
    expect(offerIn({ oferta: askedOffer(OFFER) })).toEqual(OFFER);
    const { credit: _credit, years: _years, ...sameTerms } = OFFER;
    expect(askedOffer(sameTerms)).toBe('uf12.5_without___uf0');
    expect(offerIn({ oferta: askedOffer(sameTerms) })).toEqual(sameTerms);
    expect(askedPresent(PRESENT)).toBe('clp480000_276');
    expect(presentIn({ actual: askedPresent(PRESENT) })).toEqual(PRESENT);
  });

  it('is read as former releases wrote it', () => {
    expect(prepaymentIn({ abono: 'uf300_24_yearly_payment' })).toEqual({
      ...{ amount: uf(300), month: '24', every: 'yearly' },
    });
    expect(presentIn({ actual: 'uf1910.1262_clp480000_276' })).toEqual(PRESENT);
  });

  it('is none while nothing was typed, and is kept as typed, but in no link, while it is not complete', () => {
    expect([askedPrepayment(BLANK), askedOffer(NO_OFFER), askedPresent(NO_PRESENT)]).toEqual(['', '', '']);
    const extra = { ...BLANK, amount: uf(300), month: '' };
    const present = { ...PRESENT, months: '' };
    const asked = { abono: askedPrepayment(extra), actual: askedPresent(present) };
    expect([prepaymentIn(asked), presentIn(asked)]).toEqual([extra, present]);
    for (const offer of [
      { ...OFFER, payment: uf(null) },
      { ...OFFER, years: '' },
      { ...NO_OFFER, costs: uf(4) },
    ])
      expect(offerIn({ oferta: askedOffer(offer) })).toEqual(offer);
    const link = shareFragment({ ...blankAnswers('web'), hasCodebtor: false, asked });
    expect([...new URLSearchParams(link).keys()]).not.toContain('abono');
    expect([...new URLSearchParams(link).keys()]).not.toContain('actual');
  });

  it.each([
    '',
    '{',
    '{"amount":1,"payment":1}',
    'uf300',
    'uf300_x',
    'usd1_24_once_term',
    'uf300_x_once_term',
    'uf300_24_once_term_1',
  ])('%s is not asked', (text) => {
    expect([prepaymentIn({ abono: text }), offerIn({ oferta: text }), presentIn({ actual: text })]).toEqual([
      ...[null, null, null],
    ]);
  });
});

it('reports a question with each change, and nothing when the card is left, which may follow a new start', () => {
  const onAsk = jest.fn();
  const asked = {};
  const { rerender, unmount } = renderHook(({ text }) => useAskedQuestion('abono', text, { asked, onAsk }), {
    initialProps: { text: '' },
  });
  expect(onAsk).not.toHaveBeenCalled();
  rerender({ text: 'uf300_24_once_term' });
  expect(onAsk.mock.calls).toEqual([['abono', 'uf300_24_once_term']]);
  unmount();
  expect(onAsk).toHaveBeenCalledTimes(1);
});

it('reports the former text again, also before the page has the text between', () => {
  const onAsk = jest.fn();
  const [former, between] = ['uf300_24_once_term', 'uf350_24_once_term'];
  const asked = { abono: former };
  const { rerender } = renderHook(({ text }) => useAskedQuestion('abono', text, { asked, onAsk }), {
    initialProps: { text: former },
  });
  rerender({ text: between });
  rerender({ text: former });
  expect(onAsk.mock.calls).toEqual([
    ['abono', between],
    ['abono', former],
  ]);
});
