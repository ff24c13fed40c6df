/** The dashboard with its counts, for component tests. */
import { screen } from '@testing-library/react';
import { RESOLUTIONS, STATES } from '@simulador/contracts/office/states';
import { addDays, santiagoDate } from '@simulador/contracts/platform/dates';
import { inOfficeAs } from './office.ts';
import { openApp } from './open-app.tsx';
import { type Answers, type FakeBff } from './simulator/fake-bff.ts';
import type { Counts } from '../office/dashboard/counts.ts';

export const COUNT_PATH = '/simulations/api/simulations/count';
export const PER_DAY_PATH = '/api/simulador/por_dia';
export const TODAY = santiagoDate(new Date());
export const YESTERDAY = addDays(TODAY, -1);

/** Returns an answer with these counts, by the ids of the resolutions. */
export function countsAnswer(
  byResolution: Readonly<Record<number, number>>,
  retired: readonly number[] = [],
): Counts {
  const resolutions = RESOLUTIONS.map(({ id, description, state, dashboardOrder }) => ({
    id,
    description,
    id_estado: state,
    order_dashboard: dashboardOrder,
    count: byResolution[id] ?? 0,
    vigente: !retired.includes(id),
  }));
  const countOf = (state: number): number =>
    resolutions.reduce((sum, each) => (each.id_estado === state ? sum + each.count : sum), 0);
  return {
    counts_resoluciones: resolutions,
    counts_estados: STATES.map(({ id, description, dashboardOrder }) => ({
      id,
      description,
      order_dashboard: dashboardOrder,
      count: countOf(id),
    })),
    total_count_estados: resolutions.reduce((sum, { count }) => sum + count, 0),
  };
}

export const SOME_COUNTS = countsAnswer({ 1: 1200, 2: 31, 6: 4, 7: 9 });
export const openDashboard = (
  counted: Counts = SOME_COUNTS,
  answers: Answers = {},
  address = '/dashboard',
): FakeBff => {
  const bff = inOfficeAs('executiverole', {
    [COUNT_PATH]: () => counted,
    [PER_DAY_PATH]: () => [
      { day: YESTERDAY, count: 7 },
      { day: TODAY, count: 2 },
    ],
    ...answers,
  });
  openApp(address);
  return bff;
};
/** Returns the element that holds all counts. */
export const countedFigures = () =>
  screen.getByRole('heading', { name: 'Total de simulaciones' }).closest('[aria-busy]');
export const findDetailsLink = (of: string) => screen.findByRole('link', { name: `Ver detalles ${of}` });
