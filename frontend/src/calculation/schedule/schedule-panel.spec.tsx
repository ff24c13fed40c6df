import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Audience } from '#shared/context/audience.ts';
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
const GRACE = {
  ...SCHEDULE_PROPS,
  request: { ...SCHEDULE_PROPS.request, montocredito: 140, mesesgracia: 6 },
};

describe('the schedule’s panel', () => {
  it('shows pesos of the UF’s day, UF, and pesos under a supposition that it calls one', async () => {
    renderPanel();
    expect(cellsOf((await rowsOf())[0])).toEqual(['4.905.648', '4.383.197', '522.451', '', '5.305.453']);
    expect(screen.getByText(/En pesos, con la UF del 20-11-2026/)).toBeVisible();
    await choose(/^4\s%$/);
    expect(cellsOf((await rowsOf())[0])[4]).toBe('5.517.671');
    expect(
      screen.getByText(
        /si la UF sube 4\s% al año, desde la del 20-11-2026.*\. Es un supuesto, no un pronóstico\. Cada mes tiene su propia UF/,
      ),
    ).toBeVisible();
    await choose('UF');
    expect(cellsOf((await rowsOf())[0])).toEqual(['120,0000', '107,2200', '12,7800', '', '129,7800']);
    expect(screen.queryByRole('radio', { name: /^4\s%$/ })).toBeNull();
  });

  it.each([
    ['20', /con la UF del 20-11-2026\.$/],
    ['21', /con la UF del 20-11-2026, que no es la de hoy\.$/],
  ])('marks a UF that is not of today (day %s)', async (day, unit) => {
    jest.useFakeTimers({ now: new Date(`2026-11-${day}T15:00:00Z`), advanceTimers: true });
    renderPanel();
    expect(await screen.findByText(unit)).toBeVisible();
  });

  it('adds the months in small steps, so that a slow phone stays responsive', async () => {
    renderPanel();
    await table();
    const added: number[] = [];
    new MutationObserver((changes) => {
      added.push(changes.filter(({ target }) => target.nodeName === 'TBODY').length);
    }).observe(document.body, { childList: true, subtree: true });
    await choose('Mes');
    await waitFor(async () => expect(await rowsOf()).toHaveLength(96));
    expect(Math.max(...added)).toBeLessThanOrEqual(24);
    expect((await rowsOf())[95]).toHaveTextContent(/^96 20-11-2034/);
    await choose('Año');
    await waitFor(async () => expect(await rowsOf()).toHaveLength(8));
  });

  it('says first what the first year costs, and when half is repaid', async () => {
    renderPanel();
    const title = 'El primer año, 89 de cada 100 pesos son intereses y seguros';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(/debes menos de la mitad/)).toBeVisible();
  });

  it('says that the last payment differs, and what became of the grace months', async () => {
    const { show } = renderPanel();
    show(GRACE);
    await table();
    expect(
      screen.getByText(/^El último dividendo es de \$404\.716 y los demás de \$408\.804:/),
    ).toBeVisible();
    expect(cellsOf((await rowsOf())[0])).toEqual([
      ...['', '104.654 de intereses se suman al crédito', '', '5.827.904'],
    ]);
    await choose(/^4\s%$/);
    expect(screen.getByText(/^En pesos de hoy, el último dividendo es de \$404\.716/)).toBeVisible();
    await choose('UF');
    expect(screen.getByText(/^El último dividendo es de UF 9,9000 y los demás de UF 10,0000/)).toBeVisible();
  });

  it('begins in UF for staff, and calls nobody tú', async () => {
    const { show } = renderPanel(undefined, 'staff');
    show(GRACE);
    expect(cellsOf((await rowsOf())[0])[1]).toBe('2,5600 de intereses se suman al crédito');
    expect(screen.getByRole('columnheader', { name: 'Se paga' })).toBeInTheDocument();
    expect(screen.getByText(/A los \d años se debe menos de la mitad\. En UF\./)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\b(pagas|te|tu|tus|debes)\b/i);
  });

  it('says what went wrong', async () => {
    renderPanel({ [CUADRO]: () => refusal(502, { detail: 'El banco no responde.' }) });
    expect(await screen.findByText('El banco no responde.')).toBeVisible();
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
