/** A confirmed example, and the summary opened on it with the summary's own components. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Calculated } from '../../features/simulator/calculation/calculated.ts';
import { listsOf } from '../../features/simulator/calculation/inicio-view.ts';
import { dividendoRequest, type Lists } from '../../features/simulator/calculation/requests.ts';
import type { Draft } from '../../features/simulator/state/drafts.ts';
import { ROW_25 } from '../result-rows.ts';
import { fakeBff, INICIO, type Answers, type FakeBff } from './fake-bff.ts';
import { after, AT_MODULE_3, keep, renderSimulator } from './render-simulator.tsx';

const asked = dividendoRequest(AT_MODULE_3, listsOf(INICIO) as Lists, 4.5);
if (asked === null) throw new Error('The example can be calculated');
/** The question of the example's result. */
export const REQUEST = asked;

export const INTENT_KEY = 'intent-1';

const result: Calculated = {
  request: REQUEST,
  row: ROW_25,
  costs: [],
  ufValueClp: 40880.36,
  ufDate: '2026-11-20',
};
const CONFIRMED: Draft = after(
  AT_MODULE_3,
  { type: 'calculated', calculated: result, key: 'result' },
  {
    ...{ type: 'confirmed', key: INTENT_KEY },
    contact: { rut: AT_MODULE_3.client.rut, phone: AT_MODULE_3.client.phone },
  },
);

export const modal = () => screen.findByRole('dialog', { name: 'Resumen de la simulación' });
/** The modal's own: that of the toasts lies outside. */
export const alertOfModal = async () => within(await modal()).findByRole('alert');
export const askButton = () => screen.getByRole('button', { name: 'Deseo ser contactado' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const success = () =>
  screen.findByRole('heading', { level: 1, name: 'Simulación registrada con éxito' });

/** The summary of the confirmed example. */
export async function openSummary(
  answers: Answers = {},
): Promise<{ readonly bff: FakeBff; readonly unmount: () => void }> {
  keep(CONFIRMED);
  const bff = fakeBff(answers);
  const { unmount } = renderSimulator('/simulador/resumen');
  await modal();
  return { bff, unmount };
}
