import { describe, expect, it } from '@jest/globals';
import { turningYear, yearsChartTitle } from './years-chart.ts';

const yearsOf = (...figures: readonly (readonly [capital: number, interest: number])[]) =>
  figures.map(([capital, interest], index) => ({ year: index + 1, capital, interest }));

describe('the year from which on more is paid back than interest', () => {
  it.each([
    ['the first', yearsOf([3, 1], [4, 0.5]), 1],
    ['one between', yearsOf([1, 3], [2, 2], [3, 1]), 3],
    ['none', yearsOf([1, 3], [1, 2]), null],
    ['the one after the last relapse', yearsOf([3, 1], [1, 3], [4, 1]), 3],
  ])('is %s', (_which, years, expected) => {
    expect(turningYear(years)).toBe(expected);
  });

  it.each([
    [1, 'Desde el primer año pagas más capital que intereses', 'Desde el primer año se paga más'],
    [11, 'Desde el año 11 pagas más capital que intereses', 'Desde el año 11 se paga más'],
    [null, 'Pagas más intereses que capital hasta el final', 'Se pagan más intereses'],
  ])('is said in the title: %s', (turning, forVisitors, forStaff) => {
    expect(yearsChartTitle(turning, false)).toBe(forVisitors);
    expect(yearsChartTitle(turning, true)).toContain(forStaff);
  });
});
