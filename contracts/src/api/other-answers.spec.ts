import { describe, expect, it } from '@jest/globals';
import { flawsBeyondSchema } from './beyond-schema.ts';
import { CoreBounds } from './core-bounds.ts';
import type { CoreSchemas } from './core-request.ts';
import { costContradictions, rateContradictions } from './other-answers.ts';
import { DIVIDENDO_ROW as ROW } from './testing/dividendo-row.ts';

type RateInForce = CoreSchemas['RateInForce'];

const bounds = new CoreBounds().at('2026-11-20');
const placesOf = (lines: unknown, body: unknown): string[] =>
  flawsBeyondSchema('calc_operation_costs', lines, body, { bounds, ufs: [] }).map(
    ({ place, rule }) => `${rule} ${place}`,
  );

const linesOf = (...amounts: number[]) =>
  amounts.map((amount, n) => ({ operation_cost_description: `Gasto ${n}`, amount_uf: amount }));

const SALE = { credit_amount: 2000, estate_value: 2500, subpurpose: 1, is_social_estate: false };
const REFINANCING = { ...SALE, subpurpose: 2 };
const COSTS = [2.975, 3.57, 2.975, 3, 13.5, 16];
const named = (name: string) => [
  ...linesOf(...COSTS.slice(1)),
  { operation_cost_description: name, amount_uf: 2.975 },
];

describe('operation costs of the core', () => {
  const SUM = ['costs $.*.operation_cost_description'];
  const again = (name: string) => ({ operation_cost_description: name, amount_uf: 2.975 });
  it.each([
    ['as in R19', linesOf(...COSTS), SALE, []],
    ['with others', linesOf(...COSTS, 4, 6), SALE, []],
    ['with their sum', linesOf(...COSTS, 42.02), SALE, SUM],
    ['with almost their sum', linesOf(...COSTS, 42.021), SALE, SUM],
    ['with another amount', linesOf(...COSTS, 42.0212), SALE, []],
    ['of which the tax is the sum of the others', linesOf(2.975, 3.57, 2.975, 3, 3.48, 16), SALE, []],
    ['without tax, with their sum', linesOf(2.975, 3.57, 2.975, 3, 6, 18.52), REFINANCING, SUM],
    ['of which the registry is the sum', linesOf(2.975, 3.57, 2.975, 3, 12.52, 0), REFINANCING, []],
    ['with a line named «TOTAL »', named('TOTAL '), SALE, SUM],
    ['with a line named «Suma tótal»', named('Suma tótal'), SALE, SUM],
    ['with a line named «Subtotal gastos»', named('Subtotal gastos'), SALE, SUM],
    ['with a line named «Notaría total»', named('Notaría total'), SALE, []],
    ['with a cost again, written otherwise', [...linesOf(...COSTS), again(' GASTO 0')], SALE, SUM],
    ['with another cost of the same amount', [...linesOf(...COSTS), again('Gasto 10')], SALE, []],
    ['of 0', linesOf(0, 0, 0, 0, 0, 0), SALE, ['costs $']],
    ['of twelve lines', linesOf(...COSTS, 1, 1, 1, 1, 1, 1), SALE, []],
    ['of thirteen lines', linesOf(...COSTS, 1, 1, 1, 1, 1, 1, 1), SALE, ['costs $']],
    ['above the credit', linesOf(50, 50, 50, 50, 50, 50.01), { ...SALE, credit_amount: 300 }, ['costs $']],
    ['of the credit', linesOf(50, 50, 50, 50, 50, 50), { ...SALE, credit_amount: 300 }, []],
    [
      'of a high value',
      linesOf(80, 80, 80, 80, 80, 0),
      { ...SALE, credit_amount: 300, estate_value: 1e4 },
      [],
    ],
  ])('%s', (_name, lines, body, expected) => {
    expect(placesOf(lines, body)).toEqual(expected);
  });

  it.each([
    [43.02, []],
    [43.03, ['row_costs']],
    [41.02, []],
    [0, ['row_costs']],
  ])('of 42.02 UF beside a row with %d UF', (ofRow, expected) => {
    const row = {
      ...ROW,
      TasacionUF: 0,
      EstudioTitulosUF: 0,
      Borrador: 0,
      Notaria: 0,
      CBR: ofRow,
      ImpuestoTE: 0,
    };
    expect(costContradictions(linesOf(...COSTS), row, bounds).map(({ rule }) => rule)).toEqual(expected);
  });

  it.each([
    [125, 2500, []],
    [125.01, 2500, ['costs $.*.amount_uf']],
    [50, 900, []],
    [50.01, 900, ['costs $.*.amount_uf']],
  ])('of %d UF for a value of %d UF', (amount, value, expected) => {
    const body = { credit_amount: 300, estate_value: value, subpurpose: 1 };
    expect(placesOf(linesOf(amount, 0, 0, 0, 0, 0), body)).toEqual(expected);
  });

  it.each([
    [{ subpurpose: 1 }, ['costs $']],
    [{ subpurpose: 7, is_social_estate: true }, []],
    [{ subpurpose: 2 }, []],
  ])('without the line of the tax, for %j', (asked, expected) => {
    const body = { credit_amount: 2000, estate_value: 2500, is_social_estate: false, ...asked };
    expect(placesOf(linesOf(3, 3, 3, 3, 6), body)).toEqual(expected);
  });
});

describe('a suggested rate', () => {
  const CREDIT = { amount: 2000, period: 20, loan_use: 1, product: 8, real_estate_type: 2 };
  const RANGES = { min_years: 15, max_years: 20, min_amount: 300, max_amount: 5000 };
  const ROW_IN_FORCE = { ...CREDIT, ...RANGES, id: 1, rate: 4.5 };
  const [OTHER_TERM, OTHER_USE] = [
    { ...ROW_IN_FORCE, min_years: 25, max_years: 30, rate: 4.68 },
    { ...ROW_IN_FORCE, loan_use: 52, rate: 3.98 },
  ];
  const IN_FORCE = [OTHER_USE, OTHER_TERM];
  it.each<[number, number | null, readonly RateInForce[], string[]]>([
    [4.5, 4.5, [], []],
    [4.51, 4.5, [], ['maximum_rate']],
    [9, null, [], []],
    [3.97, null, IN_FORCE, []],
    [3.96, null, IN_FORCE, ['rates_in_force']],
    [4.69, null, IN_FORCE, []],
    [4.7, null, IN_FORCE, ['rates_in_force']],
    [0.6, null, IN_FORCE.map((row) => ({ ...row, product: 2 })), []],
    [4.51, null, [ROW_IN_FORCE, ...IN_FORCE], []],
    [4.52, null, [ROW_IN_FORCE, ...IN_FORCE], ['rates_in_force']],
    [3.98, null, [ROW_IN_FORCE, ...IN_FORCE], ['rates_in_force']],
    [4.6, null, [ROW_IN_FORCE, { ...OTHER_TERM, min_years: 20 }], []],
  ])('of %d %%, with a TMC of %p and rates in force', (rate, maximumPct, rates, expected) => {
    const flaws = rateContradictions({ rate }, CREDIT, { maximumPct, rates }, bounds);
    expect(flaws.map(({ rule }) => rule)).toEqual(expected);
  });
});
