import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  commentOf,
  COMMENTS_PATH,
  DETAIL,
  DETAIL_PATH,
  findDetail,
  openDetail,
} from '../../testing/detail.tsx';
import { type Answers, refusal } from '../../testing/simulator/fake-bff.ts';

const FLOW_PATH = `/api/simulador/envios/${DETAIL.uuid}`;
const CANCEL_PATH = `${FLOW_PATH}/cancelar`;
const FLOW = {
  simulation: DETAIL.uuid,
  state: 'stopped',
  step: 6,
  steps: 9,
  name: 'Registrar los datos del crédito',
  request: null,
  application: '0d8f3c0e-1f6b-4c53-9d2e-0c6a3d5f7b11',
  sent_at: null,
  sent_by: 'Elena Díaz',
  next_try_at: '2026-11-20T15:10:00.000Z',
  since: '2026-11-20T15:04:00.000Z',
  detail: 'No es posible enviar la simulación en este momento.',
  reason: 'El workflow no respondió, o respondió con un error.',
  attempt: 3,
  failure: { operation: 'CreditGeneralData', outcome: 'failed', status: 503 },
};
const REFUSED = {
  ...FLOW,
  state: 'refused',
  next_try_at: null,
  reason: 'En Workflow ya existe un participante con el mismo correo pero distinto RUT.',
  failure: { operation: 'PartakerExtended', outcome: 'refused', status: 400, code: 'email_taken' },
};

const readIn = (state: string, changed: object = {}): object => ({
  ...DETAIL,
  mailed_at: '2026-11-20T15:01:00.000Z',
  workflow: { state, step: 6, request: null, sent_at: null, sent_by: 'Elena Díaz', reason: null },
  ...changed,
});
const open = (role: Parameters<typeof openDetail>[0], answers: Answers = {}) =>
  openDetail(role, { [DETAIL_PATH]: () => readIn('stopped'), [FLOW_PATH]: () => FLOW, ...answers });
const findText = async (text: RegExp | string) => within(await findDetail()).findByText(text);

describe('a stopped send', () => {
  it('says in the detail where, why and when it is tried next, and locks what would be sent', async () => {
    open('executiverole', { [COMMENTS_PATH]: () => [commentOf(1)] });
    expect(await findText(`Envío detenido en el paso 6 de 9: ${FLOW.reason}`)).toBeVisible();
    expect(await findText('20-11-2026, 12:10')).toBeVisible();
    expect(await findText('3 intentos. Para el soporte de Workflow: CreditGeneralData 503')).toBeVisible();
    expect(await findText('Un administrador puede cancelar el envío.')).toBeVisible();
    const detail = within(await findDetail());
    expect(detail.queryByRole('button', { name: 'Cancelar el envío' })).toBeNull();
    expect(await detail.findByLabelText('Estado')).toBeDisabled();
    expect(detail.getByText(/^Su envío a Workflow está detenido: no se puede modificar/)).toBeVisible();
    expect(detail.getByText(/^Hasta que termine su envío a Workflow no se agregan/)).toBeVisible();
    expect(await detail.findByRole('button', { name: /^Destacar/ })).toBeEnabled();
    expect(detail.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
  });

  it('is shown as sent where an automatic try ended after the simulation was read', async () => {
    let isSent = false;
    open('executiverole', {
      [DETAIL_PATH]: () =>
        isSent
          ? readIn('done', {
              workflow: {
                state: 'done',
                step: 9,
                request: 70_012,
                sent_at: '2026-11-20T15:20:00.000Z',
                sent_by: 'Elena Díaz',
                reason: null,
              },
            })
          : readIn('stopped'),
      [FLOW_PATH]: () => {
        isSent = true;
        return { ...FLOW, state: 'done', request: 70_012, next_try_at: null };
      },
    });
    expect(await findText('Solicitud nº70012')).toBeVisible();
    expect(within(await findDetail()).queryByText(/No se envió a Workflow/)).toBeNull();
  });

  it('is cancelled by the administrator, who can change the simulation again', async () => {
    let isCancelled = false;
    const bff = open('adminrole', {
      [DETAIL_PATH]: () => readIn(isCancelled ? 'refused' : 'stopped'),
      [FLOW_PATH]: () => (isCancelled ? REFUSED : FLOW),
      [CANCEL_PATH]: () => {
        isCancelled = true;
        return REFUSED;
      },
    });
    await userEvent.click(
      await within(await findDetail()).findByRole('button', { name: 'Cancelar el envío' }),
    );
    expect(
      await screen.findByText('El envío fue cancelado: la simulación se puede modificar.'),
    ).toBeVisible();
    expect(await findText(/^No se envió a Workflow: quedó en el paso 6 de 9\./)).toBeVisible();
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

  it('is reported as unknown if it could not be read', async () => {
    open('executiverole', { [FLOW_PATH]: () => refusal(503, {}) });
    expect(await findText(/^No pudimos cargar el estado del envío/)).toBeVisible();
  });
});

describe('a send that ended', () => {
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

  it('by a refusal leaves its step, reason, time, sender and application, and locks nothing', async () => {
    open('executiverole', { [DETAIL_PATH]: () => readIn('refused'), [FLOW_PATH]: () => REFUSED });
    expect(await findText(/^No se envió a Workflow: quedó en el paso 6 de 9\./)).toBeVisible();
    expect(await findText(/20-11-2026, 12:04\. Lo envió Elena Díaz\./)).toBeVisible();
    expect(await findText(REFUSED.reason)).toBeVisible();
    expect(await findText(`Solicitud que quedó en Workflow: ${FLOW.application}`)).toBeVisible();
    expect(await findDetail()).not.toHaveTextContent(/PartakerExtended|email_taken/);
    expect(await within(await findDetail()).findByLabelText('Estado')).toBeEnabled();
  });
});
