import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL, DETAIL_PATH, findDetail, openDetail, reloadDetail } from '../../testing/detail.ts';
import { GROUPS_PATH } from '../../testing/office.ts';
import { type Answers, refusal } from '../../testing/simulator/fake-bff.ts';

const SEND_PATH = '/api/application/Sim2Wf';
const PROGRESS_PATH = `/api/simulador/envios/${DETAIL.uuid}`;
const NOT_POSSIBLE_NOW = 'No es posible enviar la simulación en este momento.';
const MAILED = { ...DETAIL, mailed_at: '2026-11-20T15:01:00.000Z' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

const progressOf = (changed: object = {}) => ({
  ...{ simulation: DETAIL.uuid, state: 'running', step: 3, steps: 9, name: 'Registrar la propiedad' },
  ...{ request: null, detail: null, ...changed },
});
type Role = Parameters<typeof openDetail>[0];
const open = (answers: Answers = {}, role: Role = 'executiverole') =>
  openDetail(role, { [DETAIL_PATH]: () => MAILED, ...answers });
const findButton = async () => within(await findDetail()).findByRole('button', { name: 'Enviar a Workflow' });
const findSheet = () => screen.findByRole('dialog', { name: 'Enviar a Workflow' });
const press = async () => {
  await userEvent.click(await findButton());
  await userEvent.click(within(await findSheet()).getByRole('button', { name: 'Enviar' }));
};
const findFailure = () => screen.findByRole('dialog', { name: 'Error al enviar la simulación' });

/** Advances the clock by the pause between look-ups, `times` times. */
const look = async (times = 1): Promise<void> => {
  for (let done = 0; done < times; done += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
};

/** A response that the test sends later. */
function held() {
  let answer: (value: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => (answer = resolve));
  return { promise, answer };
}

describe('sending to the workflow', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });

  it('ends with the number of the request, and the simulation is locked', async () => {
    let isSent = false;
    const bff = open({
      [DETAIL_PATH]: () => ({ ...MAILED, enviado_a_finnflow: isSent }),
      [SEND_PATH]: () => {
        isSent = true;
        return { request: 70_001, application: DETAIL.uuid };
      },
    });
    await press();
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
    const { promise, answer } = held();
    const progress = held();
    const bff = open({ [SEND_PATH]: () => promise, [PROGRESS_PATH]: () => progress.promise });
    await press();
    const button = await within(await findDetail()).findByRole('button', { name: 'Enviando…' });
    await userEvent.click(button);
    expect(screen.getByText('Paso 1 de 9')).toBeVisible();
    progress.answer(progressOf());
    await look();
    expect(await screen.findByText('Paso 3 de 9: Registrar la propiedad')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Envío a Workflow' })).toHaveValue(2);
    answer({ request: 70_001, application: DETAIL.uuid });
    expect(await screen.findByText(/solicitud nº70001/)).toBeVisible();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(1);
  });

  it('that takes longer than a person waits is followed to its end', async () => {
    const looks = [progressOf(), progressOf({ state: 'done', step: 9, request: 70_002 })];
    open({
      [SEND_PATH]: () => Response.json(progressOf(), { status: 202 }),
      [PROGRESS_PATH]: () => looks.shift(),
    });
    await press();
    await look(2);
    expect(await screen.findByText(/solicitud nº70002/)).toBeVisible();
  });

  it('goes on where nobody can say how far it is, before and after its answer', async () => {
    const looks = [
      () => refusal(503, { detail: 'Vuelva más tarde.' }),
      () => progressOf({ state: 'done', request: 70_004 }),
    ];
    let progress = () => refusal(404, { detail: 'Esta simulación no se ha enviado a Workflow.' }) as unknown;
    const { promise, answer } = held();
    const bff = open({ [SEND_PATH]: () => promise, [PROGRESS_PATH]: () => progress() });
    await press();
    await look();
    expect(bff.callsTo(PROGRESS_PATH)).not.toHaveLength(0);
    progress = () => looks.shift()?.();
    answer(Response.json(progressOf(), { status: 202 }));
    await look(3);
    expect(await screen.findByText(/solicitud nº70004/)).toBeVisible();
    expect(screen.queryByText('Error al enviar la simulación')).toBeNull();
  });

  it('that goes on from where it stopped has not ended there', async () => {
    let progress = progressOf({ state: 'stopped' });
    const { promise, answer } = held();
    const bff = open({ [SEND_PATH]: () => promise, [PROGRESS_PATH]: () => progress });
    await press();
    await look();
    expect(bff.callsTo(PROGRESS_PATH)).not.toHaveLength(0);
    progress = progressOf({ state: 'done', request: 70_005 });
    answer(Response.json(progressOf(), { status: 202 }));
    await look(2);
    expect(await screen.findByText(/solicitud nº70005/)).toBeVisible();
  });

  it.each([
    ['is lost on the way', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['takes too long for the proxy', () => refusal(504, {})],
  ])('whose answer %s has not ended, and is followed to its end', async (_, answer) => {
    let progress = progressOf();
    const bff = open({ [SEND_PATH]: answer, [PROGRESS_PATH]: () => progress });
    await press();
    await look();
    expect(await screen.findByText('Paso 3 de 9: Registrar la propiedad')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Error al enviar la simulación' })).toBeNull();
    progress = progressOf({ state: 'done', request: 70_006 });
    await look();
    expect(await screen.findByText(/solicitud nº70006/)).toBeVisible();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(1);
  });

  it('without a connection is reported within seconds, and is sent again by Reintentar', async () => {
    let isAway = true;
    const answer = (): unknown =>
      isAway
        ? Promise.reject(new TypeError('Failed to fetch'))
        : { request: 70_009, application: DETAIL.uuid };
    const bff = open({ [SEND_PATH]: answer, [PROGRESS_PATH]: answer });
    await press();
    await look(3);
    expect(await within(await findDetail()).findByText(/^No pudimos conectarnos/)).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/solicitud nº70009/)).toBeVisible();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(2);
  });

  it('that the browser knows to be offline says so immediately, and a retry keeps the focus on its button', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const bff = open({ [SEND_PATH]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await press();
    await screen.findByRole('button', { name: 'Reintentar' });
    expect(bff.callsTo(PROGRESS_PATH)).toHaveLength(0);
    isOnline.mockReturnValue(true);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByRole('button', { name: 'Enviando…' })).toHaveFocus();
  });

  it('is followed again after a reload', async () => {
    const done = progressOf({ state: 'done', request: 70_008 });
    const bff = open({ [SEND_PATH]: () => new Promise(() => undefined), [PROGRESS_PATH]: () => done });
    await press();
    reloadDetail();
    await screen.findByRole('button', { name: 'Enviando…' });
    await look();
    expect(await screen.findByText(/solicitud nº70008/)).toBeVisible();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(1);
  });

  it('sees its outcome although the detail was closed before', async () => {
    const { promise, answer } = held();
    open({
      [SEND_PATH]: () => promise,
      [PROGRESS_PATH]: () => progressOf({ state: 'done', request: 70_007 }),
    });
    await press();
    await screen.findByRole('button', { name: 'Enviando…' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => answer({ request: 70_007, application: DETAIL.uuid }));
    reloadDetail();
    await screen.findByRole('button', { name: 'Enviando…' });
    await look();
    expect(await screen.findByText(/solicitud nº70007/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    reloadDetail();
    expect(await findButton()).toHaveTextContent('Enviar a Workflow');
  });

  it('that never arrived is reported, after a while', async () => {
    const detail = 'Esta simulación no se ha enviado a Workflow.';
    open({
      [SEND_PATH]: () => new Promise(() => undefined),
      [PROGRESS_PATH]: () => refusal(404, { detail }),
    });
    await press();
    reloadDetail();
    await screen.findByRole('button', { name: 'Enviando…' });
    await look(5);
    expect(within(await findFailure()).getByText(detail)).toBeVisible();
  });
});

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
    open({ [SEND_PATH]: () => refusal(status, { detail }) });
    await press();
    const modal = await findFailure();
    expect(within(modal).getByText(detail)).toBeVisible();
    await userEvent.click(within(modal).getByRole('button', { name: 'Aceptar' }));
    expect(await findButton()).toBeEnabled();
  });

  it('says where it stopped, that it goes on by itself, and can be sent again', async () => {
    const bff = open({
      [SEND_PATH]: () => refusal(502, { detail: NOT_POSSIBLE_NOW }),
      [PROGRESS_PATH]: () => progressOf({ state: 'stopped', step: 5, name: 'Registrar la renta' }),
    });
    await press();
    const modal = await findFailure();
    expect(within(modal).getByText(NOT_POSSIBLE_NOW)).toBeVisible();
    expect(modal).toHaveTextContent(
      'Quedó en el paso 5 de 9: Registrar la renta. Se volverá a intentar automáticamente; si la envía otra vez, seguirá desde ahí.',
    );
    await userEvent.keyboard('{Escape}');
    await press();
    await findFailure();
    expect(bff.callsTo(SEND_PATH)).toHaveLength(2);
  });
});

describe('who may send', () => {
  it('waits for the PDF to reach the client', async () => {
    open({ [DETAIL_PATH]: () => ({ ...MAILED, mailed_at: null }) });
    expect(await findButton()).toBeDisabled();
    expect(
      screen.getByText(/^Se podrá enviar a Workflow cuando .* Si no lo recibe, simule de nuevo\.$/),
    ).toBeVisible();
  });

  it.each(['adminrole', 'commercialrole'] as const)('is also %s', async (role) => {
    open({}, role);
    expect(await findButton()).toBeEnabled();
  });
});
