/** An unfinished simulation outlives its tab only where the visitor chose to keep its figures; phone.spec.ts shows its reload. */
import { Simulator } from './support/simulator.ts';
import { expect, test } from './support/test.ts';

test('another tab and visit find only what the visitor chose to keep', async ({ page, simulator }) => {
  await simulator.toCredit();
  const open = async (): Promise<Simulator> => {
    const tab = new Simulator(await page.context().newPage());
    await tab.open();
    return tab;
  };
  const other = await open();
  await expect(other.page.getByRole('button', { name: 'Ver un ejemplo' })).toBeVisible();
  expect(await other.page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await other.field('input_property_value').fill('3000');
  await other.page.getByRole('button', { name: 'Guardar en este equipo' }).click();
  const kept = await other.page.evaluate(() => localStorage.getItem('estimacion') ?? '');
  expect(JSON.parse(kept)).toMatchObject({ version: 2 });
  const later = await open();
  await expect(later.field('input_property_value')).toHaveValue('3.000');
  await later.page.getByRole('button', { name: 'Borrar de este equipo' }).click();
  expect(await later.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
