import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app.tsx';
import { currentLocation } from '../../testing/location.tsx';
import { GROUP_RATES_PATH, fakeRateTables } from '../../testing/rate-tables.ts';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const open = async (answers: Answers = {}, address = '/tarifas/nueva'): Promise<FakeBff> => {
  const bff = fakeRateTables({
    '/api/tarificador/Tarificador': () => [],
    [GROUP_RATES_PATH]: () => Response.json([{}, {}], { status: 201 }),
    ...answers,
  });
  openApp(address);
  await screen.findByLabelText('Producto');
  return bff;
};
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const optionsOf = (label: string): string[] =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

async function answerAll(): Promise<void> {
  await choose('Producto', 'Universal');
  await choose('Tipo de tarificado', 'Compraventa de vivienda');
  await choose('Rango de Tiempo', '5 a 15 años');
  await choose('Rango de Monto', 'UF 2.000 a 20.000');
  fill(screen.getByLabelText('Tasa'), '4,35');
}

describe('a new rate', () => {
  it('needs everything, and says so', async () => {
    const bff = await open();
    expect(optionsOf('Producto')[0]).toBe('-- Seleccione una opción --');
    expect(optionsOf('Tipo de tarificado')[0]).toBe('-- Seleccione una opción --');
    await save();
    const summary = screen.getAllByRole('alert')[0] as HTMLElement;
    expect(summary).toHaveTextContent('Hay errores en el formulario. Verifica nuevamente.');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(5);
    expect(screen.getByLabelText('Tasa')).toHaveAccessibleDescription(/^Este campo es requerido/);
    expect(bff.callsTo(GROUP_RATES_PATH)).toEqual([]);
  });

  it('says what comes first, and where it is added, for a product without ranges', async () => {
    await open({
      '/api/tarificador/RangeAmount': () => [{ id: 1, product: 8, min_amount: 300, max_amount: 2000 }],
    });
    expect(screen.queryByText(/^Una tarifa es de/)).toBeNull();
    await choose('Producto', 'Flexible plus');
    expect(screen.getByText(/^Una tarifa es de/)).toBeVisible();
    await choose('Producto', 'Universal');
    expect(screen.queryByText(/^Una tarifa es de/)).toBeNull();
  });

  it('has the ranges of the chosen product alone', async () => {
    await open();
    expect(optionsOf('Rango de Tiempo')).toHaveLength(1);
    await choose('Producto', 'Universal');
    expect(optionsOf('Rango de Tiempo').slice(1)).toEqual(['5 a 15 años', '20 a 30 años']);
    await choose('Rango de Tiempo', '5 a 15 años');
    await choose('Producto', 'Flexible plus');
    expect(screen.getByLabelText('Rango de Tiempo')).toHaveValue('');
    expect(optionsOf('Rango de Tiempo').slice(1)).toEqual(['8 a 12 años']);
  });

  it.each([
    ['4', '4'],
    ['99', ''],
  ])('whose address names the product %s begins with «%s»', async (named, value) => {
    await open({}, `/tarifas/nueva?product=${named}`);
    expect(screen.getByLabelText('Producto')).toHaveValue(value);
  });

  it('is one for each purpose and property type of the group', async () => {
    const bff = await open();
    await answerAll();
    expect(screen.getByText('2 tarifas: Compraventa; Casa, Departamento.')).toBeVisible();
    await save();
    expect(await screen.findByText('Se crearon 2 tarifas.')).toBeVisible();
    const sent = { product: 8, group: 1, range_period: 1, range_amount: 2, rate: 4.35 };
    expect(bff.callsTo(GROUP_RATES_PATH)[0]?.body).toEqual(sent);
    await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/tarifas' }));
  });

  it('is not above the TMC of its amounts', async () => {
    const bff = await open();
    await answerAll();
    const rate = screen.getByLabelText('Tasa');
    expect(await screen.findByText('Porcentaje anual. TMC vigente: 6,10 %.')).toBeVisible();
    fill(rate, '6,11');
    await save();
    expect(rate).toHaveAccessibleDescription(/^La tasa no puede ser mayor a la TMC/);
    fill(rate, '6,101');
    expect(rate).toHaveAccessibleDescription(/^La tasa no puede ser mayor a la TMC/);
    fill(rate, '4,351');
    expect(rate).toHaveAccessibleDescription(/^Use hasta dos decimales/);
    expect(bff.callsTo(GROUP_RATES_PATH)).toEqual([]);
  });

  it('that fails keeps everything as entered, and says why', async () => {
    const detail = 'Ya existe esta tarifa.';
    await open({ [GROUP_RATES_PATH]: () => refusal(409, { detail }) });
    await answerAll();
    await save();
    expect(
      await screen.findByText('Hubo un error al procesar el formulario. Intente nuevamente más tarde'),
    ).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(screen.getByLabelText('Tasa')).toHaveValue('4,35');
  });
});
