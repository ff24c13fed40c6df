import { describe, expect, it, jest } from '@jest/globals';
import { screen, within, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BASE, FIRST, open, shown, TABLES } from '../../testing/rate-tables.ts';
import { fill } from '../../testing/fill.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';

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

describe('what would be suggested', () => {
  it('is what a simulation is offered, or why there is nothing to offer', async () => {
    const detail = 'No hay una tasa para ese producto, destino, propiedad, plazo y monto.';
    const bff = await open({
      [`${BASE}/Tarifa`]: ({ body }) => {
        if (body['loan_use'] === 72) return new Promise(() => undefined);
        return body['period'] === 18 ? refusal(404, { detail }) : { rate: 4.55 };
      },
    });
    expect(bff.callsTo(`${BASE}/Tarifa`)).toEqual([]);
    await userEvent.click(screen.getByText('¿Qué tasa se sugeriría?'));
    expect(await screen.findByText('4,55 %', { selector: 'b' })).toBeVisible();
    const years = screen.getByLabelText('Plazo, años');
    await userEvent.clear(years);
    await userEvent.paste('18');
    expect(await screen.findByText(detail)).toBeVisible();
    // An empty field sends no request.
    expect(bff.callsTo(`${BASE}/Tarifa`).map(({ body }) => body)).toEqual(
      [20, 18].map((period) => ({
        ...{ product: 8, loan_use: 1, real_estate_type: 1, period, amount: 2000 },
      })),
    );
    await userEvent.selectOptions(screen.getByLabelText('Destino', { selector: '[name^=probe]' }), '72');
    expect(screen.getByText('Tasa sugerida').closest('[aria-busy=true]')).not.toBeNull();
  });

  it('sees an earlier day, with each rate that was in force on it', async () => {
    const offers = [
      { from: '2026-11-10T03:00:00.000Z', rate: 4.5 },
      { from: '2026-11-10T15:30:00.000Z', rate: null },
    ];
    let isKnown = true;
    const path = '/api/simulador/tarifas/ofrecidas';
    const bff = await open({
      [`${BASE}/Tarifa`]: () => ({ rate: 4.55 }),
      [path]: ({ body }) =>
        String(body['day']) > '2026-11-10'
          ? refusal(400, { detail: 'Aún no ha llegado' })
          : { is_known: isKnown, offers: isKnown ? offers : [] },
    });
    await userEvent.click(screen.getByText('¿Qué tasa se sugeriría?'));
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: '2026-11-10' } });
    const suggested = (await screen.findByText('Tasa sugerida ese día')).closest('p') as HTMLElement;
    await waitFor(() => expect(shown(suggested)).toBe('Tasa sugerida ese día4,50 %Sin tasa desde las 12:30'));
    expect(bff.callsTo(path)[0]?.body).toMatchObject({ day: '2026-11-10', product: 8, period: 20 });
    isKnown = false;
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: '2026-11-09' } });
    expect(
      await screen.findByText(
        'Las tarifas llegan del sistema central del banco: no se sabe cuáles regían ese día.',
      ),
    ).toBeVisible();
    // The rate in force now is not that of a day to come.
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: '2099-11-10' } });
    expect(await screen.findByText('Aún no ha llegado')).toBeVisible();
  });
});
