import { expect, it } from '@jest/globals';
import { screen, cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientGroup, GROUPS_PATH, inOfficeAs, JAVIERA, listed, page, TOMAS } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';

/** The changed ones by the answer, one that was not picked among them. */
const FORMER = [
  { uuid: listed(1).uuid, version: 6, commercial: null },
  { uuid: listed(2).uuid, version: 2, commercial: TOMAS.id },
  { uuid: listed(5).uuid, version: 2, commercial: null },
];

it('gives many simulations back, but for what a colleague changed since', async () => {
  const group = clientGroup('Matías Fuentealba', [
    listed(1, { version: 5, client: 'a' }),
    listed(2, { commercial: TOMAS.id, client: 'b' }),
    listed(3, { commercial: JAVIERA.id, client: 'a' }),
    listed(4, { client: 'a' }),
  ]);
  const undoPath = '/api/simulador/asignaciones/deshacer';
  const bff = inOfficeAs('adminrole', {
    [GROUPS_PATH]: () => page([group]),
    [`/api/simulador/asignaciones/${JAVIERA.uuid}/previa`]: () => ({
      updated: 4,
      others: 2,
      clients: 2,
      from: [
        { executive: null, simulations: 4 },
        { executive: 'Tomás Escobar', simulations: 1 },
      ],
    }),
    [`/simulations/api/assign_simulations_to_executive/${JAVIERA.uuid}`]: () => ({
      updated: 4,
      others: 1,
      former: FORMER,
    }),
    [undoPath]: () => ({
      updated: 2,
      refused: [{ uuid: listed(2).uuid, message: 'Paula Soto cambió esta simulación.' }],
    }),
  });
  openApp('/listado');
  await userEvent.click(await screen.findByRole('checkbox', { name: /las simulaciones de Matías/ }));
  await screen.findByRole('option', { name: 'Elija un ejecutivo' });
  await userEvent.selectOptions(
    screen.getByLabelText('Ejecutivo', { selector: '[name=assignee]' }),
    'Javiera Molina',
  );
  expect(
    await screen.findByText('Cambian 5 simulaciones de 2 personas: 4 de nadie, 1 de Tomás Escobar.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Asignación deshecha de 2 simulaciones.')).toBeVisible();
  expect(
    await screen.findByText(
      'No se deshizo la asignación de 1 simulación. Paula Soto cambió esta simulación.',
    ),
  ).toBeVisible();
  expect(bff.callsTo(undoPath)[0]?.body).toEqual({ simulations: FORMER });
});

const assignee = () => screen.getByLabelText('Ejecutivo', { selector: '[name=assignee]' });
const pick = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: /las simulaciones de Matías/ }));
const reload = () => {
  cleanup();
  openApp('/listado');
};

it('keeps what was picked and for whom, but forgets both among other filters', async () => {
  const group = clientGroup('Matías Fuentealba', [listed(1), listed(2)]);
  inOfficeAs('adminrole', { [GROUPS_PATH]: () => page([group]) });
  openApp('/listado');
  await pick();
  await within(assignee()).findByRole('option', { name: 'Javiera Molina' });
  await userEvent.selectOptions(assignee(), 'Javiera Molina');
  reload();
  expect(await screen.findByText('2 simulaciones seleccionadas')).toBeVisible();
  await waitFor(() => expect(assignee()).toHaveDisplayValue('Javiera Molina'));
  await userEvent.click(screen.getByRole('radio', { name: 'Hoy' }));
  await waitFor(() => expect(screen.queryByText(/seleccionadas/)).toBeNull());
  await pick();
  reload();
  await pick();
  await within(assignee()).findByRole('option', { name: 'Javiera Molina' });
  expect(assignee()).toHaveDisplayValue('Elija un ejecutivo');
});
