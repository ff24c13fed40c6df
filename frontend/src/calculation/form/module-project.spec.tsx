import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_2, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';

const chooseType = (label: string) =>
  userEvent.selectOptions(screen.getByLabelText('Tipo de propiedad'), label);
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent);

describe('module 2', () => {
  beforeEach(async () => {
    storeDraft(AT_MODULE_2);
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Genial, Camila!' });
  });

  it('leads to the answer that region and comuna wait for', async () => {
    expect(screen.getByText(/^Compraventa: la compra de una propiedad .*«Comprar»/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    const follow = (link: RegExp) => userEvent.click(screen.getByRole('link', { name: link }));
    await follow(/^Comuna/);
    expect(screen.getByLabelText('Tipo de propiedad')).toHaveFocus();
    await chooseType('Casa');
    await follow(/^Región/);
    expect(screen.getByLabelText('Nueva')).toHaveFocus();
    await userEvent.click(screen.getByLabelText('Usada'));
    await follow(/^Comuna/);
    expect(screen.getByLabelText('Región')).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText('Región'), 'Los Ríos');
    await follow(/^Comuna/);
    expect(screen.getByLabelText('Comuna')).toHaveFocus();
  });

  it('offers the regions from north to south', async () => {
    await chooseType('Terreno');
    const regions = optionsOf('Región');
    expect(regions).toHaveLength(17);
    expect(regions.slice(1, 4)).toEqual(['Arica y Parinacota', 'Tarapacá', 'Antofagasta']);
    expect(regions.slice(6, 9)).toEqual([
      'Valparaíso',
      'Metropolitana de Santiago',
      "Libertador General Bernardo O'Higgins",
    ]);
    expect(regions.at(-1)).toBe('Magallanes y de la Antártica Chilena');
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

  it.each(['quilpue', 'Quilpué, Valparaíso', ' QUILPUÉ '])(
    'takes the comuna that is named by %j',
    async (text) => {
      await chooseType('Terreno');
      const search = screen.getByLabelText('Busca la comuna');
      fill(search, text);
      await userEvent.tab();
      expect(search).toHaveDisplayValue('Quilpué, Valparaíso');
      expect(screen.getByLabelText('Comuna')).toHaveDisplayValue('Quilpué');
      expect(screen.getByLabelText('Región')).toHaveDisplayValue('Valparaíso');
    },
  );

  it('does not keep a comuna under the name of another one', async () => {
    await chooseType('Terreno');
    const search = screen.getByLabelText('Busca la comuna');
    fill(search, 'nunoa');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    fill(search, 'Maip');
    await userEvent.tab();
    expect(search).toHaveDisplayValue(/^Ñuñoa, /);
    expect(screen.getByLabelText('Comuna')).toHaveDisplayValue('Ñuñoa');
  });
});
