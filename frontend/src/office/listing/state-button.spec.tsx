/** The state in a row of the list. */
import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, page, STATES_PATH } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/simulator/fake-bff.ts';

const UPDATED = 'Información actualizada correctamente.';
const FIRST = listed(10482, { client_name: 'Ana', resolucion: 1, resolucion_description: 'Sin Resolución' });
const LOCKED = listed(10483, { client_name: 'Berta', enviado_a_finnflow: true });
const UPDATE_PATH = `/simulations/api/simulations/${FIRST.uuid}/update_info`;

/** Opens the list against a server that stores states; `refusing` answers instead of storing. */
const open = async (refusing?: { readonly saved: Partial<typeof FIRST>; readonly detail: string }) => {
  let saved = FIRST;
  const bff = inOfficeAs('executiverole', {
    [GROUPS_PATH]: () => page([clientGroup('Ana', [saved]), clientGroup('Berta', [LOCKED])]),
    [UPDATE_PATH]: ({ body }) => {
      if (refusing) {
        saved = { ...saved, version: 2, ...refusing.saved };
        return refusal(409, { detail: refusing.detail });
      }
      const { estado } = body as { estado: number };
      const estado_description = estado === 3 ? 'Aprobada' : 'Ingresada';
      saved = { ...saved, version: saved.version + 1, estado, estado_description };
      return { simulation: saved, message: UPDATED };
    },
  });
  openApp('/listado');
  await row();
  return bff;
};
const row = () => screen.findByRole('row', { name: /Ana/ });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Estado' }));
const approve = async () => {
  const field = await (await dialog()).findByLabelText('Queda en');
  expect(field).toHaveDisplayValue('Ingresada: Sin Resolución');
  expect(field).toHaveFocus();
  await userEvent.selectOptions(field, 'Aprobada: Aprobada sin condiciones');
  await userEvent.keyboard('{Enter}');
};
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('is changed there, by a press or by E, and the change can be undone', async () => {
  const bff = await open();
  (await screen.findByRole('link', { name: 'Ana' })).focus();
  await userEvent.keyboard('e');
  await approve();
  expect(await screen.findByText(UPDATED)).toBeVisible();
  await waitFor(async () => expect(await row()).toHaveTextContent('Aprobada'));
  await press(/Deshacer/);
  await waitFor(async () => expect(await row()).toHaveTextContent('Ingresada'));
  expect(bff.callsTo(UPDATE_PATH).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"1"', { estado: 3, resolucion: 6 }],
    ['"2"', { estado: 1, resolucion: 1 }],
  ]);
});

it('is not changed over a colleague’s change, which the row says', async () => {
  const detail = 'Paula Soto cambió esta simulación el 20-11-2026 a las 12:00.';
  const rejected = { estado_description: 'Rechazada', resolucion_description: 'Cliente no califica' };
  const bff = await open({ saved: rejected, detail });
  await press(/Ingresada.*Cambiar el estado de la simulación 10482/);
  await approve();
  const note = (await screen.findByText(`Su cambio no se guardó. ${detail}`)).closest('[role=alert]');
  await waitFor(() =>
    expect(note).toHaveTextContent('La N.º 10482 está ahora en Rechazada: Cliente no califica.'),
  );
  expect(await row()).toHaveTextContent('Rechazada');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/Entendido/);
  expect(screen.queryByText(/Su cambio no se guardó/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus();
  expect(bff.callsTo(UPDATE_PATH)).toHaveLength(1);
});

it('is not changed over the change of a colleague after which the list no longer has the client, and says so', async () => {
  const detail = 'Paula Soto cambió esta simulación.';
  let isListed = true;
  inOfficeAs('executiverole', {
    [GROUPS_PATH]: () =>
      page([...(isListed ? [clientGroup('Ana', [FIRST])] : []), clientGroup('Berta', [LOCKED])]),
    [UPDATE_PATH]: () => {
      isListed = false;
      return refusal(409, { detail });
    },
  });
  openApp('/listado');
  await press(/Ingresada.*Cambiar el estado/);
  await approve();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ana/ })).toBeNull());
  expect(await screen.findByText(`Su cambio no se guardó. ${detail}`)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/Entendido/);
  expect(screen.queryByText(/Su cambio no se guardó/)).toBeNull();
  expect(screen.getByRole('region', { name: 'Personas y sus simulaciones' })).toHaveFocus();
});

it('is changed from what the dialog shows, also where the list is read again meanwhile', async () => {
  let saved = FIRST;
  const bff = inOfficeAs('executiverole', {
    [GROUPS_PATH]: () => page([clientGroup('Ana', [saved])]),
    [UPDATE_PATH]: () => refusal(409, { detail: 'Paula Soto cambió esta simulación.' }),
  });
  openApp('/listado');
  await press(/Ingresada.*Cambiar el estado/);
  await (await dialog()).findByLabelText('Queda en');
  saved = { ...saved, version: 2, estado: 4, estado_description: 'Rechazada' };
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect(await row()).toHaveTextContent('Rechazada'));
  await approve();
  expect(await screen.findByText(/Su cambio no se guardó/)).toBeVisible();
  expect(bff.callsTo(UPDATE_PATH).map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"']);
});

it('stays chosen in its dialog where it could not be saved, and when the session ends', async () => {
  inOfficeAs('executiverole', {
    [GROUPS_PATH]: () => page([clientGroup('Ana', [FIRST])]),
    [UPDATE_PATH]: () => refusal(503, {}),
  });
  openApp('/listado');
  await press(/Ingresada.*Cambiar el estado/);
  await approve();
  const failure = await screen.findByText('Ha ocurrido un error al actualizar información.');
  expect(failure.closest('dialog')).not.toBeNull();
  for (const wayOut of ['Cerrar', 'Cancelar']) {
    await userEvent.click((await dialog()).getByRole('button', { name: wayOut }));
    await press(/Seguir aquí/);
  }
  expect(await (await dialog()).findByLabelText('Queda en')).toHaveDisplayValue(
    'Aprobada: Aprobada sin condiciones',
  );
});

it('can’t be saved before the states are loaded', async () => {
  let answer: (states: unknown) => void = () => undefined;
  inOfficeAs('executiverole', {
    [GROUPS_PATH]: () => page([clientGroup('Ana', [FIRST])]),
    [STATES_PATH]: () => new Promise((resolve) => (answer = resolve)),
  });
  openApp('/listado');
  await press(/Ingresada.*Cambiar el estado/);
  expect(screen.getByRole('dialog', { name: 'Estado' }).closest('td')).toBeNull();
  expect((await dialog()).getByText('Cargando los estados…')).toBeVisible();
  expect((await dialog()).getByRole('button', { name: 'Guardar' })).toBeDisabled();
  answer([{ id: 1, description: 'Ingresada', order_dashboard: 1 }]);
  expect(await (await dialog()).findByLabelText('Queda en')).toHaveFocus();
  expect((await dialog()).getByRole('button', { name: 'Guardar' })).toBeEnabled();
});

it('is no button once the simulation is in the workflow', async () => {
  await open();
  expect(
    within(screen.getByRole('row', { name: /Berta/ })).queryByRole('button', { name: /estado/ }),
  ).toBeNull();
});
