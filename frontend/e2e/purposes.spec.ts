import {
  FREE_DISPOSITION,
  NEW_DFL2_HOUSE,
  REFINANCING,
  SUBSIDISED,
  type Reference,
} from './support/reference.ts';
import { USED_FLAT, type Credit, type Project } from './support/people.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';

const PLACE = { region: 'Biobío', comuna: 'Concepción' } as const;

// No term suits some incomes here: `plazo` answers 404 then.
test.use({ expectsFailedCalls: true });

test('each purpose has its own fields and figures; a subsidy and a new DFL2 house have theirs', async ({
  page,
  simulator,
}) => {
  test.slow();
  const expectFigures = async (credit: Credit, row: Reference): Promise<void> => {
    await simulator.fillCredit(credit);
    await simulator.calculate.click();
    await expect(simulator.confirm).toBeVisible();
    await expectResult(simulator.result, row, await shownUf(page));
  };
  const change = async (project: Project): Promise<void> => {
    await page.getByRole('button', { name: 'Editar tu proyecto' }).click();
    await simulator.fillProject(project);
    await simulator.continue.click();
  };

  await simulator.toCredit({ purpose: 'Libre Disponibilidad', type: 'Oficina', ...PLACE });
  await expect(simulator.field('input_payment_years_fg')).toBeVisible();
  await expectFigures({ value: '4000', amount: '1500', years: '15' }, FREE_DISPOSITION);

  await change({ purpose: 'Refinanciamiento', type: 'Casa', ...PLACE });
  await expect(simulator.field('input_payment_years_ref')).toBeVisible();
  await expect(simulator.field('input_savings')).toHaveCount(0);
  await expectFigures({ value: '3000', amount: '2000', years: '20' }, REFINANCING);

  await change({ purpose: 'Compraventa', type: 'Casa', state: 'Nueva', dfl2: true, ...PLACE });
  await expectFigures({ value: '3000', amount: '2400', years: '30' }, NEW_DFL2_HOUSE);
  await expect(simulator.field('input_savings')).toHaveValue(/^24\.\d{3}\.\d{3}$/);

  await change(USED_FLAT);
  await simulator.enter('input_property_value', '2200,0001');
  await expect(simulator.field('input_has_allowance')).toHaveCount(0);
  await expectFigures({ value: '2000', subsidy: '300', savings: '100', years: '20' }, SUBSIDISED);
  await expect(simulator.field('input_credit_amount_needed')).toHaveValue('1.600');
  await expect(simulator.field('input_select_unemployment')).toBeChecked();
});
