/** A visitor's and an executive's work, by keyboard, in the browsers that the other tests don't use. */
import { rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { startBank, type Bank } from '../../frontend/e2e/support/bank.ts';
import { attend } from './executive.ts';
import { BROWSERS } from './installed.ts';
import { Person } from './person.ts';
import { visit } from './visitor.ts';

const WAYS = { visitor: visit, executive: attend };

let bank: Bank;
test.beforeAll(async () => {
  bank = await startBank();
});
test.afterAll(() => bank.stop());

for (const { name, wants, start } of BROWSERS) {
  for (const [way, go] of Object.entries(WAYS)) {
    // A missing browser fails its test, because a skipped one would look as if it had passed.
    test(`${name}: the ${way}`, async () => {
      if (start === null) throw new Error(`Not run: no ${name} on this machine (${wants})`);
      const album = `${test.info().project.outputDir}/${name.replaceAll(' ', '-').toLowerCase()}-${way}`;
      await rm(album, { recursive: true, force: true });
      const driver = await start();
      try {
        console.log(`${driver.version}, the ${way}: ${album}`);
        const person = new Person(driver, album);
        await go(person, bank.url).catch(async (error: unknown) => {
          await person.takeScreenshot('failed');
          throw error;
        });
      } finally {
        await driver.close();
      }
    });
  }
}
