import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { ALL_DAYS } from '../lists/chosen-window.ts';
import { goInHistory, currentLocation } from '../../testing/location.tsx';
import {
  COUNT_PATH,
  PER_DAY_PATH,
  TODAY,
  YESTERDAY,
  countsAnswer,
  SOME_COUNTS,
  openDashboard,
  countedFigures,
  findDetailsLink,
} from '../../testing/dashboard.ts';
import { fill } from '../../testing/fill.ts';

describe('the overview', () => {
  it('counts all simulations and those of each state, in their order', async () => {
    const bff = openDashboard();
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
    openDashboard(SOME_COUNTS, {}, '/dashboard?days=91&from=x&page=3');
    await userEvent.click(await findDetailsLink('de Aprobada'));
    await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/listado' }));
    expect(currentLocation().search).toBe('?days=91&requestStatus=3');
    await goInHistory(-1);
    expect(currentLocation()).toMatchObject({ pathname: '/dashboard', search: '?days=91' });
  });

  it('has the focus after each way to it but the loading of the page', async () => {
    openDashboard();
    const link = await findDetailsLink('del total');
    expect(document.body).toHaveFocus();
    await userEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Resumen de operaciones' });
    expect(screen.getByRole('main')).toHaveFocus();
    await goInHistory(-1);
    await screen.findByRole('heading', { level: 1, name: 'Vista general' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the focus in its content where what had it counts nothing any more', async () => {
    let counted = SOME_COUNTS;
    openDashboard(SOME_COUNTS, { [COUNT_PATH]: () => counted });
    (await findDetailsLink('de Aprobada')).focus();
    counted = countsAnswer({ 1: 1200 });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Ver detalles de Aprobada' })).toBeDisabled();
  });

  it('leads to the list of a resolution, with its state', async () => {
    openDashboard();
    await userEvent.click(await findDetailsLink('de Cliente no califica'));
    await waitFor(() => expect(currentLocation().search).toBe('?requestStatus=4&requestResolution=7'));
  });

  it('leads nowhere where there is nothing', async () => {
    openDashboard(countsAnswer({ 1: 3 }));
    expect(await screen.findByRole('button', { name: 'Ver detalles de Aprobada' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Ver detalles de Aprobada' })).toBeNull();
    expect(screen.getByText('No existen simulaciones aprobadas.')).toBeVisible();
    expect(screen.getByText('No existen simulaciones rechazadas.')).toBeVisible();
  });

  it('shows the resolutions of the approved and the rejected, each with its count', async () => {
    openDashboard();
    const rejected = within(await screen.findByRole('region', { name: /Rechazadas/ }));
    const rows = rejected.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Cliente no califica9Ver detalles de Cliente no califica',
      'Rechaza Propuesta0Ver detalles de Rechaza Propuesta',
    ]);
    expect(screen.queryByText('Mejores condiciones')).toBeNull();
  });

  it('shows a resolution that is not in force only as long as simulations have it', async () => {
    openDashboard(countsAnswer({ 6: 1, 7: 9 }, [6, 8]));
    expect(await findDetailsLink('de Aprobada sin condiciones')).toBeVisible();
    expect(screen.queryByText('Rechaza Propuesta')).toBeNull();
  });

  it('shows what came of contacts, where the bank works by contact states', async () => {
    const contact = { id_estado: 102, order_dashboard: 2, vigente: true };
    openDashboard({
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
    openDashboard();
    const chart = await screen.findByRole('img', { name: /Simulaciones por día/ });
    expect(chart).toHaveAccessibleName(expect.stringContaining(`fue el ${formatDate(YESTERDAY)}, con 7.`));
    const heights = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    expect(heights).toHaveLength(2);
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(2 / 7);
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['DíaSimulaciones', `${formatDate(YESTERDAY)}7`, `${formatDate(TODAY)}2`]);
  });

  it('draws nothing of a single day', async () => {
    openDashboard(SOME_COUNTS, { [PER_DAY_PATH]: () => [{ day: TODAY, count: 2 }] }, '/dashboard?days=1');
    expect(await screen.findByText('1.244')).toBeVisible();
    await waitFor(() => expect(countedFigures()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByText('Simulaciones por día')).toBeNull();
    expect(screen.getByText('hoy')).toBeVisible();
  });

  it('counts a range once both of its days are there and right', async () => {
    const bff = openDashboard();
    await userEvent.click(await screen.findByRole('radio', { name: 'Rango' }));
    const filter = screen.getByRole('button', { name: 'Filtrar' });
    expect(filter).toBeDisabled();
    expect(screen.getByLabelText('Fecha inicial')).toHaveAttribute('min', addDays(TODAY, -ALL_DAYS));
    fill(screen.getByLabelText('Fecha inicial'), YESTERDAY);
    expect(filter).toBeDisabled();
    fill(screen.getByLabelText('Fecha final'), addDays(TODAY, 1));
    await userEvent.click(filter);
    expect(screen.getByText('La fecha final no puede ser posterior a hoy.')).toBeVisible();
    expect(screen.getByLabelText('Fecha final')).toHaveFocus();
    fill(screen.getByLabelText('Fecha final'), YESTERDAY);
    expect(screen.queryByText('La fecha final no puede ser posterior a hoy.')).toBeNull();
    expect(screen.getByLabelText('Fecha final')).toBeValid();
    await userEvent.click(filter);
    expect(currentLocation().search).toBe(`?from=${YESTERDAY}&to=${YESTERDAY}`);
    await waitFor(() =>
      expect(bff.callsTo(COUNT_PATH).map(({ query }) => query)).toContainEqual({
        time_period: '1',
        ending_time_period: '1',
      }),
    );
    expect(screen.getByRole('radio', { name: 'Rango' })).toBeChecked();
    await userEvent.click(filter);
    await goInHistory(-1);
    expect(currentLocation()).toEqual({ pathname: '/dashboard', state: null });
  });
});
