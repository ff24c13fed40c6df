import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CALCULO,
  calculo,
  fakeBff,
  INICIO,
  INICIO_PATH,
  type Call,
} from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft, storedDraft } from '../../testing/simulator/stored-drafts.ts';

const button = () => screen.findByRole('button', { name: 'Calcular Dividendo' });
const confirmation = () => screen.findByRole('button', { name: 'Confirmar Simulación' });
const storedResult = () => storedDraft()?.calculated;
const withUfOf = (date: string) => (call: Call) =>
  Response.json(calculo(call), { headers: { 'X-Uf-Date': date } });
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the button’s calculation', () => {
  beforeEach(() => {
    // Time runs by itself and can be advanced, so that no test waits.
    jest.useFakeTimers({ advanceTimers: true });
    storeDraft(AT_MODULE_3);
  });

  it('is confirmed with the UF of its answer when the page still has the day before’s, which it renews', async () => {
    const next = { ...INICIO, uf: { value: 40900.5, date: '2026-11-21', source: 'core' as const } };
    let wasAsked = false;
    const bff = fakeBff({
      [INICIO_PATH]: () => (wasAsked ? next : INICIO),
      [CALCULO]: (call) => {
        wasAsked = true;
        return withUfOf('2026-11-21')(call);
      },
    });
    renderSimulator();
    await userEvent.click(await button());
    await confirmation();
    expect(storedResult()).toMatchObject({ ufDate: '2026-11-21', pageUfDate: '2026-11-20' });
    expect(bff.callsTo(INICIO_PATH).length).toBeGreaterThan(1);
  });

  it('can be confirmed with a UF of its own day when the page can have an older one only', async () => {
    const stale = { ...INICIO, uf: { value: 40851.17, date: '2026-11-18', source: 'stale' as const } };
    const bff = fakeBff({ [INICIO_PATH]: () => stale, [CALCULO]: withUfOf('2026-11-20') });
    renderSimulator();
    await userEvent.click(await button());
    await confirmation();
    expect(storedResult()).toMatchObject({ ufDate: '2026-11-20', pageUfDate: '2026-11-18' });
    await later(2000);
    // The page's own request, and at most one each for the button and the preview.
    expect(bff.callsTo(INICIO_PATH).length).toBeLessThanOrEqual(3);
  });

  it('is no failure when its answers changed before it came', async () => {
    const late: (() => void)[] = [];
    fakeBff({ [CALCULO]: (call) => new Promise((give) => late.push(() => give(calculo(call)))) });
    renderSimulator();
    await button();
    await waitFor(() => expect(late).not.toHaveLength(0)); // The preview is being requested.
    await userEvent.click(await button());
    const years = screen.getByRole('textbox', { name: 'Años de pago' });
    await userEvent.clear(years);
    await userEvent.type(years, '20');
    await later(700); // The earlier preview is dropped.
    for (const give of late) give();
    await button();
    expect(screen.queryByText('Error al calcular dividendo')).toBeNull();
    expect(storedResult()).toBeNull();
  });
});
