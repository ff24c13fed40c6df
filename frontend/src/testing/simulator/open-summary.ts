/** Confirms an example and opens its summary with the real summary components. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Calculated } from '../../calculation/figures/calculated.ts';
import { type Lists, listsOf } from '../../calculation/api/get-inicio.ts';
import { creditOf } from '../../calculation/figures/requests.ts';
import type { Draft } from '../../calculation/state/drafts.ts';
import { ROW_25 } from '../result-rows.ts';
import { type Answers, fakeBff, type FakeBff, INICIO } from './fake-bff.ts';
import { renderSimulator } from './render-simulator.tsx';
import { after, AT_MODULE_3, storeDraft } from './stored-drafts.ts';

function requestOf(draft: Draft): Calculated['request'] {
  const credit = creditOf(draft, listsOf(INICIO) as Lists);
  if (credit === null) throw new Error('The example can be calculated');
  return { ...credit, tasasimulacion: 4.5 };
}
/** Request of the example's result. */
export const REQUEST = requestOf(AT_MODULE_3);

export const INTENT_KEY = 'intent-1';

const resultOf = (draft: Draft): Calculated => ({
  request: requestOf(draft),
  row: ROW_25,
  costs: [],
  ufValueClp: 40880.36,
  ufDate: '2026-11-20',
});
const confirmed = (draft: Draft): Draft =>
  after(draft, { type: 'calculated', calculated: resultOf(draft), key: INTENT_KEY }, { type: 'confirmed' });

export const modal = () => screen.findByRole('dialog', { name: 'Resumen de la simulación' });
/** Returns the alert with a text. The modal also contains the toasts' region, which is usually empty. */
export const alertOfModal = async () => {
  const inside = within(await modal());
  return waitFor(() => {
    const said = inside.getAllByRole('alert').find(({ textContent }) => textContent !== '');
    if (said === undefined) throw new Error('No alert of the modal says anything');
    return said;
  });
};
export const askButton = () => screen.getByRole('button', { name: 'Deseo ser contactado' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const success = () =>
  screen.findByRole('heading', { level: 1, name: 'Simulación registrada con éxito' });

/** Opens the summary of the confirmed example, changed by `parts`. */
export async function openSummary(
  answers: Answers = {},
  parts: Partial<Draft> = {},
): Promise<{ readonly bff: FakeBff; readonly unmount: () => void }> {
  storeDraft(confirmed({ ...AT_MODULE_3, ...parts }));
  const bff = fakeBff(answers);
  const { unmount } = renderSimulator('/simulador/resumen');
  await modal();
  return { bff, unmount };
}
