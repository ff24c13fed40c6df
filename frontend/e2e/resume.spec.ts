/** The figures of an unfinished simulation survive the tab; the client's data do not. */
import { CLAUDIA } from './support/people.ts';
import { TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

test.slow();

test('a reload keeps every answer, at each step', async ({ page, simulator }) => {
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
  await page.reload();
  await expect(simulator.field('input_comuna')).toHaveValue('13120');
  await simulator.continue.click();
  await simulator.fillCredit();
  await page.reload();
  await expect(simulator.field('input_savings')).toHaveValue('500');
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await page.reload();
  await expect(simulator.confirm).toBeVisible();
  await expectResult(simulator.result, TWENTY_FIVE_YEARS, await shownUf(page));

  const summary = new Summary(page);
  await summary.open();
  await summary.field('input_rut').fill('7654321-6');
  await page.reload();
  await expect(summary.modal).toBeVisible();
  await expect(summary.field('input_rut')).toHaveValue('7.654.321-6');
});

test('another visit finds project and credit, and nothing of the person', async ({ page, simulator }) => {
  await simulator.toResult();
  const storedText = () => page.evaluate(() => Object.values(localStorage).join('\n'));
  // Answers are stored when typing pauses, which may be after the result is shown.
  await expect.poll(storedText).toMatch(/"savings":\{[^}]*"amount":500/);
  const kept = await storedText();
  for (const personal of [CLAUDIA.name, CLAUDIA.lastName, '345', CLAUDIA.email, '912345678', '1850000'])
    expect(kept).not.toContain(personal);

  const visit = await page.context().newPage();
  await visit.goto('/simulador');
  await expect(visit.getByText('Retomamos tu proyecto y tu crédito de una visita anterior.')).toBeVisible();
  await expect(visit.locator('[name="input_name"]')).toHaveValue('');
  await expect(visit.locator('[name="input_rut"]')).toHaveValue('');
  const result = visit.getByRole('complementary', { name: 'Tu resultado' });
  await expectResult(result, TWENTY_FIVE_YEARS, await shownUf(page));
  await visit.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(visit.getByText('Retomamos tu proyecto')).toBeHidden();
  await expect(visit.getByRole('button', { name: 'Ver un ejemplo' })).toBeVisible();
});
