/** Layout and accessibility of summary and success screen at each width. */
import { atEachWidth, expectGoodAtEachWidth } from './support/look.ts';
import { lineCount } from './support/measures.ts';
import { USED_FLAT } from './support/people.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

const EMAIL = 'claudia.pantalla@example.cl';

test.use({ expectsFailedCalls: true });
test.slow();

test('summary, its failure, and success', async ({ page, simulator }) => {
  await simulator.toCredit(USED_FLAT, { rut: '14.203.301-1', email: EMAIL });
  await simulator.fillCredit();
  await simulator.calculate.click();
  const summary = new Summary(page);
  await summary.open();
  await expectGoodAtEachWidth(page, 'summary');
  const mail = summary.modal.getByRole('definition').filter({ hasText: EMAIL });
  await atEachWidth(page, async () => expect(await lineCount(mail), 'lines of the e-mail').toBe(1));
  await page.route(/\/web\/simulations\/create$/, (route) => route.abort(), { times: 1 });
  await summary.ask.click();
  await expect(summary.alert).toBeVisible();
  await expectGoodAtEachWidth(page, 'summary that failed');
  await summary.ask.click();
  await expect(summary.success).toBeFocused();
  await page.getByText('Ver observaciones legales').click();
  await expectGoodAtEachWidth(page, 'success');
});
