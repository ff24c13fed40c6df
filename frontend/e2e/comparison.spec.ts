import { USED_FLAT } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('terms that the age forbids are marked with the reason', async ({ simulator }) => {
  await simulator.toCredit(USED_FLAT, { age: '58' });
  await simulator.fillCredit({ value: '2500', savings: '500', years: '20' });
  const rows = simulator.comparison.locator('tbody tr');
  const reason = 'Su edad más los años de pago no pueden superar los 80 años';
  await expect(rows).toHaveCount(6);
  await expect(rows.filter({ hasText: reason })).toHaveCount(2);
  await expect(rows.nth(4)).toContainText('25 años');
  await expect(rows.nth(4)).toContainText(reason);
  await expect(rows.nth(5)).toContainText(reason);
  await expect(rows.nth(3)).toHaveAttribute('aria-current', 'true');
  const labels = simulator.comparison.getByRole('img').first().locator('g text');
  await expect(labels.nth(8)).toHaveText('–');
  await expect(labels.nth(10)).toHaveText('–');
});

test('an own term that is none of the six is placed between them', async ({ simulator }) => {
  await simulator.toCredit();
  await simulator.fillCredit({ value: '2500', savings: '500', years: '18' });
  await expect(simulator.comparison).toContainText('Tu plazo de 18 años queda entre 15 y 20 años.');
  await expect(simulator.comparison.locator('tbody tr')).toHaveCount(6);
  await expect(simulator.comparison.locator('[aria-current]')).toHaveCount(0);
});

test('the comparison says which credit and which rates it stands on', async ({ simulator }) => {
  await simulator.toCredit();
  await simulator.fillCredit();
  await expect(simulator.comparison).toContainText(
    'Mismo crédito de UF 2.000, con la tasa sugerida para cada plazo.',
  );
  await expect(simulator.comparison.locator('figcaption').first()).toContainText(
    'A más años, menor dividendo',
  );
  await expect(simulator.comparison.locator('figcaption').last()).toContainText(
    'A más años, mayor costo total',
  );
});
