/** Summary and success as everybody must be able to use them. */
import { expectAccessible } from './support/axe.ts';
import { expectFocusSeen, expectNoSidewaysScroll, expectTargets } from './support/measures.ts';
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
      const look = async (screen: string): Promise<void> => {
        await expectAccessible(page, screen);
        await expectTargets(page, screen);
        await expectNoSidewaysScroll(page, screen);
        await expectFocusSeen(page, screen);
      };
      await simulator.toCredit(USED_FLAT, { rut, email: `pantalla.${width}@example.cl` });
      await simulator.fillCredit();
      await simulator.calculate.click();
      const summary = new Summary(page);
      await summary.open();
      await look('summary');
      await page.route(/\/web\/simulations\/create$/, (route) => route.abort(), { times: 1 });
      await summary.ask.click();
      await expect(summary.alert).toBeVisible();
      await look('summary that failed');
      await summary.ask.click();
      await expect(summary.success).toBeVisible();
      await page.getByText('Ver observaciones legales').click();
      await look('success');
    });
  });
}
