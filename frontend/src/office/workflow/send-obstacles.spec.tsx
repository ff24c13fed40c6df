/** Refused and stopped sends, and who may send. */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL, DETAIL_PATH } from '../../testing/detail.tsx';
import { INFO_PATH, infoOf } from '../../testing/session.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';
import {
  SEND_PATH,
  PROGRESS_PATH,
  NOT_POSSIBLE_NOW,
  MAILED,
  progressOf,
  openSendable,
  findSendButton,
  confirmSend,
  findSendFailure,
} from '../../testing/workflow.ts';

describe('obstacles to a send', () => {
  const conflict = (reason: string): string =>
    `No se pudo enviar la simulación a Workflow debido a que ${reason}.`;

  it.each([
    [409, conflict('ya existe un participante con el mismo correo pero distinto RUT')],
    [409, conflict('ya existe un participante con el mismo RUT pero distinto correo')],
    [409, conflict('existe más de un participante con los datos ingresados')],
    [
      400,
      'No es posible enviar esta simulación a Workflow porque no fue enviado el PDF de la simulación al cliente. Debe iniciar una nueva simulación.',
    ],
  ])('is said: %d %s', async (status, detail) => {
    openSendable({ [SEND_PATH]: () => refusal(status, { detail }) });
    await confirmSend();
    const modal = await findSendFailure();
    expect(within(modal).getByText(detail)).toBeVisible();
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(await findSendButton()).toBeEnabled();
  });

  it('says where it stopped, that it goes on by itself, and can be sent again', async () => {
    const bff = openSendable({
      [SEND_PATH]: () => refusal(502, { detail: NOT_POSSIBLE_NOW }),
      [PROGRESS_PATH]: () => progressOf({ state: 'stopped', step: 5, name: 'Registrar la renta' }),
    });
    await confirmSend();
    const modal = await findSendFailure();
    expect(within(modal).getByText(NOT_POSSIBLE_NOW)).toBeVisible();
    expect(modal).toHaveTextContent(
      'Quedó en el paso 5 de 9: Registrar la renta. Se volverá a intentar automáticamente; si la envía otra vez, seguirá desde ahí.',
    );
    await userEvent.keyboard('{Escape}');
    await confirmSend();
    await findSendFailure();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(2);
  });
});

describe('who may send', () => {
  it('waits for the PDF to reach the client', async () => {
    openSendable({ [DETAIL_PATH]: () => ({ ...MAILED, mailed_at: null }) });
    expect(await findSendButton()).toBeDisabled();
    expect(
      screen.getByText(/^Se podrá enviar a Workflow cuando .* Si no lo recibe, simule de nuevo\.$/),
    ).toBeVisible();
  });

  it('does not wait for a mail that can’t leave', async () => {
    openSendable({
      [DETAIL_PATH]: () => DETAIL,
      [INFO_PATH]: () => ({ ...infoOf('executiverole'), has_mail: false }),
    });
    expect(await findSendButton()).toBeDisabled();
    expect(screen.getByText(/no hay servidor de correo: los correos esperan/)).toBeVisible();
    expect(screen.queryByText(/simule de nuevo/)).toBeNull();
  });

  it('does not wait for a mail to a client who opposed being contacted', async () => {
    openSendable({ [DETAIL_PATH]: () => ({ ...DETAIL, opposed_at: '2026-11-23T12:00:00Z' }) });
    expect(await findSendButton()).toBeDisabled();
    expect(
      screen.getByText(/no recibió el PDF por correo y pidió que el banco no lo contacte/),
    ).toBeVisible();
  });

  it.each(['adminrole', 'commercialrole'] as const)('is also %s', async (role) => {
    openSendable({}, role);
    expect(await findSendButton()).toBeEnabled();
  });
});
