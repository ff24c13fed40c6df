/** A visitor's whole journey, by keyboard, in the browsers that the other tests don't use. */
import { rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { startBank, type Bank } from '../../frontend/e2e/support/bank.ts';
import { BROWSERS } from './installed.ts';
import { Person } from './person.ts';
import { visit } from './visitor.ts';

let bank: Bank;
test.beforeAll(async () => {
  bank = await startBank();
});
test.afterAll(() => bank.stop());

for (const { name, wants, start } of BROWSERS)
  // A missing browser fails its test, because a skipped one would look as if it had passed.
  test(name, async () => {
    if (start === null) throw new Error(`Not run: no ${name} on this machine (${wants})`);
    const album = `${test.info().project.outputDir}/${name.replaceAll(' ', '-').toLowerCase()}`;
    await rm(album, { recursive: true, force: true });
    const driver = await start();
    try {
      console.log(`${driver.version}: ${album}`);
      const person = new Person(driver, album);
      await visit(person, bank.url).catch(async (error: unknown) => {
        await person.takeScreenshot('failed');
        throw error;
      });
    } finally {
      await driver.close();
    }
  });
