import { describe, expect, it } from '@jest/globals';
import { pesos } from '#shared/simulation/figure-texts.ts';
import { offerReason, offerTitle } from './offer-texts.ts';

const difference = (monthlyClp: number, total: number, costs: number | null) => ({
  monthlyClp,
  total,
  costs,
  write: pesos,
});

describe('the sentence about another offer', () => {
  it.each([
    [
      -6982,
      784_095,
      2_878_697,
      'La otra oferta baja el dividendo en $6.982, pero en total cuesta $784.095 más',
    ],
    [1, -1, -301, 'La otra oferta sube el dividendo en $1, pero en total cuesta $1 menos'],
    [-1, -300, 0, 'La otra oferta cuesta menos: $1 menos al mes y $300 menos en total'],
    [1, 300, 0, 'Lindero cuesta menos: $1 menos al mes y $300 menos en total'],
    [0, 300, 300, 'Lindero cuesta menos: lo mismo al mes y $300 menos en total'],
    [0, -1, -1, 'La otra oferta cuesta menos: lo mismo al mes y $1 menos en total'],
    [-1, 0, 300, 'La otra oferta cuesta menos: $1 menos al mes y lo mismo en total'],
    [0, 0, 0, 'Lindero y la otra oferta cuestan lo mismo'],
    [1, 300, null, 'Lindero cuesta menos: $1 menos al mes y $300 menos en total, sin gastos operacionales'],
  ])('for %d a month and %d in total says who is cheaper', (monthly, total, costs, title) =>
    expect(offerTitle(difference(monthly, total, costs), 'Lindero')).toBe(title),
  );

  it.each([
    [
      -6982,
      784_095,
      2_878_697,
      'Los gastos operacionales pesan más que la diferencia de 25 años de dividendos.',
    ],
    [
      -6982,
      -1,
      2_094_599,
      'En 25 años, la diferencia de los dividendos pesa más que la de los gastos operacionales.',
    ],
    [-1, -301, -1, 'Su dividendo y sus gastos operacionales son más bajos.'],
    [1, 301, 1, 'Su dividendo y sus gastos operacionales son más bajos.'],
    [1, 300, 0, 'La diferencia está en el dividendo: los gastos operacionales son los mismos.'],
    [0, 300, 300, 'La diferencia está en los gastos operacionales: el dividendo es el mismo.'],
    [0, 0, 0, null],
    [1, 300, null, 'Falta saber sus gastos operacionales: también son parte de lo que cuesta.'],
  ])('for %d a month, %d in total and %s of costs says why', (monthly, total, costs, reason) =>
    expect(offerReason(difference(monthly, total, costs), 25)).toBe(reason),
  );
});
