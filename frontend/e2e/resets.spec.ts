import { expect, test } from './support/test.ts';

const EDIT_CLIENT = 'Editar tus datos';
const EDIT_PROJECT = 'Editar tu proyecto';
const EDIT_CREDIT = 'Editar tu crédito';

test('the summary leads back to the answers, also after a reload, and Editar opens a finished module and closes the others', async ({
  page,
  simulator,
}) => {
  const { summary } = simulator;
  await simulator.toResult();
  await simulator.confirm.click();
  await expect(page).toHaveURL('/simulador/resumen');
  await expect(summary.getByRole('heading', { name: 'Resumen de la simulación' })).toBeInViewport();
  await expect.poll(() => summary.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await summary.getByRole('button', { name: 'Volver atrás' }).click();
  await expect(page).toHaveURL('/simulador');
  await expect(summary).toBeHidden();
  await expect(page.getByLabel('Valor de la propiedad', { exact: true })).toHaveValue('2.500');
  await expect(page.getByRole('form')).toHaveCount(1);

  await simulator.confirm.click();
  await expect(summary).toBeVisible();
  await page.reload();
  await expect(summary.getByText('Claudia Núñez')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/simulador');
  await expect(simulator.field('input_savings')).toHaveValue('500');

  await page.getByRole('button', { name: EDIT_CLIENT }).click();
  await expect(simulator.field('input_name')).toHaveValue('Claudia');
  await expect(simulator.field('input_rut')).toHaveValue('12.345.678-5');
  await expect(simulator.field('input_consent')).toBeChecked();
  await expect(page.getByRole('form')).toHaveCount(1);
  await expect(page.getByText('Módulo completado')).toHaveCount(2);
  await expect(page.getByRole('button', { name: EDIT_PROJECT })).toBeEnabled();

  await simulator.field('input_name').fill('');
  await expect(page.getByRole('button', { name: EDIT_PROJECT })).toBeDisabled();
  await expect(page.getByRole('button', { name: EDIT_CREDIT })).toBeDisabled();
  await simulator.field('input_name').fill('Claudia Andrea');
  await simulator.continue.click();
  await expect(page.getByRole('heading', { name: 'Genial, Claudia Andrea!' })).toBeFocused();
  await simulator.continue.click();
  await expect(page.getByRole('heading', { name: 'Ok, Claudia Andrea esto es importante' })).toBeFocused();

  await page.goto('/login');
  await page.goBack();
  await page.getByRole('button', { name: EDIT_CLIENT }).click();
  await expect(simulator.field('input_email')).toHaveValue('claudia.nunez@example.cl');
});
