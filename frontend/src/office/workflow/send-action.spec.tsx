import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_WORKFLOW } from '@simulador/contracts/workflow/messages';
import { DETAIL, DETAIL_PATH, findDetail, openDetailOverList, reloadDetail } from '../../testing/detail.tsx';
import { GROUPS_PATH } from '../../testing/office.ts';
import { INFO_PATH, infoOf } from '../../testing/session.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';
import {
  SEND_PATH,
  PROGRESS_PATH,
  MAILED,
  progressOf,
  openSendable,
  findSendButton,
  confirmSend,
  findSendFailure,
  waitForLookUps,
  pendingResponse,
} from '../../testing/workflow.ts';

it('is not offered by an installation without a workflow, which says so', async () => {
  openSendable({ [INFO_PATH]: () => ({ ...infoOf('executiverole'), has_workflow: false }) });
  const detail = within(await findDetail());
  expect(await detail.findByText(NO_WORKFLOW)).toBeVisible();
  expect(detail.queryByRole('button', { name: 'Enviar a Workflow' })).toBeNull();
});

describe('sending to the workflow', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });

  it('ends with the number of the request, and the simulation is locked', async () => {
    let isSent = false;
    const bff = openDetailOverList('executiverole', {
      [DETAIL_PATH]: () => ({ ...MAILED, enviado_a_finnflow: isSent }),
      [SEND_PATH]: () => {
        isSent = true;
        return { request: 70_001, application: DETAIL.uuid };
      },
    });
    await confirmSend();
    const name = 'Tu simulación ha sido enviada correctamente';
    const modal = await screen.findByRole('dialog', { name });
    expect(modal).toHaveTextContent('Se ha creado la solicitud nº70001 en el Workflow Comercial');
    expect(bff.callsTo(SEND_PATH).map(({ body }) => body)).toEqual([{ simulation: DETAIL.uuid }]);
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(screen.queryByRole('dialog', { name })).toBeNull();
    const detail = within(await findDetail());
    expect(await detail.findByText('Fue enviada a Workflow: ya no se puede modificar.')).toBeVisible();
    expect(detail.queryByRole('button', { name: 'Enviar a Workflow' })).toBeNull();
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH)).toHaveLength(2));
  });

  it('shows how far it is while it is under way, and takes no second press', async () => {
    const { promise, answer } = pendingResponse();
    const progress = pendingResponse();
    const bff = openSendable({ [SEND_PATH]: () => promise, [PROGRESS_PATH]: () => progress.promise });
    await confirmSend();
    const button = await within(await findDetail()).findByRole('button', { name: 'Enviando…' });
    await userEvent.click(button);
    expect(screen.getByText('Paso 1 de 9')).toBeVisible();
    progress.answer(progressOf());
    await waitForLookUps();
    expect(await screen.findByText('Paso 3 de 9: Registrar la propiedad')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Envío a Workflow' })).toHaveValue(2);
    answer({ request: 70_001, application: DETAIL.uuid });
    expect(await screen.findByText(/solicitud nº70001/)).toBeVisible();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(1);
  });

  it('is followed to its end where it takes longer than a person waits, also while nobody can say how far it is', async () => {
    const looks = [
      () => refusal(503, { detail: 'Vuelva más tarde.' }),
      () => progressOf({ state: 'done', request: 70_004 }),
    ];
    let progress = () => refusal(404, { detail: 'Esta simulación no se ha enviado a Workflow.' }) as unknown;
    const { promise, answer } = pendingResponse();
    const bff = openSendable({ [SEND_PATH]: () => promise, [PROGRESS_PATH]: () => progress() });
    await confirmSend();
    await waitForLookUps();
    expect(bff.callsTo(PROGRESS_PATH)).not.toHaveLength(0);
    progress = () => looks.shift()?.();
    answer(Response.json(progressOf(), { status: 202 }));
    await waitForLookUps(3);
    expect(await screen.findByText(/solicitud nº70004/)).toBeVisible();
    expect(screen.queryByText('Error al enviar la simulación')).toBeNull();
  });

  it('that goes on from where it stopped has not ended there', async () => {
    let progress = progressOf({ state: 'stopped' });
    const { promise, answer } = pendingResponse();
    const bff = openSendable({ [SEND_PATH]: () => promise, [PROGRESS_PATH]: () => progress });
    await confirmSend();
    await waitForLookUps();
    expect(bff.callsTo(PROGRESS_PATH)).not.toHaveLength(0);
    progress = progressOf({ state: 'done', request: 70_005 });
    answer(Response.json(progressOf(), { status: 202 }));
    await waitForLookUps(2);
    expect(await screen.findByText(/solicitud nº70005/)).toBeVisible();
  });

  it.each([
    ['is lost on the way', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['takes too long for the proxy', () => refusal(504, {})],
  ])('whose answer %s has not ended, and is followed to its end', async (_, answer) => {
    let progress = progressOf();
    const bff = openSendable({ [SEND_PATH]: answer, [PROGRESS_PATH]: () => progress });
    await confirmSend();
    await waitForLookUps();
    expect(await screen.findByText('Paso 3 de 9: Registrar la propiedad')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Error al enviar la simulación' })).toBeNull();
    progress = progressOf({ state: 'done', request: 70_006 });
    await waitForLookUps();
    expect(await screen.findByText(/solicitud nº70006/)).toBeVisible();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(1);
  });

  it('without a connection is reported within seconds, and is sent again by Reintentar', async () => {
    let isAway = true;
    const answer = (): unknown =>
      isAway
        ? Promise.reject(new TypeError('Failed to fetch'))
        : { request: 70_009, application: DETAIL.uuid };
    const bff = openSendable({ [SEND_PATH]: answer, [PROGRESS_PATH]: answer });
    await confirmSend();
    await waitForLookUps(3);
    expect(await within(await findDetail()).findByText(/^No pudimos conectarnos/)).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/solicitud nº70009/)).toBeVisible();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(2);
  });

  it('that the browser knows to be offline says so immediately, and a retry keeps the focus on its button', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const bff = openSendable({ [SEND_PATH]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await confirmSend();
    await screen.findByRole('button', { name: 'Reintentar' });
    expect(bff.callsTo(PROGRESS_PATH)).toHaveLength(0);
    isOnline.mockReturnValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByRole('button', { name: 'Enviando…' })).toHaveFocus();
  });

  it('is followed again after a reload', async () => {
    const done = progressOf({ state: 'done', request: 70_008 });
    const bff = openSendable({
      [SEND_PATH]: () => new Promise(() => undefined),
      [PROGRESS_PATH]: () => done,
    });
    await confirmSend();
    reloadDetail();
    await screen.findByRole('button', { name: 'Enviando…' });
    await waitForLookUps();
    expect(await screen.findByText(/solicitud nº70008/)).toBeVisible();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(1);
  });

  it('sees its outcome although the detail was closed before', async () => {
    const { promise, answer } = pendingResponse();
    openSendable({
      [SEND_PATH]: () => promise,
      [PROGRESS_PATH]: () => progressOf({ state: 'done', request: 70_007 }),
    });
    await confirmSend();
    await screen.findByRole('button', { name: 'Enviando…' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => answer({ request: 70_007, application: DETAIL.uuid }));
    reloadDetail();
    await screen.findByRole('button', { name: 'Enviando…' });
    await waitForLookUps();
    expect(await screen.findByText(/solicitud nº70007/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    reloadDetail();
    expect(await findSendButton()).toHaveTextContent('Enviar a Workflow');
  });

  it('that never arrived is reported, after a while', async () => {
    const detail = 'Esta simulación no se ha enviado a Workflow.';
    openSendable({
      [SEND_PATH]: () => new Promise(() => undefined),
      [PROGRESS_PATH]: () => refusal(404, { detail }),
    });
    await confirmSend();
    reloadDetail();
    await screen.findByRole('button', { name: 'Enviando…' });
    await waitForLookUps(5);
    expect(within(await findSendFailure()).getByText(detail)).toBeVisible();
  });
});
