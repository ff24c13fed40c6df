/** An unfinished simulation survives a reload, and the tab only where the visitor chose to keep its figures. */
import { CLAUDIA } from './support/people.ts';
import { TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { Simulator } from './support/simulator.ts';
import { expect, test } from './support/test.ts';

test.slow();

test('a reload keeps every answer, in the first step and after the last; another tab and visit find only what the visitor chose to keep', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await simulator.fillClient();
  await page.reload();
  for (const [field, value] of [
    ['input_name', CLAUDIA.name],
    ['input_rut', CLAUDIA.rut],
    ['input_email', CLAUDIA.email],
    ['input_phone_number', CLAUDIA.phone],
    ['input_liquid_salary', '1.850.000'],
  ] as const)
    await expect(simulator.field(field)).toHaveValue(value);
  await expect(simulator.field('input_consent')).toBeChecked();
  await simulator.continue.click();
  await simulator.fillProject();
  await simulator.continue.click();
  await simulator.fillCredit();
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await page.reload();
  await expect(simulator.confirm).toBeVisible();
  await expectResult(simulator.result, TWENTY_FIVE_YEARS, await shownUf(page));

  const open = async (): Promise<Simulator> => {
    const tab = new Simulator(await page.context().newPage());
    await tab.open();
    return tab;
  };
  const other = await open();
  await expect(other.page.getByRole('button', { name: 'Ver un ejemplo' })).toBeVisible();
  expect(await other.page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await other.field('estimate_property_value').fill('3000');
  await other.page.getByRole('button', { name: 'Guardar en este equipo' }).click();
  const later = await open();
  await expect(later.field('estimate_property_value')).toHaveValue('3.000');
  await later.page.getByRole('button', { name: 'Borrar de este equipo' }).click();
  expect(await later.page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
