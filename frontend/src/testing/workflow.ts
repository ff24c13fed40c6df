/** Sends to the workflow, for component tests. */
import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL, DETAIL_PATH, findDetail, openDetail } from './detail.tsx';
import { type Answers } from './simulator/fake-bff.ts';

export const SEND_PATH = '/api/application/Sim2Wf';
export const PROGRESS_PATH = `/api/simulador/envios/${DETAIL.uuid}`;
export const NOT_POSSIBLE_NOW = 'No es posible enviar la simulación en este momento.';
export const MAILED = { ...DETAIL, mailed_at: '2026-11-20T15:01:00.000Z' };

export const progressOf = (changed: object = {}) => ({
  ...{ simulation: DETAIL.uuid, state: 'running', step: 3, steps: 9, name: 'Registrar la propiedad' },
  ...{ request: null, detail: null, ...changed },
});
type Role = Parameters<typeof openDetail>[0];
export const openSendable = (answers: Answers = {}, role: Role = 'executiverole') =>
  openDetail(role, { [DETAIL_PATH]: () => MAILED, ...answers });
export const findSendButton = async () =>
  within(await findDetail()).findByRole('button', { name: 'Enviar a Workflow' });
const findSendDialog = () => screen.findByRole('dialog', { name: 'Enviar a Workflow' });
export const confirmSend = async () => {
  await userEvent.click(await findSendButton());
  await userEvent.click(within(await findSendDialog()).getByRole('button', { name: 'Enviar' }));
};
export const findSendFailure = () => screen.findByRole('dialog', { name: 'Error al enviar la simulación' });

/** Advances the clock by the pause between look-ups, `times` times. */
export const waitForLookUps = async (times = 1): Promise<void> => {
  for (let done = 0; done < times; done += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
};

/** Returns a response that the test sends later. */
export function pendingResponse() {
  let answer: (value: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => (answer = resolve));
  return { promise, answer };
}
