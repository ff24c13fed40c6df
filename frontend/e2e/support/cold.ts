/** A freshly started installation without cached UF or lists, for tests of a core that fails from the start. */
import { startBank, type Bank } from './bank.ts';
import { test as warm } from './test.ts';

export const test = warm.extend<{ coldBank: Bank }>({
  coldBank: async ({ playwright: _ }, provide) => {
    const bank = await startBank();
    await provide(bank);
    await bank.stop();
  },
  baseURL: async ({ coldBank }, provide) => provide(coldBank.url),
});
