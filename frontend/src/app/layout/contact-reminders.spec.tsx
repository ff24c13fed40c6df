/** Reminders of contacts that are planned for an hour. See docs/rules.md R871. */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatTime } from '@simulador/contracts/platform/instants';
import { DETAIL, openDetailOverList } from '../../testing/detail.tsx';

const HOUR_MS = 3_600_000;
beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), advanceTimers: true }));

it('appears at the hour of the contact, and not before', async () => {
  const at = new Date(Date.now() + HOUR_MS);
  const bff = openDetailOverList('executiverole', {
    '/api/simulador/contactos/hoy': () => [
      {
        simulation: DETAIL.uuid,
        client_name: 'Rosa Huenchumil',
        date: santiagoDate(at),
        time: formatTime(at),
        channel: 'phone',
      },
    ],
  });
  await screen.findByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });
  expect(bff.callsTo('/api/simulador/contactos/hoy')).toHaveLength(1);
  const reminder = '13:00: contactar a Rosa Huenchumil (teléfono).';
  await jest.advanceTimersByTimeAsync(HOUR_MS - 60_000);
  expect(screen.queryByText(reminder)).toBeNull();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByText(reminder)).toBeInTheDocument();
});
