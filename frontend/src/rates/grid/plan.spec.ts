import { describe, expect, it } from '@jest/globals';
import { cellKey, type PricedRate, type RateCell } from '@simulador/contracts/rates/rate-book';
import { pastedCells, type Plan, readBlock, readOffset, readRate, wantedOf, withCells } from './plan.ts';

const HOUSE = { product: 8, loan_use: 1, real_estate_type: 1 };
const cell = (min_years: number, min_amount: number, of: object = {}): RateCell => ({
  ...HOUSE,
  min_years,
  max_years: min_years + 10,
  min_amount,
  max_amount: min_amount + 1000,
  ...of,
});
const rates: PricedRate[] = [
  { ...cell(5, 0), id: 1, rate: 4.4 },
  { ...cell(15, 0), id: 2, rate: 4.05 },
  { ...cell(5, 0, { loan_use: 70 }), id: 3, rate: 5 },
];
const present = new Map(rates.map((rate) => [cellKey(rate), rate]));
const EMPTY: Plan = new Map();

describe('a rate that is typed', () => {
  it.each([
    ['4,15', 4.15],
    ['4.15 %', 4.15],
    ['4\u00a0%', 4],
    ['', null],
    ['—', null],
    ['4,1a', undefined],
    ['-4', undefined],
    ['1.234,5', undefined],
    ['1000000000', undefined],
  ])('%j is %j', (text, value) => expect(readRate(text)).toBe(value));

  it.each([
    ['+0,15', 0.15],
    ['−0.1', -0.1],
    ['', 0],
    ['0,155', undefined],
    ['1000000000', undefined],
    ['x', undefined],
  ])('as an offset %j is %j', (text, value) => expect(readOffset(text)).toBe(value));
});

describe('a plan', () => {
  it('has what differs from the rates in force', () => {
    const plan = withCells(EMPTY, present, [
      { cell: cell(5, 0), value: 4.5 },
      { cell: cell(15, 0), value: 4.05 },
      { cell: cell(5, 1000), value: 3.9 },
    ]);
    expect(wantedOf(plan, present)).toEqual([
      { rate: 1, value: 4.5 },
      { ...cell(5, 1000), value: 3.9 },
    ]);
    expect(withCells(plan, present, [{ cell: cell(5, 0), value: 4.4 }]).size).toBe(1);
  });

  it('takes a block of a spreadsheet from a cell on', () => {
    const grid = [5, 15].map((years) => [0, 1000].map((amount) => cell(years, amount)));
    const block = readBlock('4,1\t4,2\t9\r\n4,3\tnada\r\n');
    const { cells, left } = pastedCells(grid, [0, 0], block);
    expect(cells).toEqual([
      { cell: cell(5, 0), value: 4.1 },
      { cell: cell(5, 1000), value: 4.2 },
      { cell: cell(15, 0), value: 4.3 },
    ]);
    expect(left).toEqual(['9', 'nada']);
    expect(pastedCells(grid, [1, 1], [['4,1', ' ', '—']]).left).toEqual([]);
  });
});
