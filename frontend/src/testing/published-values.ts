/** Published values, for component tests. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from './open-app.tsx';
import { fakeRateTables, SHEETS_PATH } from './rate-tables.ts';
import type { Answers, Call, FakeBff } from './simulator/fake-bff.ts';

export const PATH = '/api/simulador/valores';
const APPROVED = `${SHEETS_PATH}/12/aprobar`;
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

export interface SentChange {
  readonly values: { readonly valid_from: string; readonly value: number };
  readonly as_read: string;
}
export const changesIn = ({ body }: Call): readonly SentChange[] => body['changes'] as readonly SentChange[];

/** Answers a set of changes that is written, its approval and its deletion. @param answer refusal of a set, or the warnings of its only line */
export const sets = (
  answer: (changes: readonly SentChange[]) => Response | string[] = () => [],
): Answers => ({
  [SHEETS_PATH]: (call) => {
    const changes = changesIn(call);
    const answered = answer(changes);
    return answered instanceof Response
      ? answered
      : { id: 12, version: 1, change_count: changes.length, lines: [{ warnings: answered }] };
  },
  [APPROVED]: () => ({ state: 'in_force' }),
  [`${SHEETS_PATH}/12`]: () => new Response(null, { status: 204 }),
});
/** Returns the sets that were put in force. */
export const approvedSets = (bff: FakeBff) => bff.callsTo(APPROVED);
/** Returns the changes of the sets that were written. */
export const writtenChanges = (bff: FakeBff) => bff.callsTo(SHEETS_PATH).map(changesIn);

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
