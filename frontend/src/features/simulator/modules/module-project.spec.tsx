import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBff } from '../../../testing/simulator/fake-bff.ts';
import { AT_MODULE_2, keep, renderSimulator } from '../../../testing/simulator/render-simulator.tsx';

const named = (name: string) => document.getElementsByName(name)[0] ?? null;
const chooseType = (label: string) =>
  userEvent.selectOptions(screen.getByLabelText('Tipo de propiedad'), label);
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);

describe('module 2', () => {
  beforeEach(async () => {
    keep(AT_MODULE_2);
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Genial, Camila!' });
  });

  it('begins with Compraventa and its note, and says of each purpose what it is', async () => {
    expect(screen.getByLabelText('Compraventa')).toBeChecked();
    expect(screen.getByText('Compraventa: compra de una propiedad.')).toBeVisible();
    for (const purpose of ['Refinanciamiento', 'Libre Disponibilidad']) {
      await userEvent.click(screen.getByLabelText(purpose));
      expect(screen.getByText((text) => text.startsWith(`${purpose}: `))).toBeVisible();
    }
  });

  it('asks for state and DFL2 where they apply', async () => {
    expect(named('input_property_state')).toBeNull();
    await chooseType('Departamento');
    expect(named('input_property_state')).toBeVisible();
    expect(named('input_is_dfl2')).toBeNull();
    await userEvent.click(screen.getByLabelText('Nueva'));
    expect(named('input_is_dfl2')).toBeVisible();
    await chooseType('Oficina');
    expect(named('input_is_dfl2')).toBeNull();
    await chooseType('Terreno');
    expect(named('input_property_state')).toBeNull();
  });

  it('names all missing answers together, including those that wait for another one, and shows them', async () => {
    const shown = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Tipo de propiedad: Debe seleccionar el tipo de propiedad',
      'Región: Este campo es requerido',
      'Comuna: Debe seleccionar una comuna',
    ]);
    shown.mockClear();
    await userEvent.click(screen.getByRole('link', { name: /^Comuna/ }));
    expect(shown.mock.contexts).toEqual([screen.getByLabelText('Comuna')]);
  });

  it('opens the region after the state, or immediately where there is no state', async () => {
    await chooseType('Casa');
    expect(screen.getByLabelText('Región')).toBeDisabled();
    await userEvent.click(screen.getByLabelText('Usada'));
    expect(screen.getByLabelText('Región')).toBeEnabled();
    expect(screen.getByLabelText('Comuna')).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('Región'), 'Valparaíso');
    expect(screen.getByLabelText('Comuna')).toBeEnabled();
    expect(optionsOf('Comuna')).toHaveLength(39);
    await userEvent.selectOptions(screen.getByLabelText('Comuna'), 'Quilpué');
    await userEvent.selectOptions(screen.getByLabelText('Región'), 'Los Ríos');
    expect(screen.getByLabelText('Comuna')).toHaveValue('');
  });

  it('fills region and comuna from the search', async () => {
    await chooseType('Terreno');
    await userEvent.type(screen.getByLabelText('Busca la comuna (opcional)'), 'nunoa');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Comuna')).toHaveDisplayValue('Ñuñoa');
    expect(screen.getByLabelText('Región')).toHaveDisplayValue(/Metropolitana/);
  });

  it('does not keep a comuna under the name of another one', async () => {
    await chooseType('Terreno');
    const search = screen.getByLabelText('Busca la comuna (opcional)');
    await userEvent.type(search, 'nunoa');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.clear(search);
    await userEvent.type(search, 'Maipú');
    await userEvent.tab();
    expect(search).toHaveDisplayValue(/^Ñuñoa, /);
    expect(screen.getByLabelText('Comuna')).toHaveDisplayValue('Ñuñoa');
  });

  it('forces a house for refinancing, under names with its suffix', async () => {
    await userEvent.click(screen.getByLabelText('Refinanciamiento'));
    await waitFor(() => expect(named('input_property_type_ref')).toHaveDisplayValue('Casa'));
    expect(optionsOf('Tipo de propiedad')).toEqual(['Casa']);
    expect(named('input_select_location_ref')).toBeEnabled();
    expect(named('input_property_state')).toBeNull();
    await userEvent.click(screen.getByLabelText(/Libre|generales/i));
    await waitFor(() => expect(named('input_property_type_fg')).toHaveValue(''));
  });

  it('asks for free text when the type is "other"', async () => {
    await chooseType('Otro');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(
      await screen.findByRole('link', { name: '¿Qué tipo de propiedad es?: Este campo es requerido' }),
    ).toBeVisible();
    expect(named('input_add_other_property')).toBeInvalid();
    expect(screen.getByRole('link', { name: 'Región: Este campo es requerido' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Región'), 'Tarapacá');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('link', { name: 'Comuna: Debe seleccionar una comuna' })).toBeVisible();
  });

  it('leads to each gap that can be filled', async () => {
    await chooseType('Casa');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await userEvent.click(await screen.findByRole('link', { name: /^Estado/ }));
    expect(screen.getByLabelText('Nueva')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('link', { name: /^Región/ }));
    expect(screen.getByLabelText('Región')).toHaveFocus();
  });
});
