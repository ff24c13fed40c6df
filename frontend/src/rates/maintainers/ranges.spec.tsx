import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app.tsx';
import { BASE, fakeRateTables } from '../../testing/rate-tables.ts';
import type { FakeBff } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const open = async (address: string): Promise<FakeBff> => {
  const bff = fakeRateTables();
  openApp(address);
  await screen.findByRole('table');
  return bff;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the maintainers of ranges', () => {
  it('say what the edit of a range does to its rates, before it is saved', async () => {
    await open('/tarifas/mantenedores?tabla=RangePeriod');
    await press('Editar: Universal, 5 a 15 años');
    const [min, max] = [screen.getByLabelText('Desde, años'), screen.getByLabelText('Hasta, años')];
    const said = () =>
      (within(screen.getByRole('dialog')).getAllByRole('status')[0]?.textContent ?? '').replaceAll(
        '\u00a0',
        ' ',
      );
    expect(said()).toBe('');
    await userEvent.clear(min);
    await userEvent.type(min, '7');
    await waitFor(() => expect(said()).toBe('2 tarifas pasan a 7 a 15 años; de 5 a 7 años quedan sin tasa.'));
    await userEvent.clear(max);
    await userEvent.type(max, '12');
    expect(said()).toBe('2 tarifas pasan a 7 a 12 años; de 5 a 7 años y de 12 a 15 años quedan sin tasa.');
    await userEvent.clear(min);
    await userEvent.type(min, '4');
    await userEvent.clear(max);
    await userEvent.type(max, '16');
    expect(said()).toBe('2 tarifas pasan a 4 a 16 años.');
    const options = () =>
      within(screen.getByLabelText('Producto'))
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(options()).toEqual(['Universal']);
    expect(screen.getByLabelText('Producto')).toHaveAccessibleDescription(/^Tiene tarifas/);
    await userEvent.clear(max);
    expect(said()).toBe('');
    await press('Cancelar');
    await press('Salir sin guardar');
    // This range contains no rates.
    await press('Editar: Flexible plus, 8 a 12 años');
    await userEvent.clear(screen.getByLabelText('Desde, años'));
    await userEvent.type(screen.getByLabelText('Desde, años'), '10');
    expect(said()).toBe('De 8 a 10 años quedan sin rango.');
    expect(options()).toEqual(['Universal', 'Flexible plus']);
  });

  it('say the same of amounts', async () => {
    await open('/tarifas/mantenedores?tabla=RangeAmount');
    await press('Editar: Universal, UF 2.000 a 20.000');
    fill(screen.getByLabelText('Desde, UF'), '2500,5');
    expect(
      await screen.findByText(
        /^1 tarifa pasa a UF\s2\.500,5 a 20\.000; de UF\s2\.000 a 2\.500,5 quedan sin tasa\.$/,
      ),
    ).toBeVisible();
  });

  it('delete a range with its rates, which are listed', async () => {
    const bff = await open('/tarifas/mantenedores?tabla=RangePeriod');
    await waitFor(() => expect(bff.callsTo(`${BASE}/Tarificador`)).toHaveLength(1));
    await press('Eliminar: Universal, 5 a 15 años');
    const question = within(screen.getByRole('dialog'));
    const listed = within(await question.findByRole('list', { name: 'También se eliminan' }));
    expect(listed.getAllByRole('listitem').map((item) => item.textContent.replaceAll('\u00a0', ' '))).toEqual(
      [
        'Compraventa, Casa, 5 a 15 años, UF 300 a 2.000: 4,39 %',
        'Compraventa, Casa, 5 a 15 años, UF 2.000 a 20.000: 6,30 %',
      ],
    );
    await userEvent.click(question.getByRole('button', { name: 'Eliminar rango y sus 2 tarifas' }));
    expect(await screen.findByText('Recurso eliminado.')).toBeVisible();
    const [deletion] = bff.callsTo(`${BASE}/RangePeriod/1`);
    expect([deletion?.method, deletion?.query]).toEqual(['DELETE', { rates: '2' }]);
  });
});
