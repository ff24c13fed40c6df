import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CURRENT_CONSENT } from '@simulador/contracts/simulations/consent';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { storedDraft } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('module 1', () => {
  beforeEach(async () => {
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
  });

  it('judges a field when it is left, and again with every change', async () => {
    await userEvent.type(field('Edad'), '23');
    expect(field('Edad')).toBeValid();
    await userEvent.tab();
    expect(await screen.findByText('Para continuar, la edad debe ser entre 24 y 72 años')).toBeVisible();
    expect(field('Edad')).toHaveAccessibleDescription('Para continuar, la edad debe ser entre 24 y 72 años');
    await userEvent.clear(field('Edad'));
    await userEvent.type(field('Edad'), '24');
    await waitFor(() => expect(field('Edad')).toBeValid());
  });

  it('informs about the life insurance’s age limit from 71 on, as long as the age is valid', async () => {
    const warnedAges: string[] = [];
    for (const age of ['70', '71', '72', '75']) {
      fill(field('Edad'), age);
      if (screen.queryByText(/La edad máxima de ingreso es de 70 años y 364 días/)) warnedAges.push(age);
    }
    expect(warnedAges).toEqual(['71', '72']);
  });

  it.each([
    ['untouched', (phone: HTMLElement) => userEvent.click(phone)],
    ['emptied', (phone: HTMLElement) => userEvent.clear(phone)],
  ])('does not flag the %s phone when it is left', async (_how, visit) => {
    await visit(field('Teléfono (opcional)'));
    await userEvent.tab();
    await userEvent.type(field('Nombre'), '7');
    await userEvent.tab();
    await screen.findByText('Formato inválido');
    expect(field('Teléfono (opcional)')).toBeValid();
  });

  it('puts the focus on the summary of a refused submit, with the fields’ own messages', async () => {
    await press('Continuar');
    const summary = await screen.findByRole('alert', {
      name: 'Algunos campos tienen errores o no fueron ingresados. Por favor, revíselos y corríjalos antes de continuar.',
    });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Nombre: Este campo es requerido',
      'Apellido: Este campo es requerido',
      'RUT: Este campo es requerido',
      'Edad: Este campo es requerido',
      'Correo electrónico: Este campo es requerido',
      'Tipo de trabajador: Este campo es requerido',
      'Renta líquida: Este campo es requerido',
      'Autorización: Este campo es requerido',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^RUT/ }));
    expect(field('RUT')).toHaveFocus();
  });

  it('folds into a row and leads to module 2, which greets by name', async () => {
    fill(field('Nombre'), 'Camila');
    fill(field('Apellido'), 'Rojas Fuentes');
    fill(field('RUT'), '123456785');
    await userEvent.type(field('Edad'), '34');
    fill(field('Correo electrónico'), 'camila.rojas@correo.cl');
    fill(field('Teléfono (opcional)'), '12345678');
    await userEvent.click(screen.getByLabelText('Dependiente'));
    fill(field('Renta líquida'), '2100000');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continuar');
    expect(await screen.findByRole('heading', { name: 'Genial, Camila!' })).toHaveFocus();
    expect(screen.getByText('Módulo completado')).toBeVisible();
    expect(screen.getByRole('region', { name: '01 Tus datos' })).toHaveTextContent(
      'Camila Rojas Fuentes · 34 años · Dependiente · $2.100.000',
    );
    await press('Editar tus datos');
    expect(field('RUT')).toHaveValue('12.345.678-5');
  });

  it('notes which text was agreed to when the box is ticked, and forgets it when it is unticked', async () => {
    const consent = () => storedDraft()?.client.consent;
    await userEvent.click(screen.getByRole('checkbox'));
    const given = consent();
    expect(given?.version).toBe(CURRENT_CONSENT.version);
    fill(field('Nombre'), 'Camila');
    expect(consent()).toEqual(given);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(consent()).toEqual({ version: '' });
  });
});
