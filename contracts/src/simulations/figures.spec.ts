import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dividendParts, type Figures, informationOf, withTotal } from './figures.ts';

const FIGURES: Figures = {
  Tasa: 4.5,
  TasaCae: 4.82,
  caeWithCosts: 5.03,
  Plazo: 25,
  Dividendo: 11.1876,
  SegInc: 0.156,
  SegCes: 0.12,
  SegDesg: 0.136,
  CostoTotalUF: 3443.88,
  totalWithCosts: 3485.9,
};
const DIVIDEND = { DivTotalPe: 474_196 };

describe('the calculated figures', () => {
  it('each have a line, where each is there', () => {
    expect(informationOf({ ...FIGURES, ...DIVIDEND }, null).map(({ name }) => name)).toEqual(
      Object.keys(FIGURES),
    );
  });

  it('have no line where they do not exist, and then the total says what it leaves out', () => {
    const { totalWithCosts: _left, ...without } = FIGURES;
    const lines = informationOf({ ...without, ...DIVIDEND, caeWithCosts: null, SegCes: 0 }, null);
    expect(lines.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['caeWithCosts']));
    expect(lines.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['SegCes']));
    expect(lines.at(-1)).toMatchObject({
      name: 'CostoTotalUF',
      isSum: true,
      note: 'los gastos operacionales se pagan aparte',
    });
  });

  it('sum the operation costs as they are shown', () => {
    const lines = [2.975, 3.57, 2.975, 3, 13.5, 16].map((uf, index) => ({ label: `${index}`, uf }));
    expect(withTotal(lines, null).at(-1)).toEqual({ label: 'Total', uf: 42.02, clp: null, isSum: true });
  });

  it('add up in pesos: the costs to their total, and the parts of the dividend to it', () => {
    const UF = 40_880.36;
    const clpOf = (lines: readonly { clp: number | null }[]) => lines.map(({ clp }) => clp ?? NaN);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1 }), (units) => {
        const lines = units.map((unit, index) => ({ label: `${index}`, uf: unit / 10_000 }));
        const clp = clpOf(withTotal(lines, UF));
        expect(sum(clp.slice(0, -1))).toBe(clp.at(-1));
      }),
    );
    // A core may round the pesos otherwise.
    for (const DivTotalPe of [Math.round(11.5996 * UF), Math.round(11.5996 * UF) - 5])
      expect(sum(clpOf(Object.values(dividendParts({ ...FIGURES, DivTotalPe }, UF))))).toBe(DivTotalPe);
  });
});
