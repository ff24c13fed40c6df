/** The estimate's form, for component tests. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBff, type Answers } from './fake-bff.ts';
import { renderSimulator } from './render-simulator.tsx';

export const ALCANCE = '/api/simulador/alcance';
export const findEstimator = () => screen.findByRole('region', { name: 'Estima tu dividendo' });
export const findEstimateField = async (name: string) =>
  within(await findEstimator()).findByRole('textbox', { name });
export const isEstimatorOpen = async () => (await findEstimator()).querySelector('details')?.open;
export const continueWithEstimate = () =>
  userEvent.click(screen.getByRole('button', { name: 'Continuar con estas cifras' }));
export const shownResult = () => screen.getByLabelText('resultado');

export async function fillEstimate(value: string, savings: string, years: string): Promise<void> {
  await userEvent.type(await findEstimateField('Valor de la propiedad'), value);
  await userEvent.type(await findEstimateField('Ahorro (tu pie)'), savings);
  await userEvent.type(await findEstimateField('Años de pago'), years);
}

/** Opens the page without stored answers. */
export async function openEmpty(answers: Answers = {}) {
  const bff = fakeBff(answers);
  renderSimulator();
  await findEstimator();
  return bff;
}
