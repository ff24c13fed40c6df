/** The dashboard while its figures are loading, outdated or unavailable. */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import type { DayCount } from './counts.ts';
import {
  COUNT_PATH,
  PER_DAY_PATH,
  TODAY,
  YESTERDAY,
  countsAnswer,
  SOME_COUNTS,
  openDashboard,
  countedFigures,
} from '../../testing/dashboard.ts';

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

  it('counts although the days failed to load, and requests them again', async () => {
    let isAway = true;
    openDashboard(SOME_COUNTS, {
      [PER_DAY_PATH]: () =>
        isAway ? refusal(503, {}) : [YESTERDAY, TODAY].map((day) => ({ day, count: 3 })),
    });
    expect(await screen.findByText('No pudimos cargar las simulaciones por día.')).toBeVisible();
    expect(screen.getByText('1.244')).toBeVisible();
    isAway = false;
    const again = screen.getByRole('button', { name: 'Reintentar' });
    await userEvent.click(again);
    expect(await screen.findByRole('img', { name: /Simulaciones por día/ })).toBeVisible();
  });
});
