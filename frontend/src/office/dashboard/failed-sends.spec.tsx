import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentLocation } from '../../testing/location.tsx';
import { GROUPS_PATH, inOfficeAs, listed, page, SENDING } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';

it('says on an executive’s overview, above what was counted, what did not leave, why, and its one act', async () => {
  const reason = 'El workflow no respondió, o respondió con un error.';
  const refusedAt = '2026-11-20T12:00:00Z';
  const stopped = { ...SENDING, state: 'stopped' as const, reason };
  inOfficeAs('executiverole', {
    [GROUPS_PATH]: () => page([]),
    '/api/simulador/pendientes/envios': () => [
      listed(12, { client_name: 'Elena Soto', workflow: stopped }),
      listed(11, { client_name: 'Ana Pino', mail_refused_at: refusedAt }),
      listed(10, {
        client_name: 'Rosa Díaz',
        workflow: { ...stopped, state: 'refused', is_email_refused: true },
      }),
      listed(9, { client_name: 'Luis Rey', mail_refused_at: refusedAt, opposed_at: refusedAt }),
      listed(8, { client_name: 'Paz Vera', mail_refused_at: refusedAt, unreadable: true }),
    ],
  });
  openApp('/dashboard');
  const part = within(
    (await screen.findByRole('heading', { name: 'No salió' })).closest('section') as HTMLElement,
  );
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Elena Soto El envío de la N.º 12 a Workflow no entró: ${reason}Ver la simulación 12`,
    'Ana Pino No le llegó la simulación N.º 11: su correo la rechazó.Corregir el correo de la simulación 11',
    `Rosa Díaz El envío de la N.º 10 a Workflow no entró: ${reason}Corregir el correo de la simulación 10`,
    'Luis Rey No le llegó la simulación N.º 9: su correo la rechazó.Ver la simulación 9',
    'Paz Vera No le llegó la simulación N.º 8: su correo la rechazó.Ver la simulación 8',
  ]);
  expect(part.getByRole('link', { name: /simulación 11$/ })).toHaveAttribute(
    'href',
    `/listado?detalle=${listed(11).uuid}`,
  );
  expect(await screen.findByRole('link', { name: '5 envíos con falla' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await userEvent.click(part.getByRole('link', { name: /^Corregir el correo.* 11$/ }));
  await waitFor(() => expect(currentLocation().state).toMatchObject({ startsAt: 'input_email' }));
});
