import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DETAIL,
  findDetail,
  openDetail,
  openDetailOverList,
  reloadDetail,
} from '../../../testing/detail.tsx';
import { isClosePrevented } from '../../../testing/leaving.ts';
import { currentLocation } from '../../../testing/location.tsx';
import {
  choose,
  savingServer,
  saidInDetail,
  decisionField,
  UPDATED,
  updateButton,
} from '../../../testing/decision.ts';

describe('what is chosen and not saved', () => {
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('is not lost by Escape or by Cerrar without a confirmation', async () => {
    openDetail();
    await choose('Estado', 'Aprobada');
    await userEvent.keyboard('{Escape}');
    await press('Seguir aquí');
    expect(await decisionField('Estado')).toHaveDisplayValue('Aprobada');
    expect(within(await findDetail()).getByRole('button', { name: 'Descargar Simulación' })).toBeVisible();
    await press('Cerrar');
    await press('Salir sin guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not lost by simulating again without a confirmation, and is not kept after it', async () => {
    openDetail('executiverole', savingServer().answers);
    await choose('Estado', 'Aprobada');
    await press('Simular de nuevo');
    await press('Seguir aquí');
    expect(await decisionField('Estado')).toHaveDisplayValue('Aprobada');
    await press('Simular de nuevo');
    await press('Salir sin guardar');
    await waitFor(() => expect(currentLocation().pathname).toBe('/simulador-profesional'));
    reloadDetail();
    expect(await decisionField('Estado')).toHaveDisplayValue('En evaluación');
  });

  it('is not lost by signing out without a confirmation', async () => {
    openDetailOverList('executiverole', savingServer().answers);
    await choose('Estado', 'Aprobada');
    const question = () => screen.queryByRole('dialog', { name: 'Hay cambios por guardar' });
    const signOut = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión', hidden: true }));
    await signOut();
    expect(question()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    expect(question()).toBeNull();
    expect(await decisionField('Estado')).toHaveDisplayValue('Aprobada');
    await signOut();
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/login'));
  });

  it('holds the send to the workflow, and the closing of the tab, until it is saved', async () => {
    const mailed = { ...DETAIL, mailed_at: '2026-11-20T15:01:00.000Z' };
    openDetail('executiverole', savingServer(mailed).answers);
    const send = within(await findDetail()).findByRole('button', { name: 'Enviar a Workflow' });
    expect(await send).toBeEnabled();
    await choose('Estado', 'Aprobada');
    expect(await send).toBeDisabled();
    expect(isClosePrevented()).toBe(true);
    expect(
      await saidInDetail('Hay cambios por guardar: guárdelos antes de enviar a Workflow.'),
    ).toBeVisible();
    await userEvent.click(await updateButton());
    await saidInDetail(UPDATED);
    expect(await send).toBeEnabled();
    expect(isClosePrevented()).toBe(false);
  });
});
