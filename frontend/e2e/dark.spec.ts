/** The dark colour scheme: every screen is legible in it, and paper is light. */
import type { Page } from '@playwright/test';
import { expectLegibleInTheDark } from './support/axe.ts';
import { USED_FLAT } from './support/people.ts';
import { startSession } from './support/staff.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

test.slow();

const property = (page: Page, name: string): Promise<string> =>
  page.evaluate((it) => getComputedStyle(document.documentElement).getPropertyValue(it), name);

test('the visitor’s screens, and paper', async ({ page, simulator }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await simulator.open();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 24, 33)');
  await expect(page.locator('meta[name=theme-color][media*=dark]')).toHaveAttribute('content', '#0e1821');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect([await property(page, '--ink'), await property(page, 'color-scheme')]).toEqual(['#12263a', 'light']);
  await page.emulateMedia({ colorScheme: null, media: null });
  await simulator.continue.click();
  await expectLegibleInTheDark(page, 'simulator');
  // A client of this test alone, because other tests count the mails to theirs.
  await simulator.toCredit(USED_FLAT, { rut: '14.203.309-7', email: 'oscura@example.cl' });
  await simulator.fillCredit();
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectLegibleInTheDark(page, 'result');
  const summary = new Summary(page);
  await summary.open();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectLegibleInTheDark(page, 'summary');
  await summary.ask.click();
  await expect(summary.success).toBeVisible();
  await expectLegibleInTheDark(page, 'success');
});

test('a visitor’s answer without data', async ({ page, simulator }) => {
  await simulator.open();
  await expectLegibleInTheDark(page, 'nothing asked');
  await page.getByRole('button', { name: 'Ver un ejemplo' }).click();
  await expect(page.getByRole('status', { name: 'Pagarías al mes' })).toContainText('$');
  await expectLegibleInTheDark(page, 'example');
  await page.getByRole('button', { name: 'Usar estas cifras' }).click();
  await simulator.continue.scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('complementary', { name: 'Tu dividendo' })).toBeVisible();
  await expectLegibleInTheDark(page, 'slim bar');
});

test('staff’s screens', async ({ page }) => {
  await page.goto('/login');
  await expectLegibleInTheDark(page, 'login');
  await startSession(page, 'adminrole');
  for (const [path, heading] of [
    ['/dashboard', 'Vista general'],
    ['/listado', 'Resumen de operaciones'],
    ['/simulatorTemplate', 'Simula tu crédito'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expectLegibleInTheDark(page, path);
  }
});
