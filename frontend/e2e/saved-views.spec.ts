/** Views of the list under a name: filter, order and columns, in the address and on the server. */
import { expectGoodToSee, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { expectFocusSeen, expectNoSidewaysScroll } from './support/measures.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('a view is saved with its columns, opened by another user, and deleted; a row’s dialogs need no column', async ({
  page,
  browser,
}) => {
  test.slow();
  await startSession(page, 'adminrole');
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/listado?days=91&sort=amount');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader', { name: 'Email' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Envíos' })).toBeVisible();
  await page.getByRole('button', { name: 'Vistas y columnas' }).click();
  const menu = page.getByRole('dialog', { name: 'Vistas y columnas' });
  await menu.getByLabel('Email').uncheck();
  await menu.getByLabel(/^Guardar estos filtros/).fill('Feria Antofagasta');
  await menu.getByLabel('Compartir con todo el equipo').check();
  await menu.getByRole('button', { name: 'Guardar vista' }).click();
  await expect(menu.getByText('Vista «Feria Antofagasta» guardada.')).toBeVisible();
  await expectFocusSeen(page, 'the menu of views');
  await expectGoodToSeeAtEachWidth(page, 'the menu of views');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page, 'the menu of views at 200 %');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 1920, height: 900 });
  await menu.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(table.getByRole('columnheader', { name: 'Email' })).toBeHidden();
  const address = page.url();

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await startSession(colleague, 'executiverole');
  await colleague.goto(address);
  const shared = colleague.getByRole('link', { name: 'Vista compartida: Feria Antofagasta' });
  await expect(shared).toHaveAttribute('aria-current', 'true');
  await other.close();

  await page.getByRole('button', { name: 'Vistas y columnas' }).click();
  await menu.getByRole('button', { name: 'Eliminar la vista Feria Antofagasta' }).click();
  await expect(menu.getByText('¿Eliminar «Feria Antofagasta» para todo el equipo?')).toBeVisible();
  await expectGoodToSee(page, 'the question before a view is deleted');
  await menu.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(menu.getByText('Vistas guardadas')).toBeHidden();

  await page.goto('/listado?days=91&hidden=state.contact');
  const row = page.locator('[data-row]').first();
  for (const [key, name, width] of [
    ['e', 'Estado', 1920],
    ['n', 'Próximo contacto', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await row.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name }).getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  }
});
