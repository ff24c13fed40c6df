import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commentOf, DETAIL, DETAIL_PATH, findDetail, openDetail } from '../../testing/detail.tsx';
import { confirmSend, findSendFailure, SEND_PATH } from '../../testing/workflow.ts';
import { commentServer } from '../../testing/comments.ts';
import { type Answers, refusal } from '../../testing/simulator/fake-bff.ts';

const CANCEL_PATH = `/api/simulador/envios/${DETAIL.uuid}/cancelar`;
const REASON = 'El workflow no respondió, o respondió con un error.';

const readIn = (state: string, changed: object = {}): object => ({
  ...DETAIL,
  mailed_at: '2026-11-20T15:01:00.000Z',
  workflow: { state, step: 6, request: null, sent_at: null, sent_by: 'Elena Díaz', reason: REASON },
  ...changed,
});
const open = (role: Parameters<typeof openDetail>[0], answers: Answers = {}) =>
  openDetail(role, { [DETAIL_PATH]: () => readIn('stopped'), ...answers });
const findText = async (text: RegExp | string) => within(await findDetail()).findByText(text);

describe('a stopped send', () => {
  it('says where and why, is sent again there, and locks what would be sent', async () => {
    open('executiverole', {
      ...commentServer(commentOf(1)),
      [DETAIL_PATH]: () => readIn('stopped'),
    });
    expect(
      await findText(`Envío detenido en el paso 6 de 9: ${REASON} Se vuelve a intentar solo.`),
    ).toBeVisible();
    expect(await findText('Un administrador puede cancelar el envío.')).toBeVisible();
    const detail = within(await findDetail());
    expect(detail.getAllByRole('button', { name: 'Enviar a Workflow' })).toHaveLength(1);
    expect(detail.queryByRole('button', { name: 'Cancelar el envío' })).toBeNull();
    expect(await detail.findByLabelText('Estado')).toBeDisabled();
    expect(detail.getByText(/^Su envío a Workflow está detenido: no se puede modificar/)).toBeVisible();
    expect(await detail.findByRole('button', { name: /^Destacar/ })).toBeEnabled();
    expect(detail.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
  });

  it('is cancelled by the administrator, who can change the simulation again', async () => {
    let isCancelled = false;
    const bff = open('adminrole', {
      [DETAIL_PATH]: () => readIn(isCancelled ? 'refused' : 'stopped'),
      [CANCEL_PATH]: () => {
        isCancelled = true;
        return {};
      },
    });
    await userEvent.click(
      await within(await findDetail()).findByRole('button', { name: 'Cancelar el envío' }),
    );
    expect(
      await screen.findByText('El envío fue cancelado: la simulación se puede modificar.'),
    ).toBeVisible();
    expect(await findText(`El envío no entró. ${REASON}`)).toBeVisible();
    expect(await within(await findDetail()).findByLabelText('Estado')).toBeEnabled();
    expect(bff.callsTo(CANCEL_PATH)).toHaveLength(1);
  });

  it('says why it could not be cancelled', async () => {
    const detail = 'Este envío se está reintentando en este momento. Vuelva a cancelarlo en unos segundos.';
    open('adminrole', { [CANCEL_PATH]: () => refusal(409, { detail }) });
    await userEvent.click(
      await within(await findDetail()).findByRole('button', { name: 'Cancelar el envío' }),
    );
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

describe('a send that ended', () => {
  it.each([{ is_email_refused: true }, { is_email_refused: false }])(
    'by a refusal shows its result, with %j',
    async (changed) => {
      let isRefused = false;
      const { workflow } = readIn('refused') as { workflow: object };
      open('executiverole', {
        [DETAIL_PATH]: () => readIn('refused', { workflow: isRefused ? { ...workflow, ...changed } : null }),
        [SEND_PATH]: () => {
          isRefused = true;
          return refusal(409, { detail: REASON });
        },
      });
      await confirmSend();
      expect(await findText(`El envío no entró. ${REASON}`)).toBeVisible();
      expect(within(await findSendFailure()).getByText(REASON)).toBeVisible();
    },
  );

  it('leaves the request’s number, its date and its sender in the detail', async () => {
    const workflow = {
      state: 'done',
      step: 9,
      request: 70_001,
      sent_at: '2026-11-20T15:04:00.000Z',
      sent_by: 'Elena Díaz',
    };
    open('executiverole', { [DETAIL_PATH]: () => readIn('done', { enviado_a_finnflow: true, workflow }) });
    expect((await findText('Solicitud nº70001')).parentElement).toHaveTextContent(
      'Solicitud nº70001 en Workflow, enviada el 20-11-2026 a las 12:04 por Elena Díaz',
    );
  });

  it('by a refusal says why, is sent again there, and locks nothing', async () => {
    open('executiverole', { [DETAIL_PATH]: () => readIn('refused') });
    expect(await findText(`El envío no entró. ${REASON}`)).toBeVisible();
    const detail = within(await findDetail());
    expect(detail.getAllByRole('button', { name: 'Enviar a Workflow' })).toHaveLength(1);
    expect(await detail.findByLabelText('Estado')).toBeEnabled();
  });
});
