import { describe, expect, it } from '@jest/globals';
import { durationText, prepaymentTitle } from './prepayment.ts';

const EFFECT = { monthsSaved: 67, paymentUf: 11.4796, savedInterestUf: 452.0361, netSavingUf: 450.3252 };

describe('a duration', () => {
  it.each([
    [1, '1 mes'],
    [11, '11 meses'],
    [12, '1 año'],
    [13, '1 año y 1 mes'],
    [67, '5 años y 7 meses'],
  ])('of %i months is %s', (months, text) => {
    expect(durationText(months)).toBe(text);
  });
});

describe('the title of a prepayment', () => {
  it('names the time and the saving', () => {
    expect(prepaymentTitle(EFFECT, false)).toBe('Terminas 5 años y 7 meses antes y te ahorras UF 450');
    expect(prepaymentTitle(EFFECT, true)).toBe(
      'El crédito termina 5 años y 7 meses antes y se ahorran UF 450',
    );
  });

  it('names the payment where no time is saved', () => {
    expect(prepaymentTitle({ ...EFFECT, monthsSaved: 0, paymentUf: 9.7225, netSavingUf: 9.994 }, false)).toBe(
      'Tu dividendo queda en UF 9,7225 y te ahorras UF 9,99',
    );
  });

  it('names the interest alone while the commission is not known, and a commission that costs more', () => {
    expect(prepaymentTitle({ ...EFFECT, netSavingUf: null }, false)).toBe(
      'Terminas 5 años y 7 meses antes y te ahorras UF 452 en intereses',
    );
    expect(prepaymentTitle({ ...EFFECT, monthsSaved: 1, netSavingUf: -0.254 }, false)).toBe(
      'Terminas 1 mes antes, pero la comisión supera en UF 0,25 los intereses que te ahorras',
    );
  });
});
