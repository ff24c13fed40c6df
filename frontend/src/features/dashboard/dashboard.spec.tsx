import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RESOLUTIONS, STATES } from '@simulador/contracts/data/states';
import { addDays, santiagoDate } from '@simulador/contracts/domain/dates';
import { formatDate } from '@simulador/contracts/domain/format';
import { clearSession } from '#shared/session/session-state.ts';
import { inOfficeAs } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { goInHistory, place } from '../../testing/place.tsx';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import type { Counts, DayCount } from './counts.ts';

const COUNT_PATH = '/simulations/api/simulations/count';
const PER_DAY_PATH = '/api/simulador/por_dia';
const TODAY = santiagoDate(new Date());
const YESTERDAY = addDays(TODAY, -1);

/** Returns an answer with these counts, by the ids of the resolutions. */
function counts(byResolution: Readonly<Record<number, number>>, retired: readonly number[] = []): Counts {
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

const SOME = counts({ 1: 1200, 2: 31, 6: 4, 7: 9 });
const open = (counted: Counts = SOME, answers: Answers = {}, address = '/dashboard'): FakeBff => {
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
const figures = () => screen.getByRole('heading', { name: 'Total de simulaciones' }).closest('[aria-busy]');
const details = (of: string) => screen.findByRole('link', { name: `Ver detalles ${of}` });

describe('the overview', () => {
  beforeEach(() => clearSession());

  it('counts all simulations and those of each state, in their order', async () => {
    const bff = open();
    expect(await screen.findByText('1.244')).toBeVisible();
    const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(cards).toEqual([
      'Total de simulaciones',
      ...['Ingresada', 'En evaluación', 'Aprobada', 'Rechazada', 'Resoluciones de contacto'],
    ]);
    expect(screen.getByText('96 % del total')).toBeVisible();
    expect(bff.callsTo(COUNT_PATH)[0]?.query).toEqual({ time_period: '31' });
  });

  it('leads to the list of a state, on the same days', async () => {
    open(SOME, {}, '/dashboard?days=91&from=x&page=3');
    await userEvent.click(await details('de Aprobada'));
    await waitFor(() => expect(place()).toMatchObject({ pathname: '/listado' }));
    expect(place().search).toBe('?days=91&requestStatus=3');
    await goInHistory(-1);
    expect(place()).toMatchObject({ pathname: '/dashboard', search: '?days=91' });
  });

  it('has the focus after each way to it but the loading of the page', async () => {
    open();
    const link = await details('del total');
    expect(document.body).toHaveFocus();
    await userEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Resumen de operaciones' });
    expect(screen.getByRole('main')).toHaveFocus();
    await goInHistory(-1);
    await screen.findByRole('heading', { level: 1, name: 'Vista general' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the focus in its content where what had it counts nothing any more', async () => {
    let counted = SOME;
    open(SOME, { [COUNT_PATH]: () => counted });
    (await details('de Aprobada')).focus();
    counted = counts({ 1: 1200 });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Ver detalles de Aprobada' })).toBeDisabled();
  });

  it('leads to the list of a resolution, with its state', async () => {
    open();
    await userEvent.click(await details('de Cliente no califica'));
    await waitFor(() => expect(place().search).toBe('?requestStatus=4&requestResolution=7'));
  });

  it('offers the spreadsheet of each card, but of none that counts nothing', async () => {
    open(counts({ 1: 3 }), {}, '/dashboard?days=91');
    await details('de Ingresada');
    const download = (of: string) => screen.getByRole('button', { name: `Descargar Excel ${of}` });
    expect(download('del total')).toBeEnabled();
    expect(download('de Ingresada')).toBeEnabled();
    expect(download('de Aprobada')).toBeDisabled();
  });

  it('leads nowhere where there is nothing', async () => {
    open(counts({ 1: 3 }));
    expect(await screen.findByRole('button', { name: 'Ver detalles de Aprobada' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Ver detalles de Aprobada' })).toBeNull();
    expect(screen.getByText('No existen simulaciones aprobadas.')).toBeVisible();
    expect(screen.getByText('No existen simulaciones rechazadas.')).toBeVisible();
  });

  it('shows the resolutions of the approved and the rejected, each with its count', async () => {
    open();
    const rejected = within(await screen.findByRole('region', { name: /Rechazadas/ }));
    const rows = rejected.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Cliente no califica9Ver detalles de Cliente no califica',
      'Rechaza Propuesta0Ver detalles de Rechaza Propuesta',
    ]);
    expect(screen.queryByText('Mejores condiciones')).toBeNull();
  });

  it('shows a resolution that is not in force only as long as simulations have it', async () => {
    open(counts({ 6: 1, 7: 9 }, [6, 8]));
    expect(await details('de Aprobada sin condiciones')).toBeVisible();
    expect(screen.queryByText('Rechaza Propuesta')).toBeNull();
  });

  it('shows what came of contacts, where the bank works by contact states', async () => {
    const contact = { id_estado: 102, order_dashboard: 2, vigente: true };
    open({
      total_count_estados: 5,
      counts_estados: [
        { id: 101, description: 'No contactado', count: 3, order_dashboard: 1 },
        { id: 102, description: 'Aceptado', count: 2, order_dashboard: 2 },
        { id: 103, description: 'Rechazado', count: 0, order_dashboard: 3 },
      ],
      counts_resoluciones: [{ ...contact, id: 105, description: 'Cotización', count: 2 }],
    });
    const approved = within(await screen.findByRole('region', { name: /Aprobadas/ }));
    expect(approved.getByText('Cotización')).toBeVisible();
    expect(screen.getByText('No existen simulaciones rechazadas.')).toBeVisible();
  });

  it('draws the days as its table lists them', async () => {
    open();
    const chart = await screen.findByRole('img', { name: /Simulaciones por día/ });
    expect(chart).toHaveAccessibleName(expect.stringContaining(`fue el ${formatDate(YESTERDAY)}, con 7.`));
    const heights = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    expect(heights).toHaveLength(2);
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(2 / 7);
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['DíaSimulaciones', `${formatDate(YESTERDAY)}7`, `${formatDate(TODAY)}2`]);
  });

  it('draws nothing of a single day', async () => {
    open(SOME, { [PER_DAY_PATH]: () => [{ day: TODAY, count: 2 }] }, '/dashboard?days=1');
    expect(await screen.findByText('1.244')).toBeVisible();
    await waitFor(() => expect(figures()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByText('Simulaciones por día')).toBeNull();
    expect(screen.getByText('hoy')).toBeVisible();
  });

  it('counts a range once both of its days are there and right', async () => {
    const bff = open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Rango' }));
    const filter = screen.getByRole('button', { name: 'Filtrar' });
    expect(filter).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Fecha inicial'), YESTERDAY);
    expect(filter).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Fecha final'), addDays(TODAY, 1));
    await userEvent.click(filter);
    expect(screen.getByText('La fecha final no puede ser posterior a hoy.')).toBeVisible();
    expect(screen.getByLabelText('Fecha final')).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('Fecha final'));
    await userEvent.type(screen.getByLabelText('Fecha final'), YESTERDAY);
    expect(screen.queryByText('La fecha final no puede ser posterior a hoy.')).toBeNull();
    expect(screen.getByLabelText('Fecha final')).toBeValid();
    await userEvent.click(filter);
    expect(place().search).toBe(`?from=${YESTERDAY}&to=${YESTERDAY}`);
    await waitFor(() =>
      expect(bff.callsTo(COUNT_PATH).map(({ query }) => query)).toContainEqual({
        time_period: '1',
        ending_time_period: '1',
      }),
    );
    expect(screen.getByRole('radio', { name: 'Rango' })).toBeChecked();
    await userEvent.click(filter);
    await goInHistory(-1);
    expect(place()).toEqual({ pathname: '/dashboard', state: null });
  });

  it('marks the figures as busy until the days are there too', async () => {
    let answerDays: (days: readonly DayCount[]) => void = () => undefined;
    const days = new Promise<readonly DayCount[]>((resolve) => (answerDays = resolve));
    open(SOME, {
      [PER_DAY_PATH]: ({ query }) =>
        query['time_period'] === '91' ? days : [YESTERDAY, TODAY].map((day) => ({ day, count: 3 })),
      [COUNT_PATH]: ({ query }) => (query['time_period'] === '91' ? counts({ 1: 2000 }) : SOME),
    });
    await waitFor(() => expect(figures()).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(screen.getByRole('radio', { name: '3 meses' }));
    await screen.findAllByText('2.000');
    expect(figures()).toHaveAttribute('aria-busy', 'true');
    answerDays([YESTERDAY, TODAY].map((day) => ({ day, count: 1000 })));
    await waitFor(() => expect(figures()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByRole('img', { name: /con 1\.000/ })).toBeVisible();
  });

  it.each([COUNT_PATH, PER_DAY_PATH])('says that its figures may be old: %s', async (path) => {
    let isAway = false;
    const answers: Answers = { [COUNT_PATH]: () => SOME, [PER_DAY_PATH]: () => [{ day: TODAY, count: 2 }] };
    const answer = answers[path];
    open(SOME, { ...answers, [path]: (call) => (isAway ? refusal(503, {}) : answer?.(call)) });
    await waitFor(() => expect(figures()).toHaveAttribute('aria-busy', 'false'));
    isAway = true;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/pueden no estar al día/)).toBeVisible();
    expect(screen.getByText('1.244')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/pueden no estar al día/)).toBeNull());
  });

  it('says why it could not count, and counts again', async () => {
    let answer: (answer: unknown) => void = () => undefined;
    let isAway = true;
    open(SOME, {
      [COUNT_PATH]: () =>
        isAway
          ? refusal(503, { detail: 'Intente más tarde.' })
          : new Promise((resolve) => (answer = resolve)),
    });
    expect(await screen.findByText('Intente más tarde.')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Reintentando…' })).toHaveFocus();
    answer(SOME);
    expect(await screen.findByText('1.244')).toBeVisible();
  });

  it('counts although the days failed to load, and requests them again', async () => {
    let isAway = true;
    open(SOME, {
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
