/** The page Tarifas, and the acts of its users. */
import type { Locator, Page } from '@playwright/test';

export const gridOf = (page: Page, product: string): Locator =>
  page.getByRole('grid', { name: new RegExp(`^Tasas anuales de ${product}`) });

/** Returns a rate's cell, by its years and amounts. */
export const rateCell = (page: Page, product: string, cell: string): Locator =>
  gridOf(page, product).getByRole('gridcell', { name: cell });

const ACTS = 'acts';

/** Counts presses and keys from now on, over all pages of the tab. */
export const countActs = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    for (const kind of ['pointerdown', 'keydown'])
      window.addEventListener(
        kind,
        () => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1)),
        { capture: true },
      );
  }, ACTS);

export const actsOf = (page: Page): Promise<number> =>
  page.evaluate((name) => Number(sessionStorage.getItem(name) ?? 0), ACTS);
