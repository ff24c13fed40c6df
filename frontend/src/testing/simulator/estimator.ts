/** The estimate's form, for component tests. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBff, type Answers } from './fake-bff.ts';
import { renderSimulator } from './render-simulator.tsx';
import { fill } from '../fill.ts';

export const ALCANCE = '/api/simulador/alcance';
export const findEstimator = () => screen.findByRole('region', { name: 'Estima tu dividendo' });
export const findEstimateField = async (name: string) =>
  within(await findEstimator()).findByRole('textbox', { name });
export const isEstimatorOpen = async () => (await findEstimator()).querySelector('form') !== null;
export const continueWithEstimate = () =>
  userEvent.click(screen.getByRole('button', { name: 'Guardar y recibir el PDF' }));
export const shownAnswer = () => screen.getByRole('region', { name: 'Tu respuesta' });
export const shownResult = () => screen.getByLabelText('resultado');

/** Switches an amount of the estimate to UF or pesos. */
export const switchEstimate = async (amount: string, currency: 'UF' | 'CLP') =>
  userEvent.click(
    within(within(await findEstimator()).getByRole('group', { name: `Moneda de ${amount}` })).getByRole(
      'radio',
      {
        name: currency,
      },
    ),
  );

/** Fills the figures, in UF. */
export async function fillEstimate(value: string, savings: string, years: string): Promise<void> {
  await switchEstimate('ahorro (tu pie)', 'UF');
  await fillFigures(value, savings, years);
}

/** Fills the figures, in the currencies that are there. */
export async function fillFigures(value: string, savings: string, years: string): Promise<void> {
  fill(await findEstimateField('Valor de la propiedad'), value);
  fill(await findEstimateField('Ahorro (tu pie)'), savings);
  fill(await findEstimateField('Años de pago'), years);
}

/** Opens the page without stored answers. */
export async function openEmpty(answers: Answers = {}) {
  const bff = fakeBff(answers);
  renderSimulator();
  await findEstimator();
  return bff;
}
