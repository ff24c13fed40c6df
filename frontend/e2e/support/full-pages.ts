/** How full printed pages are. */
import { expect, type Page } from '@playwright/test';
import { filledPagesOf } from './pdf.ts';

const LEAST_FILLED_SHARE = 0.6;
/** The footer of visitors' pages. */
const FOOTER = /Simulación referencial:.*día indicado\./;
/** Number of characters of about two lines. */
const LEAST_LAST_CHARACTERS = 100;

/** Expects no page of the printed screen to be nearly empty. */
export async function expectFullPages(page: Page, screen: string): Promise<void> {
  const pages = await filledPagesOf(await page.pdf({ format: 'A4', printBackground: true }));
  const last = pages.pop();
  const shares = pages.map(({ filledShare }) => filledShare);
  expect(Math.min(...shares, 1), `${screen}: ${shares.join(', ')}`).toBeGreaterThan(LEAST_FILLED_SHARE);
  const content = last?.text.replace(FOOTER, '') ?? '';
  expect(content.length, `${screen}: last page`).toBeGreaterThan(LEAST_LAST_CHARACTERS);
}
