/** Confirmations of the professional simulator, for component tests. */
import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPENED_READ } from '../opened-simulation.ts';
import { PROJECT } from './answers.ts';
import { fakeBff, type Answers } from './fake-bff.ts';
import {
  AT_CREDIT,
  EXECUTIVE_CREATE,
  storeStaffDraft,
  COMPANY_LISTS,
  renderProfessional,
} from './render-professional.tsx';

export const SUMMARY = '/simulador-profesional/resumen';
export const confirmButton = () => screen.getByRole('button', { name: 'Confirma la Simulación →' });
export const SAVES: Answers = {
  ...COMPANY_LISTS,
  [EXECUTIVE_CREATE]: () => Response.json(OPENED_READ, { status: 201 }),
};

const NEW_FLAT = {
  ...PROJECT,
  propertyState: '1',
  isDfl2: true,
  company: '1',
  companyProject: '12',
  addsOther: true,
};

export async function openCalculated(answers: Answers = {}) {
  storeStaffDraft({ ...AT_CREDIT, project: NEW_FLAT });
  const bff = fakeBff({ ...SAVES, ...answers });
  renderProfessional();
  const button = await screen.findByRole('button', { name: 'Calcula tu dividendo' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(confirmButton()).toBeEnabled());
  return bff;
}
