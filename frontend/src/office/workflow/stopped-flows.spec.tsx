import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_WORKFLOW } from '@simulador/contracts/workflow/messages';
import { isOverList } from '../lists/list-address.ts';
import { INFO_PATH, infoOf } from '../../testing/session.ts';
import { COUNT_PATH, countsAnswer, PER_DAY_PATH } from '../../testing/dashboard.ts';
import { inOfficeAs } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentLocation } from '../../testing/location.tsx';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import type { StoppedFlow } from './stopped-flows.tsx';

const FLOWS_PATH = '/api/simulador/envios';
const STOPPED: StoppedFlow = {
  simulation: '6d7c8f0e-3f35-4d0e-8f4e-6f1d0e5a9b22',
  state: 'stopped',
  step: 5,
  steps: 9,
  name: 'Registrar la renta',
  request: null,
  detail: 'No es posible enviar la simulación en este momento.',
  number: 1042,
  since: '2026-11-20T15:04:00.000Z',
  application: null,
  sent_at: null,
  sent_by: 'Elena Díaz',
  next_try_at: '2026-11-20T15:10:00.000Z',
  reason: 'El workflow no respondió, o respondió con un error.',
  attempt: 2,
  failure: { operation: 'Income', outcome: 'refused', status: 400, code: 'amount' },
};
const REFUSED: readonly StoppedFlow[] = Array.from({ length: 7 }, (_, n) => ({
  ...STOPPED,
  simulation: `6d7c8f0e-3f35-4d0e-8f4e-6f1d0e5a9b4${n}`,
  state: 'refused',
  step: 4,
  name: 'Registrar al participante',
  number: 1050 + n,
  next_try_at: null,
  attempt: null,
  failure: { operation: 'PartakerExtended', outcome: 'refused', status: 400, code: 'email_taken' },
  reason: 'El envío a Workflow fue cancelado.',
  application: '0d8f3c0e-1f6b-4c53-9d2e-0c6a3d5f7b11',
}));
/** Number of refused sends. */
let refusedCount = 0;
const RETRY_PATH = `${FLOWS_PATH}/${STOPPED.simulation}/reintentar`;

beforeEach(() => {
  refusedCount = 0;
});

function openOverview(role: Parameters<typeof inOfficeAs>[0], answers: Answers) {
  const { [FLOWS_PATH]: ofStopped, ...others } = answers;
  const bff = inOfficeAs(role, {
    [COUNT_PATH]: () => countsAnswer({}),
    [PER_DAY_PATH]: () => [],
    ...others,
    ...(ofStopped && {
      [FLOWS_PATH]: (call) =>
        call.query['state'] === 'stopped' ? ofStopped(call) : REFUSED.slice(0, refusedCount),
    }),
  });
  openApp('/dashboard');
  return bff;
}
const findStopped = () => screen.findByRole('region', { name: 'Envíos detenidos' });

describe('what did not get into the workflow', () => {
  it('is shown to the administrator: which, where, why and since when, with the way there', async () => {
    openOverview('adminrole', { [FLOWS_PATH]: () => [STOPPED] });
    const [, row] = within(await findStopped()).getAllByRole('row');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual([
      '5 de 9: Registrar la renta',
      `${STOPPED.reason}2 intentos. Para el soporte de Workflow: 400 amount`,
      '20-11-2026, 12:04',
      '20-11-2026, 12:10',
      'Reintentar el envío de la simulación 1042',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^1042/ }));
    await waitFor(() =>
      expect(currentLocation()).toMatchObject({
        pathname: '/listado',
        search: `?detalle=${STOPPED.simulation}`,
      }),
    );
    expect(isOverList(currentLocation().state)).toBe(false);
  });

  it('is looked for while the administrator is there, and no longer: that would keep the session alive', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const bff = openOverview('adminrole', { [FLOWS_PATH]: () => [STOPPED] });
      const requests = (): number =>
        bff.callsTo(FLOWS_PATH).filter(({ query }) => query['state'] === 'stopped').length;
      await findStopped();
      expect(requests()).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(45_000));
      expect(requests()).toBe(2);
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      const before = requests();
      await act(() => jest.advanceTimersByTimeAsync(600_000));
      expect(requests()).toBe(before);
      fireEvent.keyDown(document.body, { key: 'Shift' });
      await waitFor(() => expect(requests()).toBe(before + 1));
    } finally {
      jest.useRealTimers();
    }
  });

  it('goes on when the administrator says so, and is gone from here', async () => {
    let stopped = [STOPPED];
    const bff = openOverview('adminrole', {
      [FLOWS_PATH]: () => stopped,
      [RETRY_PATH]: () => {
        stopped = [];
        return { ...STOPPED, state: 'running' };
      },
    });
    await userEvent.click(within(await findStopped()).getByRole('button', { name: /^Reintentar/ }));
    expect(await screen.findByText('El envío se está intentando de nuevo.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Envíos detenidos' })).toBeNull();
    expect(bff.callsTo(RETRY_PATH)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leaves the focus with those that are still stopped', async () => {
    const other = { ...STOPPED, number: 1043, simulation: '6d7c8f0e-3f35-4d0e-8f4e-6f1d0e5a9b23' };
    let stopped = [STOPPED, other];
    openOverview('adminrole', {
      [FLOWS_PATH]: () => stopped,
      [RETRY_PATH]: () => {
        stopped = [other];
        return { ...STOPPED, state: 'running' };
      },
    });
    await userEvent.click(within(await findStopped()).getByRole('button', { name: /1042/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /1042/ })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Envíos detenidos' })).toHaveFocus();
  });

  it('is reported as unknown if it could not be read', async () => {
    let isAway = true;
    openOverview('adminrole', { [FLOWS_PATH]: () => (isAway ? refusal(503, {}) : [STOPPED]) });
    expect(await screen.findByText(/^No pudimos cargar los envíos detenidos/)).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await findStopped()).toBeVisible();
  });

  it('says why it could not be tried, and shows it among the refused that it is of by now', async () => {
    const detail = 'Workflow rechazó este envío: no está detenido.';
    let stopped = [STOPPED];
    openOverview('adminrole', {
      [FLOWS_PATH]: () => stopped,
      [RETRY_PATH]: () => {
        stopped = [];
        refusedCount = 1;
        return refusal(409, { detail });
      },
    });
    await userEvent.click(within(await findStopped()).getByRole('button', { name: /^Reintentar/ }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Rechazados 1' })).toBeVisible();
  });

  it.each(['executiverole', 'commercialrole'] as const)('is not requested as %s', async (role) => {
    const bff = openOverview(role, {});
    await screen.findByRole('heading', { level: 1, name: 'Vista general' });
    expect(bff.callsTo(FLOWS_PATH)).toEqual([]);
  });

  it('is listed with the refused sends, which have a sender and no retry', async () => {
    refusedCount = 7;
    openOverview('adminrole', { [FLOWS_PATH]: () => [STOPPED] });
    const region = within(await findStopped());
    expect(region.getByRole('button', { name: 'Detenidos 1' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(region.getByRole('button', { name: 'Rechazados 7' }));
    const [, row] = region.getAllByRole('row');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual([
      '4 de 9: Registrar al participante',
      'El envío a Workflow fue cancelado.',
      '20-11-2026, 12:04',
      'Elena Díaz',
      '',
    ]);
    expect(region.getAllByRole('row')).toHaveLength(6);
    await userEvent.click(region.getByRole('button', { name: 'Ver los 7' }));
    expect(region.getAllByRole('row')).toHaveLength(8);
    expect(region.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  });

  it('is what was refused where nothing stopped', async () => {
    refusedCount = 1;
    openOverview('adminrole', { [FLOWS_PATH]: () => [] });
    const region = within(await findStopped());
    expect(region.getByRole('button', { name: 'Rechazados 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('can’t be retried by an installation without a workflow, which says so', async () => {
    openOverview('adminrole', {
      [FLOWS_PATH]: () => [STOPPED],
      [INFO_PATH]: () => ({ ...infoOf('adminrole'), has_workflow: false }),
    });
    const region = within(await findStopped());
    expect(region.getByText(NO_WORKFLOW)).toBeVisible();
    expect(region.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  });

  it('takes no room where nothing stopped', async () => {
    openOverview('adminrole', { [FLOWS_PATH]: () => [] });
    await screen.findByRole('heading', { level: 1, name: 'Vista general' });
    expect(screen.queryByText('Envíos detenidos')).toBeNull();
  });
});
