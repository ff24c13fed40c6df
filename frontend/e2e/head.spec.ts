/** Head's figures, in a page that a browser translates: each leads to the list of its simulations. */
import { expectGoodAtEachWidth } from './support/look.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ isTranslated: true });

test('the head’s figures lead to their simulations', async ({ page }) => {
  test.slow();
  await startSession(page, 'adminrole');
  await page.goto('/jefatura?days=31');
  await expect(page.getByRole('table', { name: 'Por ejecutivo' })).toBeVisible();
  const received = page
    .getByRole('region', { name: 'En total' })
    .getByRole('link', { name: /recibidas de Todas$/ });
  await received.click();
  const list = page.getByRole('table', { name: 'Recibidas, Todas' });
  await expect(list).toBeVisible();
  await expectGoodAtEachWidth(page, 'the head’s figures with a list');
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/listado\?.*detalle=/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Recibidas, Todas' })).toBeVisible();
});
