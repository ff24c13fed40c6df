import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Audience } from '#shared/context/audience.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { SCHEDULE_PROPS, scheduleOf } from '../../testing/schedule.ts';
import { fakeBff, refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { ScheduleContent } from './schedule-panel.tsx';

const CUADRO = '/api/simulador/cuadro';

function renderPanel(answers: Answers = { [CUADRO]: () => scheduleOf(8) }, audience: Audience = 'visitor') {
  const bff = fakeBff(answers);
  const panel = (props: ScheduleProps) => (
    <ToastProvider>
      <ScheduleContent {...props} />
    </ToastProvider>
  );
  const { rerender } = renderWithQueries(panel(SCHEDULE_PROPS), audience);
  return { bff, show: (props: ScheduleProps) => rerender(panel(props)) };
}

const table = () => screen.findByRole('table');
const rowsOf = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1, -1);
const cellsOf = (row: HTMLElement | undefined) =>
  row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

describe('the schedule’s panel', () => {
  it('shows pesos of today, UF, and pesos under a supposition that it calls one', async () => {
    renderPanel();
    expect(cellsOf((await rowsOf())[0])).toEqual([
      '522.451',
      '4.260.557',
      '122.640',
      '4.905.648',
      '5.305.453',
    ]);
    expect(screen.getByText('Pesos de hoy, con la UF en $40.880,36 (20-11-2026).')).toBeVisible();
    await choose(/^4\s%$/);
    expect(cellsOf((await rowsOf())[0])[4]).toBe('5.517.671');
    expect(screen.getByText(/Es un supuesto, no un pronóstico/)).toBeVisible();
    await choose('UF');
    expect(cellsOf((await rowsOf())[0])).toEqual(['12,7800', '104,2200', '3,0000', '120,0000', '129,7800']);
    expect(screen.queryByRole('radio', { name: /^4\s%$/ })).toBeNull();
  });

  it('adds the months of two years at once, so that a slow phone stays responsive', async () => {
    renderPanel();
    const added: number[] = [];
    const table = await screen.findByRole('table');
    new MutationObserver((changes) => {
      added.push(changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0));
    }).observe(table, { childList: true, subtree: true });
    await userEvent.click(screen.getByRole('button', { name: 'Ver todos los meses' }));
    await waitFor(async () => expect(await rowsOf()).toHaveLength(104));
    expect(added.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThanOrEqual(96);
    expect(Math.max(...added)).toBeLessThanOrEqual(24);
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar los meses' }));
    await waitFor(async () => expect(await rowsOf()).toHaveLength(8));
  });

  it('draws the table’s own figures, and says in its title what they say', async () => {
    renderPanel();
    await choose('UF');
    const chart = await screen.findByRole('img');
    expect(chart).toHaveAccessibleName(
      'Capital: de UF 12,7800 el año 1 a UF 22,8600 el año 8. Intereses: de UF 104,2200 el año 1 a UF 94,0400 el año 8.',
    );
    expect(within(chart).getByText('12,7800')).toBeInTheDocument();
    expect(within(chart).getByText('94,0400')).toBeInTheDocument();
    expect(screen.getByText('Pagas más intereses que capital hasta el final')).toBeVisible();
  });

  it('says that the last payment differs, and what became of the grace months', async () => {
    const { show } = renderPanel();
    show({ ...SCHEDULE_PROPS, request: { ...SCHEDULE_PROPS.request, montocredito: 140, mesesgracia: 6 } });
    await table();
    expect(
      screen.getByText(/^El último dividendo es de \$404\.716 y los demás de \$408\.804:/),
    ).toBeVisible();
    await choose(/^4\s%$/);
    expect(screen.getByText(/^En pesos de hoy, el último dividendo es de \$404\.716/)).toBeVisible();
    expect(screen.getByText(/^Cada mes tiene su propia UF: los saldos se reajustan/)).toBeVisible();
    await choose('UF');
    expect(screen.getByText(/^El último dividendo es de UF 9,9000 y los demás de UF 10,0000/)).toBeVisible();
    expect(
      screen.getByText(/En los 6 meses de gracia no pagas: sus intereses, UF 2,5600, se suman/),
    ).toBeVisible();
    expect(screen.getByText(/el capital suma el crédito con los intereses de la gracia\.$/)).toBeVisible();
    await choose('CLP');
    await choose(/pesos de hoy/);
    expect(screen.getByText(/el capital suma el crédito con los intereses de la gracia\.$/)).toBeVisible();
    expect(cellsOf((await rowsOf())[0])).toEqual(['104.654 de intereses se suman al crédito', '5.827.904']);
  });

  it('begins in UF for staff, and calls nobody tú', async () => {
    const { show } = renderPanel(undefined, 'staff');
    show({ ...SCHEDULE_PROPS, request: { ...SCHEDULE_PROPS.request, montocredito: 140, mesesgracia: 1 } });
    expect(cellsOf((await rowsOf())[0])[0]).toBe('2,5600 de intereses se suman al crédito');
    expect(cellsOf((await rowsOf())[1])[0]).toBe('12,7800');
    expect(screen.getByText('Se pagan más intereses que capital hasta el final')).toBeVisible();
    expect(screen.getByText('En 8 años se paga')).toBeVisible();
    expect(screen.getByText(/En el mes de gracia no se paga: sus intereses/)).toBeVisible();
    expect(screen.getByText(/Deslice la tabla/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\b(pagas|te|tu|tus|Desliza)\b/);
  });

  it('says what went wrong, and tries again', async () => {
    let isDown = true;
    renderPanel({
      [CUADRO]: () => (isDown ? refusal(502, { detail: 'El banco no responde.' }) : scheduleOf(5)),
    });
    expect(await screen.findByText('El banco no responde.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rowsOf()).toHaveLength(5);
  });

  it('says so when there is nothing to show', async () => {
    renderPanel({ [CUADRO]: () => ({ rows: [], by_year: [] }) });
    expect(await screen.findByText('Este crédito no tiene cuotas que mostrar.')).toBeVisible();
  });

  it('follows other figures, whose schedule no earlier answer overwrites', async () => {
    const answers: ((years: number) => void)[] = [];
    const { bff, show } = renderPanel({
      [CUADRO]: () => new Promise((resolve) => answers.push((years) => resolve(scheduleOf(years)))),
    });
    expect(await screen.findByText('Preparando tu cuadro de pagos…')).toBeVisible();
    await waitFor(() => expect(answers).toHaveLength(1));
    show({ ...SCHEDULE_PROPS, request: { ...SCHEDULE_PROPS.request, plazototal: 5 } });
    await waitFor(() => expect(bff.calls[0]?.signal.aborted).toBe(true));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(5);
    answers[0]?.(8);
    expect(await rowsOf()).toHaveLength(5);
  });
});
