/** The next contact in a row of the list. */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, santiagoDate } from '@simulador/contracts/platform/dates';
import { clientGroup, GROUPS_PATH, listed, page } from '../../testing/office.ts';
import { findRow, openList } from '../../testing/listing.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const NOTE = 'En la sucursal';
const PLANNED = { date: '2099-11-30', time: '16:30', channel: 'visit' as const, note: 'Firma' };
const path = `/api/simulador/seguimiento/${listed(10380).uuid}`;

/** Opens the dialog of the row's simulation, in a list whose rows `show` replaces. */
async function openDialog(answers: Parameters<typeof openList>[1] = {}) {
  let shown = [clientGroup('Rosa', [listed(10380)])];
  const bff = openList('executiverole', { [GROUPS_PATH]: () => page(shown), ...answers });
  await findRow('Rosa');
  await userEvent.click(screen.getByRole('button', { name: /el próximo contacto de la simulación 10380/ }));
  const show = (...simulations: ReturnType<typeof listed>[]): void => {
    shown = simulations.length === 0 ? [] : [clientGroup('Rosa', simulations)];
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
  };
  return { bff, dialog: within(await findDialog()), show };
}
const findDialog = () => screen.findByRole('dialog', { name: 'Próximo contacto' });
const question = () => screen.findByRole('dialog', { name: 'Hay cambios por guardar' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the next contact of a row', () => {
  it('is planned from there, with the version that was read', async () => {
    const { bff, dialog } = await openDialog({ [path]: () => ({}) });
    await userEvent.clear(dialog.getByLabelText('Fecha'));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(dialog.getByLabelText('Fecha')).toHaveAccessibleDescription('Elija una fecha.');
    await userEvent.click(dialog.getByRole('button', { name: 'Hoy' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Visita' }));
    fill(dialog.getByLabelText(/^Nota/), NOTE);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Próximo contacto para el/)).toBeVisible();
    const [call] = bff.callsTo(path);
    expect([call?.method, call?.headers.get('If-Match'), call?.body]).toEqual([
      'PUT',
      '"1"',
      { date: santiagoDate(new Date()), time: null, channel: 'visit', note: NOTE },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open until it is saved, and says why it was not', async () => {
    let answer = (): void => undefined;
    const failing = () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(refusal(500, {}));
      });
    const { bff, dialog } = await openDialog({ [path]: failing });
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(bff.callsTo(path)).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    answer();
    expect(await dialog.findByText(/^No pudimos guardar el próximo contacto/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is proposed for tomorrow where the planned contact has passed', async () => {
    const passed = listed(10380, {
      next_contact: { date: '2026-01-02', time: null, channel: 'visit', note: 'Firma' },
    });
    const { dialog } = await openDialog({ [GROUPS_PATH]: () => page([clientGroup('Rosa', [passed])]) });
    expect(dialog.getByLabelText('Fecha')).toHaveValue(addDays(santiagoDate(new Date()), 1));
    expect(dialog.getByRole('radio', { name: 'Visita' })).toBeChecked();
  });

  it('is that of the simulation it was opened for, and replaces a colleague’s only once that is shown', async () => {
    const detail = 'Paula Soto cambió esta simulación.';
    let answer = (): unknown => refusal(409, { detail });
    const { bff, dialog, show } = await openDialog({
      [path]: () => answer(),
      [`/simulations/api/simulation/${listed(10380).uuid}`]: () =>
        listed(10380, { version: 2, next_contact: PLANNED }),
    });
    fill(dialog.getByLabelText(/^Nota/), NOTE);
    show(listed(10390, { next_contact: { ...PLANNED, date: '2098-01-02' } }), listed(10380, { version: 2 }));
    await screen.findByRole('button', { name: /el próximo contacto de la simulación 10390/, hidden: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect((await dialog.findByText(detail)).closest('[role=alert]')).toHaveTextContent(
      `${detail}Ahora está planificado: 30-11-2099 16:30, Visita. Lo que usted escribió sigue abajo, sin guardar.`,
    );
    answer = () => ({});
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Próximo contacto para el/)).toBeVisible();
    expect(bff.callsTo(path).map(({ headers, body }) => [headers.get('If-Match'), body['note']])).toEqual([
      ['"1"', NOTE],
      ['"2"', NOTE],
    ]);
  });

  it.each([
    ['was sent', [listed(10380, { enviado_a_finnflow: true })]],
    ['left the list', []],
  ])(
    'stays open while it is typed, also once the simulation %s, and says why it is refused',
    async (_, rows) => {
      const detail = 'La simulación ya fue enviada a Workflow.';
      const { bff, dialog, show } = await openDialog({
        [path]: () => refusal(409, { detail }),
        [`/simulations/api/simulation/${listed(10380).uuid}`]: () =>
          listed(10380, { version: 2, enviado_a_finnflow: true }),
      });
      fill(dialog.getByLabelText(/^Nota/), NOTE);
      show(...rows);
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: /el próximo contacto de/, hidden: true })).toBeNull(),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
      expect(await dialog.findByText(detail)).toBeVisible();
      const save = dialog.getByRole('button', { name: 'Guardar' });
      await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(save);
      expect(bff.callsTo(path)).toHaveLength(1);
      expect(dialog.getByLabelText(/^Nota/)).toHaveValue(NOTE);
    },
  );

  it('is lost by Escape after a question only', async () => {
    const { dialog } = await openDialog();
    fill(dialog.getByLabelText(/^Nota/), NOTE);
    await userEvent.keyboard('{Escape}');
    await question();
    await press('Seguir aquí');
    expect(dialog.getByLabelText(/^Nota/)).toHaveValue(NOTE);
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await question();
    await press('Seguir aquí');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await question();
    await press('Salir sin guardar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /el próximo contacto de la simulación 10380/ })).toHaveFocus();
  });
});
