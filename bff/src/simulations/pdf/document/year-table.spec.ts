import { describe, expect, it, jest } from '@jest/globals';
import { savedSimulation } from '../../../testing/saved-simulation.ts';
import { Sheet } from './sheet.ts';
import { shownYears } from './shown-years.ts';
import { drawYears, turningYear } from './year-table.ts';

/** Narrowest space between two columns, points: twice that between two words. */
const LEAST_GAP = 4;

/** Texts of a line of the table with their edges, from the left. */
interface Cell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Draws the table below its title and unit, and returns its lines from the top. */
function linesOf(flavour: 'web' | 'pro', creditUf: number, years: number): readonly (readonly Cell[])[] {
  const sheet = new Sheet({ title: '', author: '', created: new Date(0) });
  const line = jest.spyOn(sheet, 'line');
  const calculation = { montocredito: creditUf, valorpropiedad: creditUf * 1.25, plazototal: years };
  drawYears(sheet, shownYears(savedSimulation({ calculation, simulation: { flavour } })), 0);
  const lines = new Map<number, Cell[]>();
  for (const [text, x, baseline, ink, align] of line.mock.calls.slice(2)) {
    expect(ink.size).toBeGreaterThanOrEqual(8);
    const width = sheet.widthOf(text, ink);
    const left = align === 'right' ? x - width : x;
    lines.set(baseline, [...(lines.get(baseline) ?? []), { text, left, right: left + width }]);
  }
  return [...lines.values()].map((cells) => cells.toSorted((one, other) => one.left - other.left));
}

describe('the table of years', () => {
  const credits = [320, 2000, 20_000].flatMap((creditUf) =>
    [8, 20, 25, 40].map((years) => ({ creditUf, years })),
  );
  it.each((['web', 'pro'] as const).flatMap((flavour) => credits.map((credit) => ({ flavour, ...credit }))))(
    'has its columns apart ($flavour, UF $creditUf, $years years)',
    ({ flavour, creditUf, years }) => {
      const lines = linesOf(flavour, creditUf, years);
      expect(lines).toHaveLength(1 + Math.ceil(years / 2));
      for (const cells of lines)
        cells.slice(1).forEach((cell, index) => {
          const before = cells[index] as Cell;
          expect([before.text, cell.text, cell.left - before.right >= LEAST_GAP]).toEqual([
            before.text,
            cell.text,
            true,
          ]);
        });
    },
  );
});

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
});
