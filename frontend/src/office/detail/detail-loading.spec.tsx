import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL, DETAIL_PATH, findDetail, openDetail, openDetailOverList } from '../../testing/detail.tsx';
import { EXECUTIVES_PATH, listed, ofClientPath, page, STATES_PATH, TOMAS } from '../../testing/office.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';

const card = async (name: string) => within(await findDetail()).findByRole('region', { name });

describe('the detail of a simulation', () => {
  it('waits for the executives where they are to be chosen from', async () => {
    let answer: (list: unknown) => void = () => undefined;
    openDetail('adminrole', { [EXECUTIVES_PATH]: () => new Promise((resolve) => (answer = resolve)) });
    const dialog = await findDetail();
    expect(await within(dialog).findByText('Cargando la simulación…')).toBeVisible();
    expect(within(dialog).queryByRole('region', { name: 'Historia' })).toBeNull();
    answer([TOMAS]);
    expect(await within(dialog).findByLabelText('Ejecutivo')).toHaveDisplayValue('Javiera Molina');
  });

  it('waits for the client’s other simulations, whose list would move the forms below it', async () => {
    let answer: (list: unknown) => void = () => undefined;
    const list = () => new Promise((resolve) => (answer = resolve));
    const bff = openDetail('executiverole', { [ofClientPath(DETAIL.client)]: list });
    const dialog = await findDetail();
    await waitFor(() => expect(bff.callsTo(ofClientPath(DETAIL.client))).toHaveLength(1));
    expect(within(dialog).queryByRole('form', { name: 'Información de la Solicitud' })).toBeNull();
    answer({ ...page([]), count: 2, results: [listed(2), listed(1)] });
    expect(await within(dialog).findByRole('form', { name: 'Información de la Solicitud' })).toBeVisible();
    expect(await card('Simulaciones 3')).toBeVisible();
  });

  it('can be read without the option lists, which are requested again', async () => {
    let isThere = false;
    const bff = openDetail('executiverole', {
      [STATES_PATH]: () =>
        isThere
          ? [{ id: 2, description: 'En evaluación', order_dashboard: 2 }]
          : refusal(503, { detail: 'Falló' }),
    });
    expect(await card('Simulaciones 1')).toBeVisible();
    const dialog = await findDetail();
    expect(within(dialog).getByText('No pudimos cargar los estados y las resoluciones.')).toBeVisible();
    const [cards, again] = [
      await card('Simulaciones 1'),
      within(dialog).getByRole('button', { name: 'Reintentar' }),
    ];
    const asked = bff.callsTo(STATES_PATH).length;
    await userEvent.click(again);
    await waitFor(() => expect(bff.callsTo(STATES_PATH)).toHaveLength(asked + 1));
    await waitFor(() => expect(again).toHaveAccessibleName('Reintentar'));
    expect([document.activeElement, cards.isConnected]).toEqual([again, true]);
    isThere = true;
    await userEvent.click(again);
    expect(await within(dialog).findByLabelText('Estado')).toHaveDisplayValue('En evaluación');
  });

  it('says that it can’t be read, and looks again', async () => {
    let isThere = false;
    const bff = openDetail('executiverole', {
      [DETAIL_PATH]: () => (isThere ? DETAIL : refusal(503, { detail: 'El servicio no está disponible.' })),
    });
    const dialog = await findDetail();
    expect(await within(dialog).findByText('El servicio no está disponible.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Descargar Simulación' })).toBeNull();
    const again = within(dialog).getByRole('button', { name: 'Reintentar' });
    await userEvent.click(again);
    await waitFor(() => expect(bff.callsTo(DETAIL_PATH)).toHaveLength(2));
    expect(within(dialog).getByText('El servicio no está disponible.')).toBeVisible();
    expect(again).toHaveFocus();
    isThere = true;
    await userEvent.click(again);
    expect(await card('Simulaciones 1')).toBeVisible();
  });

  it.each([
    [{ opposed_at: '2026-11-24T01:30:00Z' }, /^Esta persona pidió el 23-11-2026 que el banco no la contacte/],
    [{ wants_contact: false }, /no autorizó que la contacten/],
  ])(
    'says that the client is not to be contacted (%j), and offers no way to do so',
    async (changed, said) => {
      openDetail('executiverole', { [DETAIL_PATH]: () => ({ ...DETAIL, ...changed }) });
      const detail = within(await findDetail());
      await card('Simulaciones 1');
      expect(detail.getByText(said)).toBeVisible();
      expect(detail.getByText('matias.fuentealba@correo.cl')).toBeVisible();
      expect(detail.queryByRole('link', { name: /correo/ })).toBeNull();
      expect(detail.queryByRole('radio')).toBeNull();
      expect(detail.queryByLabelText('Próximo contacto')).toBeNull();
    },
  );

  it('leaves the focus to the page where its address opened it, and no link has it from before', async () => {
    openDetailOverList();
    await card('Simulaciones 1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
