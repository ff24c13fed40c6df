import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app.tsx';
import { currentLocation } from '../../testing/location.tsx';
import { GROUP_RATES_PATH, fakeRateTables, TABLES } from '../../testing/rate-tables.ts';
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
    const [summary] = screen.getAllByRole('alert');
    if (!summary) throw new Error('no summary');
    expect(summary).toHaveTextContent('Hay errores en el formulario. Verifica nuevamente.');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(5);
    expect(screen.getByLabelText('Tasa')).toHaveAccessibleDescription(/^Este campo es requerido/);
    expect(bff.callsTo(GROUP_RATES_PATH)).toEqual([]);
  });

  it('says that ranges come first, and where they are added, for a product without them', async () => {
    await open({
      '/api/tarificador/RangeAmount': () => [{ id: 1, product: 8, min_amount: 300, max_amount: 2000 }],
    });
    expect(screen.queryByText(/^Faltan rangos/)).toBeNull();
    await choose('Producto', 'Flexible plus');
    expect(screen.getByText(/^Faltan rangos/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rango de Monto' })).toHaveAttribute(
      'href',
      '/tarifas/mantenedores?tabla=RangeAmount',
    );
    await choose('Producto', 'Universal');
    expect(screen.queryByText(/^Faltan rangos/)).toBeNull();
  });

  it('says that a product comes first of all, and where it is added', async () => {
    await open({ '/api/tarificador/Product': () => [] });
    expect(screen.queryByText(/^Faltan rangos/)).toBeNull();
    expect(screen.getByText(/^Falta un producto/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Producto' })).toHaveAttribute(
      'href',
      '/tarifas/mantenedores?tabla=Product',
    );
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

  it('begins with the product that its address names', async () => {
    await open({}, '/tarifas/nueva?product=4');
    expect(screen.getByLabelText('Producto')).toHaveDisplayValue('Flexible plus');
  });

  it('begins without a product that is unknown', async () => {
    await open({}, '/tarifas/nueva?product=99');
    expect(screen.getByLabelText('Producto')).toHaveValue('');
  });

  it('is one for each purpose and property type of the group', async () => {
    const bff = await open();
    await answerAll();
    expect(screen.getByText('2 tarifas: Compraventa; Casa, Departamento.')).toBeVisible();
    await save();
    expect(await screen.findByText('Se crearon 2 tarifas.')).toBeVisible();
    expect(bff.callsTo(GROUP_RATES_PATH)[0]?.body).toEqual({
      product: 8,
      group: 1,
      range_period: 1,
      range_amount: 2,
      rate: 4.35,
    });
    await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/tarifas' }));
  });

  it('is followed by another one of the same product, group and years', async () => {
    const bff = await open();
    await answerAll();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar y seguir con otra' }));
    expect(await screen.findByText('Se crearon 2 tarifas.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Rango de Monto')).toHaveFocus());
    expect(currentLocation()).toMatchObject({ pathname: '/tarifas/nueva' });
    expect(screen.getByLabelText('Producto')).toHaveDisplayValue('Universal');
    expect(screen.getByLabelText('Tipo de tarificado')).toHaveDisplayValue('Compraventa de vivienda');
    expect(screen.getByLabelText('Rango de Tiempo')).toHaveDisplayValue('5 a 15 años');
    expect(screen.getByLabelText('Rango de Monto')).toHaveValue('');
    expect(screen.getByLabelText('Tasa')).toHaveValue('');
    await choose('Rango de Monto', 'UF 300 a 2.000');
    fill(screen.getByLabelText('Tasa'), '4,2');
    await save();
    await waitFor(() => expect(currentLocation()).toMatchObject({ pathname: '/tarifas' }));
    expect(bff.callsTo(GROUP_RATES_PATH).map(({ body }) => [body['range_amount'], body['rate']])).toEqual([
      [2, 4.35],
      [1, 4.2],
    ]);
  });

  it('is none that exists, nor one of a group of which some exist', async () => {
    const bff = await open({ '/api/tarificador/Tarificador': () => TABLES.Tarificador });
    await answerAll();
    await save();
    expect(screen.getByLabelText('Rango de Monto')).toHaveAccessibleDescription(/^Ya hay tarifas así/);
    await choose('Rango de Tiempo', '20 a 30 años');
    await save();
    expect(await screen.findByText('Se crearon 2 tarifas.')).toBeVisible();
    expect(bff.callsTo(GROUP_RATES_PATH)).toHaveLength(1);
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
    expect(rate).toHaveAccessibleDescription(/^Usa hasta dos decimales/);
    expect(bff.callsTo(GROUP_RATES_PATH)).toEqual([]);
  });

  it('that fails keeps everything as entered, and says why', async () => {
    const detail =
      'Ya existe una tarifa para ese destino, tipo de propiedad, rango de tiempo y rango de monto.';
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
