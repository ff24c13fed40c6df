/** Published values, for component tests. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from './open-app.tsx';
import { fakeRateTables } from './rate-tables.ts';
import type { Answers, FakeBff } from './simulator/fake-bff.ts';

export const PATH = '/api/simulador/valores';
export const uf = (day: string, value: number) => ({
  segment: null,
  valid_from: day,
  valid_to: day,
  value,
  in_force: true,
  is_only: false,
  source: 'cmf',
  stored_at: '2026-11-09T15:00:00Z',
});

export const openTab = (tab: string, answers: Answers): FakeBff => {
  const bff = fakeRateTables(answers);
  openApp(`/tarifas/mantenedores?tabla=${tab}`);
  return bff;
};
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const cells = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
    );
