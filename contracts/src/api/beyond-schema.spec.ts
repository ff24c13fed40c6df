import { describe, expect, it } from '@jest/globals';
import { flawBeyondSchema } from './beyond-schema.ts';

const REQUEST = { plazototal: 20, tasasimulacion: 4.5 };

describe('an answer that is as in core.yaml', () => {
  it.each([
    [{ Plazo: 20, Tasa: 4.5 }, null],
    [{ Plazo: 25, Tasa: 4.5 }, ['$.salida.*.Plazo', 'other_question', 'Plazo no es el pedido']],
    [{ Plazo: 20, Tasa: 4.51 }, ['$.salida.*.Tasa', 'other_question', 'Tasa no es la pedida']],
  ])('to a credit of 20 years at 4.5 %%: %j', (row, expected) => {
    const flaw = flawBeyondSchema('calc_dividendo', { salida: [row] }, REQUEST);
    expect(flaw && [flaw.place, flaw.rule, flaw.what]).toEqual(expected);
  });

  it.each([
    [40880.36, null],
    [0.001, 'range'],
  ])('that a UF is %j pesos', (value, rule) => {
    expect(flawBeyondSchema('paridad', value, undefined)?.rule ?? null).toBe(rule);
  });

  it('needs nothing else of the other operations', () => {
    expect(flawBeyondSchema('tmc', { Valor: 6.6 }, {})).toBeNull();
  });
});
