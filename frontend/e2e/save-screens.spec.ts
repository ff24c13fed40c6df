/** Summary and success as everybody must be able to use them. */
import { expectGoodAtEachWidth } from './support/look.ts';
import { USED_FLAT } from './support/people.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

test('summary, its failure, and success', async ({ page, simulator }) => {
  await simulator.toCredit(USED_FLAT, { rut: '14.203.301-1', email: 'pantalla@example.cl' });
  await simulator.fillCredit();
  await simulator.calculate.click();
  const summary = new Summary(page);
  await summary.open();
  await expectGoodAtEachWidth(page, 'summary');
  await page.route(/\/web\/simulations\/create$/, (route) => route.abort(), { times: 1 });
  await summary.ask.click();
  await expect(summary.alert).toBeVisible();
  await expectGoodAtEachWidth(page, 'summary that failed');
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  await page.getByText('Ver observaciones legales').click();
  await expectGoodAtEachWidth(page, 'success');
});
