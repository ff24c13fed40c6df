/** The browser tests' `test`: an installation for each worker, and a page that is watched for errors. */
import { expect, test as base } from '@playwright/test';
import { startBank, type Bank } from './bank.ts';
import { waitForOneDay } from './one-day.ts';
import { Simulator } from './simulator.ts';
import { translate } from './translate.ts';
import { watch } from './watch.ts';

export interface PerTest {
  simulator: Simulator;
  /** True where calls are meant to fail: the browser logs them to its console. */
  expectsFailedCalls: boolean;
  /** True to treat each page as a browser's translation does. */
  isTranslated: boolean;
  translated: undefined;
  oneDay: undefined;
  drawn: undefined;
  watched: undefined;
}

export interface PerWorker {
  /** Number of invented people's simulations that the installation starts with. */
  demoSimulations: number;
  bank: Bank;
}

export const test = base.extend<PerTest, PerWorker>({
  demoSimulations: [300, { scope: 'worker', option: true }],
  bank: [
    async ({ demoSimulations }, provide) => {
      const bank = await startBank();
      await bank.demoData(demoSimulations);
      await provide(bank);
      await bank.stop();
    },
    { scope: 'worker', timeout: 60_000 * Number(process.env['TEST_TIMEOUT_FACTOR'] ?? 1) },
  ],
  baseURL: async ({ bank }, provide) => provide(bank.url),
  expectsFailedCalls: [false, { option: true }],
  isTranslated: [process.env['TRANSLATED'] === '1', { option: true }],
  translated: [
    async ({ page, isTranslated }, provide) => {
      if (isTranslated) await translate(page);
      await provide(undefined);
    },
    { auto: true },
  ],
  oneDay: [
    async ({ bank: _ }, provide, testInfo) => {
      await waitForOneDay(testInfo);
      await provide(undefined);
    },
    { auto: true },
  ],
  drawn: [
    async ({ page }, provide) => {
      // A press before the client is loaded takes effect later, too late for the next step of the test.
      const drawn = page.locator('#root[data-drawn]');
      await page.addLocatorHandler(drawn, () => drawn.waitFor({ state: 'detached' }));
      await provide(undefined);
    },
    { auto: true },
  ],
  watched: [
    async ({ page, baseURL, expectsFailedCalls }, provide) => {
      const found = watch(page, baseURL ?? '', expectsFailedCalls);
      await provide(undefined);
      expect(found, 'console errors, exceptions and third parties').toEqual([]);
    },
    { auto: true },
  ],
  simulator: async ({ page }, provide) => provide(new Simulator(page)),
});

export { expect };
