/** All figures of a credit in a page that the browser translates: every text is replaced, again after each change. */
import type { Browser, Page } from '@playwright/test';
import { Simulator } from './support/simulator.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

const TABS = ['Plazos', 'Cuadro', 'Abonos', 'Otra oferta', 'Cuánto me alcanza'];

/** Opens the simulator in a browser of its own. */
async function openIn(browser: Browser, isTranslated: boolean): Promise<Simulator> {
  const page = await (await browser.newContext()).newPage();
  if (isTranslated) await translate(page);
  const simulator = new Simulator(page);
  await simulator.open();
  if (isTranslated) await page.locator('#root[data-translated]').waitFor();
  return simulator;
}

/** Returns the page's text with single spaces, because a wrapped text may end its line. */
const textOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');

test('a translated page has the figures of one that is not, after each change, in every tab', async ({
  browser,
}) => {
  test.slow();
  const both = [await openIn(browser, false), await openIn(browser, true)] as const;
  for (const [value, savings, years, tabs] of [
    ['3200', '28631547', '25', TABS],
    ['2500', '24528216', '20', TABS.slice(-2)],
  ] as const)
    for (const tab of tabs) {
      for (const simulator of both) {
        await simulator.field('input_property_value').fill(value);
        await simulator.field('input_savings').fill(savings);
        await simulator.field('input_payment_years_cv').fill(years);
        await simulator.page.getByRole('tab', { name: tab }).click();
      }
      const [plain, translated] = both;
      await plain.page.waitForLoadState('networkidle');
      await expect(async () => {
        expect(await textOf(translated.page)).toBe(await textOf(plain.page));
      }).toPass();
    }
});
