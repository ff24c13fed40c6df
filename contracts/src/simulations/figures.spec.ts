import { describe, expect, it } from '@jest/globals';
import { type Figures, informationOf, withTotal } from './figures.ts';

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

describe('the calculated figures', () => {
  it('each have a line, where each is there', () => {
    expect(informationOf(FIGURES).map(({ name }) => name)).toEqual(Object.keys(FIGURES));
  });

  it('have no line where they do not exist, and then the total says what it leaves out', () => {
    const { totalWithCosts: _left, ...without } = FIGURES;
    const lines = informationOf({ ...without, caeWithCosts: null, SegCes: 0 });
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
    expect(withTotal(lines).at(-1)).toEqual({ label: 'Total', uf: 42.02, isSum: true });
  });
});
