/** Staff's web simulator, whose extra module asks for the phone. */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressCalculate, renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import { CLIENT } from '../../testing/simulator/answers.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { PUBLIC_DRAFT } from '../state/drafts.ts';
import { fill } from '../../testing/fill.ts';

const TEMPLATE = '/simulatorTemplate';
const phone = () => screen.getByLabelText('Teléfono');
const modal = () => screen.findByRole('dialog', { name: 'Resumen de la simulación' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Calculates and confirms a simulation without a phone. */
async function toPhone(): Promise<void> {
  storeDraft({ ...AT_MODULE_3, client: { ...CLIENT, phone: '+569' } });
  fakeBff();
  renderSimulator(TEMPLATE);
  await pressCalculate();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmar Simulación' }));
  await screen.findByRole('heading', { name: 'Teléfono de contacto' });
}

describe('the web simulator of staff', () => {
  it('asks for the phone last, and for no phone before', async () => {
    storeDraft(PUBLIC_DRAFT);
    fakeBff();
    renderSimulator(TEMPLATE);
    await screen.findByText('Paso 1 de 4');
    await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
    expect(screen.queryByLabelText('Teléfono')).toBeNull();
    expect(screen.getByText('04')).toBeVisible();
  });

  it('leads by a confirmation to the phone, whose bare prefix is not flagged until it is sent, to the summary, and back', async () => {
    await toPhone();
    expect(screen.getByRole('heading', { name: 'Teléfono de contacto' })).toHaveFocus();
    expect(screen.getByText('Paso 4 de 4')).toBeVisible();
    expect(phone()).toHaveValue('+569');
    await userEvent.click(phone());
    await userEvent.tab();
    expect(phone()).not.toHaveAttribute('aria-invalid');
    await press('Continuar');
    expect(phone()).toHaveAccessibleDescription('Este campo es requerido');
    expect(screen.getAllByRole('alert').some((each) => each === document.activeElement)).toBe(true);
    await userEvent.type(phone(), '12');
    expect(phone()).toHaveAccessibleDescription('El número ingresado no es válido');
    fill(phone(), '12345678');
    await press('Continuar');
    const summary = within(await modal());
    await userEvent.click(summary.getByLabelText('Quiero que me llamen'));
    expect(summary.getByLabelText(/Teléfono/)).toHaveValue('+56912345678');
    await userEvent.click(summary.getByRole('button', { name: 'Volver atrás' }));
    await screen.findByText('Paso 3 de 4');
  });

  it('lets the credit be edited again, and asks for the phone again', async () => {
    await toPhone();
    await press('Editar tu crédito');
    await screen.findByRole('button', { name: 'Confirmar Simulación' });
    expect(screen.queryByLabelText('Teléfono')).toBeNull();
  });
});
