/** The list of two clients, for component tests of the list and its views. */
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { screen } from '@testing-library/react';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, page } from './office.ts';
import { openApp } from './open-app.tsx';
import type { Answers, FakeBff } from './simulator/fake-bff.ts';

/** A client with an approved simulation, and an attended one whose contact is due today. */
export const MATIAS = clientGroup('Matías Fuentealba', [
  listed(10482, { estado_description: 'Aprobada', commercial: 21, commercial_name: 'Javiera Molina' }),
  listed(10391, {
    first_answer_at: '2026-11-20T15:00:00Z',
    comment_count: 3,
    next_contact: { date: santiagoDate(new Date()), time: null, channel: 'phone', note: 'Llamar tarde' },
  }),
]);
export const ROSA = { ...clientGroup('Rosa Huenchumil', [listed(10380)]), score: null, phone: null };

export function openList(
  role: Parameters<typeof inOfficeAs>[0],
  answers: Answers = {},
  address = '/listado',
): FakeBff {
  const bff = inOfficeAs(role, { [GROUPS_PATH]: () => page([MATIAS, ROSA]), ...answers });
  openApp(address);
  return bff;
}

export const findRow = (name: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(name) });

export const lastQuery = (bff: FakeBff) => bff.callsTo(GROUPS_PATH).at(-1)?.query;
