import { describe, expect, it } from '@jest/globals';
import { durationText, prepaymentTitle } from './prepayment-title.ts';

const EFFECT = { monthsSaved: 67, paymentUf: 11.4796, savedInterestUf: 452.0361, netSavingUf: 450.3252 };
const UF = 40_880.36;

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
    expect(prepaymentTitle(EFFECT, UF)).toBe('Terminas 5 años y 7 meses antes y te ahorras $18.409.456');
    expect(prepaymentTitle(EFFECT, null)).toBe(
      'El crédito termina 5 años y 7 meses antes y se ahorran UF 450,33',
    );
  });

  it('names the payment where no time is saved', () => {
    expect(prepaymentTitle({ ...EFFECT, monthsSaved: 0, paymentUf: 9.7225, netSavingUf: 9.994 }, null)).toBe(
      'El dividendo queda en UF 9,7225 y se ahorran UF 9,99',
    );
  });

  it('names the interest alone while the commission is not known, and a commission that costs more', () => {
    expect(prepaymentTitle({ ...EFFECT, netSavingUf: null }, UF)).toBe(
      'Terminas 5 años y 7 meses antes y te ahorras $18.479.399 en intereses',
    );
    expect(prepaymentTitle({ ...EFFECT, monthsSaved: 1, netSavingUf: -0.254 }, UF)).toBe(
      'Terminas 1 mes antes, pero la comisión supera en $10.384 los intereses que te ahorras',
    );
  });
});
