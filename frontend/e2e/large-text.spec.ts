/** Staff's screens with text at 200 % on a phone. */
import type { Locator, Page } from '@playwright/test';
import { earlierOne } from './support/listed.ts';
import { expectNoSidewaysScroll } from './support/measures.ts';
import { Professional } from './support/professional.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** Expects no element to end beyond the screen's right edge, where a card or a dialog would cut it. */
const expectWhole = (parts: Locator): Promise<void> =>
  expect
    .poll(() =>
      parts.evaluateAll((elements) =>
        elements
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ element, box }) => element.checkVisibility() && box.width > 1 && box.right > innerWidth)
          .map(({ element }) => element.outerHTML),
      ),
    )
    .toEqual([]);

test('text at 200 % stays within a phone in list and detail', async ({ page }) => {
  await startSession(page, 'adminrole');
  await page.goto('/listado?days=91');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.getByText(/@/).first()).toBeVisible();
  await enlarge(page);
  await expectNoSidewaysScroll(page, 'list');
  await expectWhole(rows.locator('td > *'));
  await expectWhole(page.getByLabel('Orden'));
  const { uuid } = await earlierOne(page, 0);
  await page.goto(`/listado?days=91&detalle=${uuid}`);
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('heading', { name: 'Historia' })).toBeAttached();
  await enlarge(page);
  await expectWhole(detail.locator('button, dt, dd, p, a'));
});

test('text at 200 % stays within a phone in the professional simulator', async ({ page }) => {
  const pro = new Professional(page);
  await pro.open();
  await pro.toProject();
  await pro.toCredit();
  await pro.fillCredit();
  await pro.calculate.click();
  await expect(pro.confirm).toBeEnabled();
  await enlarge(page);
  await expectNoSidewaysScroll(page, 'module 3 with its result');
  await pro.confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectNoSidewaysScroll(page, 'summary');
  await expectWhole(page.getByRole('main').locator('dd, p, button, input'));
});
