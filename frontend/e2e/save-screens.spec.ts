/** Summary and success as everybody must be able to use them. */
import { expectGood } from './support/look.ts';
import { USED_FLAT } from './support/people.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });

const PEOPLE = [
  [360, '14.203.301-1'],
  [768, '14.203.302-K'],
  [1280, '14.203.303-8'],
] as const;

for (const [width, rut] of PEOPLE) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('summary, its failure, and success', async ({ page, simulator }) => {
      await simulator.toCredit(USED_FLAT, { rut, email: `pantalla.${width}@example.cl` });
      await simulator.fillCredit();
      await simulator.calculate.click();
      const summary = new Summary(page);
      await summary.open();
      await expectGood(page, 'summary');
      await page.route(/\/web\/simulations\/create$/, (route) => route.abort(), { times: 1 });
      await summary.ask.click();
      await expect(summary.alert).toBeVisible();
      await expectGood(page, 'summary that failed');
      await summary.ask.click();
      await expect(summary.success).toBeVisible();
      await page.getByText('Ver observaciones legales').click();
      await expectGood(page, 'success');
    });
  });
}
