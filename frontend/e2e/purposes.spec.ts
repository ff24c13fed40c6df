import { expectAccessible } from './support/axe.ts';
import {
  FREE_DISPOSITION,
  NEW_DFL2_HOUSE,
  REFINANCING,
  SUBSIDISED,
  THREE_GRACE_MONTHS,
} from './support/reference.ts';
import { TWO_THOUSAND_UF } from './support/people.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';

const PLACE = { region: 'Biobío', comuna: 'Concepción' } as const;

// No term suits some incomes here: `plazo` answers 404 then.
test.use({ expectsFailedCalls: true });

test('refinancing is for houses above 1,500 UF, and is compared with the present credit', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await simulator.toProject();
  await page.getByRole('radio', { name: 'Refinanciamiento' }).check();
  await expect(simulator.field('input_property_type_ref').locator('option')).toHaveText(['Casa']);
  await expect(page.getByRole('radio', { name: 'Usada' })).toHaveCount(0);
  await expect(simulator.field('input_select_location_ref')).toBeEnabled();
  await expect(simulator.field('input_google_autocomplete_ref')).toBeVisible();
  await simulator.fillProject({ purpose: 'Refinanciamiento', type: 'Casa', ...PLACE });
  await simulator.continue.click();

  await expect(simulator.field('input_property_value_ref')).toBeVisible();
  await expect(simulator.field('input_payment_years_ref')).toBeVisible();
  await expect(simulator.field('input_savings')).toHaveCount(0);
  await expect(simulator.field('input_has_allowance')).toHaveCount(0);
  await simulator.fillCredit({ value: '3000', amount: '2000', years: '20' });
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectResult(simulator.result, REFINANCING, await shownUf(page));

  const change = page.getByRole('region', { name: /^¿Conviene cambiar/ });
  await change.getByRole('button', { name: 'Ver refinanciamiento' }).press('Enter');
  await simulator.field('present_balance').fill('1910,1262');
  await simulator.field('present_payment').fill('12');
  await simulator.field('present_months').fill('276');
  await expect(change.getByRole('status')).toHaveText(
    /^El cambio (se paga desde el mes \d+|no se paga nunca)/,
  );
  await expectAccessible(page, 'refinancing');
});

test('free disposition has its own fields, for any property; a new DFL2 house pays less tax', async ({
  page,
  simulator,
}) => {
  await simulator.toCredit({ purpose: 'Libre Disponibilidad', type: 'Oficina', ...PLACE });
  await expect(simulator.field('input_payment_years_fg')).toBeVisible();
  await simulator.fillCredit({ value: '4000', amount: '1500', years: '15' });
  await expect(simulator.field('input_property_value_fg')).toHaveValue('4.000');
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectResult(simulator.result, FREE_DISPOSITION, await shownUf(page));
  await page.getByRole('button', { name: 'Editar tu proyecto' }).click();
  await expect(simulator.field('input_property_type_fg')).toHaveValue('9');
  await expect(simulator.field('input_select_location_fg')).toBeVisible();

  await page.getByRole('radio', { name: 'Compraventa' }).check();
  await simulator.field('input_property_type').selectOption('Casa');
  await expect(simulator.field('input_is_dfl2')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Usada' }).check();
  await expect(simulator.field('input_is_dfl2')).toHaveCount(0);
  const house = { purpose: 'Compraventa', type: 'Casa', state: 'Nueva', dfl2: true, ...PLACE } as const;
  await simulator.fillProject(house);
  await simulator.continue.click();
  await simulator.fillCredit({ value: '3000', amount: '2400', years: '30' });
  await expect(simulator.field('input_savings')).toHaveValue('600');
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectResult(simulator.result, NEW_DFL2_HOUSE, await shownUf(page));
});

test('a subsidy brings its fields, its insurances and its share of the value; grace months come without one', async ({
  page,
  simulator,
}) => {
  await simulator.toCredit();
  await expect(simulator.field('input_has_allowance')).toHaveCount(0);
  await simulator.enter('input_property_value', '2200,0001');
  await expect(simulator.field('input_has_allowance')).toHaveCount(0);
  await simulator.enter('input_property_value', '2200');
  await expect(simulator.field('input_has_allowance')).toHaveCount(2);
  await expect(simulator.field('input_allowance_amount')).toHaveCount(0);

  await simulator.fillCredit({ value: '2000', subsidy: '300', savings: '100', years: '20' });
  await expect(simulator.field('input_credit_amount_needed')).toHaveValue('1.600');
  await expect(simulator.field('input_allowance_type').locator('option')).toHaveText([
    'DS01',
    'DS19',
    'DS116',
  ]);
  await expect(simulator.field('input_allowance_type').locator('option:checked')).toHaveText('DS01');
  await expect(simulator.field('input_select_unemployment')).toBeChecked();
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expect(simulator.result).toContainText(
    'Incluye seguro de incendio y sismo, seguro de cesantía y seguro de desgravamen.',
  );
  const uf = await shownUf(page);
  await expectResult(simulator.result, SUBSIDISED, uf);

  const options = simulator.field('input_grace_months').locator('option');
  await expect(options).toHaveCount(7);
  await expect(options.first()).toHaveText('Sin Meses de gracia');
  await simulator.fillCredit({ ...TWO_THOUSAND_UF, grace: '3' });
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectResult(simulator.result, THREE_GRACE_MONTHS, uf, { graceMonths: 3 });
});
