import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL, DETAIL_PATH, findDetail, HISTORY_PATH, openDetail } from '../../testing/detail.tsx';
import { SENDING } from '../../testing/office.ts';
import { type Answers, refusal } from '../../testing/simulator/fake-bff.ts';
import { CODEBTOR_READ } from '../../testing/opened-simulation.ts';
import { INFO_PATH, infoOf } from '../../testing/session.ts';
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

const open = (answers: Answers) => openDetail('executiverole', answers);
const findButton = async () => within(await findDetail()).findByRole('button', { name: 'Enviar a Workflow' });
const findSheet = () => screen.findByRole('dialog', { name: 'Enviar a Workflow' });

describe('before it is sent, a sheet', () => {
  const pairs = async (): Promise<(string | null)[]> =>
    [...(await findSheet()).querySelectorAll('dl > div')].map(({ textContent }) => textContent);

  it('shows the client, the amount, the dividend, the income with its verdict, and what is locked', async () => {
    const figures = { total_monthly_mortgage_uf: 10.5, total_monthly_mortgage_clp: 412_345 };
    const bff = open({ [DETAIL_PATH]: () => ({ ...MAILED, ...figures, min_salary: 1_950_000 }) });
    await userEvent.click(await findButton());
    const [who, amount, dividend, income, executive] = await pairs();
    expect(who).toContain(DETAIL.client_name);
    expect([amount, dividend]).toEqual([
      'Monto solicitadoUF 1.800',
      'Dividendo con seguros$412.345UF 10,5000',
    ]);
    expect(income).toContain('Renta mínima: $1.950.000. La renta alcanza.');
    expect(executive).toContain(DETAIL.executive);
    const sheet = within(await findSheet());
    expect(sheet.getByText(/^Después de enviarla ya no se pueden cambiar el estado/)).toBeVisible();
    expect(sheet.queryByText(/está en estado/)).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog', { name: 'Enviar a Workflow' })).toBeNull();
    expect(await findButton()).toHaveFocus();
    expect(bff.callsTo(SEND_PATH)).toEqual([]);
  });

  it('says what income is missing, from the first peso, and is left by Escape', async () => {
    const bff = open({ [DETAIL_PATH]: () => ({ ...MAILED, min_salary: 1_950_001 }) });
    await userEvent.click(await findButton());
    expect((await pairs())[3]).toContain('Renta mínima: $1.950.001. Faltan $1');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Enviar a Workflow' })).toBeNull();
    expect(bff.callsTo(SEND_PATH)).toEqual([]);
  });

  it('names the co-debtor, whose income counts, and who is not sent', async () => {
    open({ [DETAIL_PATH]: () => ({ ...MAILED, min_salary: 2_600_000, codebtor: CODEBTOR_READ }) });
    await userEvent.click(await findButton());
    const [, second, , , income] = await pairs();
    expect(second).toContain('CodeudorRUT 11.111.111-1. Renta líquida: $650.000Pedro Soto Vera');
    expect(income).toContain('La renta de ambos alcanza.');
    expect(within(await findSheet()).getByText(/^El codeudor no se envía a Workflow/)).toBeVisible();
  });

  it('warns of a rejected simulation', async () => {
    open({ [DETAIL_PATH]: () => ({ ...MAILED, estado_description: 'Rechazada' }) });
    await userEvent.click(await findButton());
    expect(within(await findSheet()).getByText(/^Esta simulación está en estado/)).toHaveTextContent(
      'Esta simulación está en estado Rechazada. Envíela solo si de todos modos debe llegar a Workflow.',
    );
  });

  it('is not shown for a send that stopped, which was confirmed before; what was done is in the history', async () => {
    const bff = open({
      [DETAIL_PATH]: () => ({ ...MAILED, workflow: { ...SENDING, state: 'stopped' } }),
      [PROGRESS_PATH]: () => refusal(503, {}),
      [SEND_PATH]: () => ({ request: 70_001, application: DETAIL.uuid }),
    });
    await userEvent.click(await findButton());
    await screen.findByText(/solicitud nº70001/);
    expect(bff.callsTo(SEND_PATH)).toHaveLength(1);
    await waitFor(() => expect(bff.callsTo(HISTORY_PATH)).toHaveLength(2));
  });
});

describe('obstacles to a send', () => {
  it.each([
    [409, 'Ya existe un participante con el mismo correo pero distinto RUT.'],
    [400, 'No fue enviado el PDF de la simulación al cliente.'],
  ])('are said: %d %s', async (status, detail) => {
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

  it('waits for a refused address to be corrected', async () => {
    const refused = { ...MAILED, mailed_at: null, mail_refused_at: '2026-11-20T15:01:00.000Z' };
    openSendable({ [DETAIL_PATH]: () => refused });
    expect(await findSendButton()).toBeDisabled();
    expect(screen.getByText(/Corrija el correo y reenvíe la simulación\.$/)).toBeVisible();
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
