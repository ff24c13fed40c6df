import { expect, it, jest } from '@jest/globals';
import { savedSimulation } from '../../../testing/saved-simulation.ts';
import type { Sheet } from './sheet.ts';
import { drawYearTable } from './year-table.ts';

it('is written in 8 points at least, its columns apart', () => {
  const line = jest.fn<Sheet['line']>();
  const tagged = (_parent: unknown, _type: unknown, draw: () => void): void => draw();
  const sheet = { line, tagged, branch: () => ({}), rule: () => undefined } as unknown as Sheet;
  const simulation = savedSimulation();
  drawYearTable(sheet, simulation, 0);
  expect(Math.min(...line.mock.calls.map(([, , , { size }]) => size))).toBe(8);
  expect(new Set(line.mock.calls.map(([, , y]) => y)).size).toBe(
    1 + Math.ceil(simulation.snapshot.years.length / 2),
  );
});
