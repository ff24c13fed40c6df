import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  COUNT_PATH,
  openDashboard,
  PER_DAY_PATH,
  SOME_COUNTS,
  TODAY,
  YESTERDAY,
  countsAnswer,
  countedFigures,
} from '../../testing/dashboard.ts';
import { DISABLED_PATH, inOfficeAs } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { type Answers, refusal } from '../../testing/simulator/fake-bff.ts';
import type { DayCount } from './counts.ts';

const FORMER = {
  uuid: '0d0c8f6e-3d58-4a5b-9a0e-5a5b1f9d2e03',
  id: 31,
  full_name: 'Rodrigo Vera',
  reassignable: 1240,
};

const openAsAdmin = (answers: Answers = {}) => {
  const bff = inOfficeAs('adminrole', {
    [COUNT_PATH]: () => SOME_COUNTS,
    [PER_DAY_PATH]: () => [{ day: TODAY, count: 2 }],
    [DISABLED_PATH]: () => [FORMER],
    ...answers,
  });
  openApp('/dashboard');
  return bff;
};
describe('a disabled executive in the overview', () => {
  it('is marked, and leads to their simulations of any day', async () => {
    openAsAdmin();
    const link = await screen.findByRole('link', { name: '1.240 simulaciones por reasignar' });
    expect(link).toHaveAttribute('href', '/listado?days=3650&commercial=31');
  });
});

const PATH = '/api/simulador/puesta_en_marcha';
const UF = 'Falta la UF del 26-11-2026.';
const openMissing = (...answers: (string | null)[]) =>
  openAsAdmin({
    [PATH]: () => [
      { name: 'uf', missing: answers.length > 1 ? answers.shift() : answers[0] },
      { name: 'administrators', missing: null },
    ],
  });

it('the administrator sees what is missing, and where it is added', async () => {
  openMissing(UF);
  const list = await screen.findByRole('region', { name: 'Puesta en marcha' });
  expect(within(list).getByText('Listos 1 de 2.')).toBeVisible();
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(`UF de hoy${UF}`);
  expect(within(list).getByRole('link')).toHaveAttribute('href', '/tarifas/mantenedores?tabla=uf');
});

it('a step that was completed elsewhere is done as soon as the administrator returns', async () => {
  openMissing(UF, null);
  await userEvent.click(await screen.findByRole('link', { name: 'Agregar la UF' }));
  await screen.findByRole('heading', { name: 'Mantenedores' });
  await userEvent.click(screen.getByRole('link', { name: 'Vista general' }));
  await screen.findByText('1.244');
  await waitFor(() => expect(screen.queryByText('Puesta en marcha')).toBeNull());
});

it('nothing is shown when nothing is missing', async () => {
  const bff = openMissing(null);
  await screen.findByText('1.244');
  expect(bff.callsTo(PATH)).toHaveLength(1);
  expect(screen.queryByText('Puesta en marcha')).toBeNull();
});

it('others are asked neither for it nor for disabled executives', async () => {
  const bff = openDashboard();
  await screen.findByText('1.244');
  expect([...bff.callsTo(PATH), ...bff.callsTo(DISABLED_PATH)]).toEqual([]);
});

describe('the overview', () => {
  it('marks the figures as busy until the days are there too', async () => {
    let answerDays: (days: readonly DayCount[]) => void = () => undefined;
    const days = new Promise<readonly DayCount[]>((resolve) => (answerDays = resolve));
    openDashboard(SOME_COUNTS, {
      [PER_DAY_PATH]: ({ query }) =>
        query['time_period'] === '91' ? days : [YESTERDAY, TODAY].map((day) => ({ day, count: 3 })),
      [COUNT_PATH]: ({ query }) => (query['time_period'] === '91' ? countsAnswer({ 1: 2000 }) : SOME_COUNTS),
    });
    await waitFor(() => expect(countedFigures()).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(screen.getByRole('radio', { name: '3 meses' }));
    await screen.findAllByText('2.000');
    expect(countedFigures()).toHaveAttribute('aria-busy', 'true');
    answerDays([YESTERDAY, TODAY].map((day) => ({ day, count: 1000 })));
    await waitFor(() => expect(countedFigures()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByRole('img', { name: /con 1\.000/ })).toBeVisible();
  });

  it.each([COUNT_PATH, PER_DAY_PATH])('says that its figures may be old: %s', async (path) => {
    let isAway = false;
    const answers: Answers = {
      [COUNT_PATH]: () => SOME_COUNTS,
      [PER_DAY_PATH]: () => [{ day: TODAY, count: 2 }],
    };
    const answer = answers[path];
    openDashboard(SOME_COUNTS, {
      ...answers,
      [path]: (call) => (isAway ? refusal(503, {}) : answer?.(call)),
    });
    await waitFor(() => expect(countedFigures()).toHaveAttribute('aria-busy', 'false'));
    isAway = true;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/pueden no estar al día/)).toBeVisible();
    expect(screen.getByText('1.244')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/pueden no estar al día/)).toBeNull());
  });

  it('counts although the days failed to load', async () => {
    openDashboard(SOME_COUNTS, { [PER_DAY_PATH]: () => refusal(503, {}) });
    expect(await screen.findByText('No pudimos cargar las simulaciones por día.')).toBeVisible();
    expect(screen.getByText('1.244')).toBeVisible();
  });
});
