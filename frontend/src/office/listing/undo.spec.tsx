import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '#shared/session/session-state.ts';
import { clientGroup, GROUPS_PATH, inOfficeAs, JAVIERA, listed, page, TOMAS } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/simulator/fake-bff.ts';

it('gives many simulations back, but for what a colleague changed since', async () => {
  clearSession();
  const group = clientGroup('Matías Fuentealba', [
    listed(1, { version: 5, client: 'a' }),
    listed(2, { commercial: TOMAS.id, client: 'b' }),
    listed(3, { commercial: JAVIERA.id, client: 'a' }),
    listed(4, { client: 'a' }),
  ]);
  const pathOf = (id: number): string => `/simulations/api/simulations/${listed(id).uuid}/update_info`;
  const bff = inOfficeAs('adminrole', {
    [GROUPS_PATH]: () => page([group]),
    [`/simulations/api/assign_simulations_to_executive/${JAVIERA.uuid}`]: () => ({ updated: 3, others: 0 }),
    [pathOf(1)]: () => ({}),
    [pathOf(2)]: () => refusal(409, { detail: 'Paula Soto cambió esta simulación.' }),
  });
  openApp('/listado');
  await userEvent.click(await screen.findByRole('checkbox', { name: /las simulaciones de Matías/ }));
  await screen.findByRole('option', { name: 'Elija un ejecutivo' });
  await userEvent.selectOptions(
    screen.getByLabelText('Ejecutivo', { selector: '[name=assignee]' }),
    'Javiera Molina',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Asignación deshecha de 2 simulaciones.')).toBeVisible();
  expect(
    await screen.findByText(
      'No se deshizo la asignación de 1 simulación. Paula Soto cambió esta simulación.',
    ),
  ).toBeVisible();
  const [call] = bff.callsTo(pathOf(1));
  expect([call?.headers.get('If-Match'), call?.body]).toEqual(['"6"', { commercial: null }]);
  expect(bff.callsTo(pathOf(2))[0]?.body).toEqual({ commercial: TOMAS.id });
  // Simulation 3 was Javiera's before too, and 4 follows 1, the first one of its client.
  expect([...bff.callsTo(pathOf(3)), ...bff.callsTo(pathOf(4))]).toEqual([]);
});
