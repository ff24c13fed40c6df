import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BASE, FIRST, open, shown, TABLES } from '../../testing/rate-tables.ts';
import { fill } from '../../testing/fill.ts';

const table = () => screen.getByRole('table', { name: 'Tarifas del producto Universal' });
const column = (at: number): string[] =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => shown(within(row).getAllByRole('cell')[at] as HTMLElement));

describe('the rates of a product', () => {
  it('are in the order of the header that is pressed, then in the opposite one', async () => {
    await open();
    const press = (name: RegExp) => userEvent.click(within(table()).getByRole('button', { name }));
    await press(/^Tasa/);
    expect(column(2)).toEqual(['4,39 %', '4,55 %', '6,30 %Sobre la TMC']);
    expect(screen.getByRole('columnheader', { name: /^Tasa/ })).toHaveAttribute('aria-sort', 'ascending');
    await press(/^Tasa/);
    expect(column(2)).toEqual(['6,30 %Sobre la TMC', '4,55 %', '4,39 %']);
    expect(screen.getByRole('columnheader', { name: /^Tasa/ })).toHaveAttribute('aria-sort', 'descending');
    await press(/^Rango de Monto/);
    expect(column(4)).toEqual(['UF 300 a 2.000', 'UF 300 a 2.000', 'UF 2.000 a 20.000']);
  });

  it('are cards on a phone, whose columns are named without a button', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as never);
    await open();
    const head = within(table()).getByRole('columnheader', { name: 'Tasa' });
    expect(within(head).queryByRole('button')).toBeNull();
  });

  it('are found by any of their words, and one that is edited stays', async () => {
    await open();
    const search = screen.getByRole('searchbox', { name: 'Buscar tarifa' });
    fill(search, 'CASA 20.000');
    expect(column(4)).toEqual(['UF 2.000 a 20.000']);
    fill(search, '4,55');
    expect(column(3)).toEqual(['20 a 30 años']);
    await userEvent.clear(search);
    await userEvent.click(screen.getByRole('button', { name: `Editar tasa: ${FIRST}` }));
    fill(search, 'terreno');
    expect(screen.getByRole('textbox', { name: `Tasa: ${FIRST}` })).toBeVisible();
    expect(column(3)).toEqual(['5 a 15 años']);
  });

  it('keep one that is edited when the search that found it is cleared, until it is left', async () => {
    const [rate] = TABLES.Tarificador;
    const others = Array.from({ length: 9 }, (_, index) => ({ ...rate, id: 201 + index }));
    const sought = { ...rate, id: 300, real_estate_type: 2, rate: 5.77 };
    await open({ [`${BASE}/Tarificador`]: () => [...others, sought] });
    const search = screen.getByRole('searchbox', { name: 'Buscar tarifa' });
    fill(search, '5,77');
    await userEvent.click(screen.getByRole('button', { name: /^Editar tasa: Compraventa, Departamento/ }));
    await userEvent.keyboard('5,5');
    await userEvent.clear(search);
    const typed = () => screen.queryByRole('textbox', { name: /^Tasa: Compraventa, Departamento/ });
    expect(typed()).toHaveValue('5,5');
    const type = screen.getByLabelText('Tipo de Propiedad', { selector: '[name^=coverage]' });
    await userEvent.selectOptions(type, 'Departamento');
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    expect(column(1)).toEqual(['Departamento']);
    expect(typed()).toBeNull();
  });
});
