/** All tabs of a browser share one session. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { PASSWORD, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const RENEWAL = '/api/simulador/sesion/renovar';

test.use({ expectsFailedCalls: true });
test.slow();

/** Returns a function that counts the renewals of all tabs since this call. */
function renewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === RENEWAL) count += 1;
  });
  return () => count;
}

const name = (page: Page) => page.getByRole('banner').getByText('Antonia Demo');
const spoilToken = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('access', 'vencido.e30.x'));

test('a second tab goes on with the session, a refused token is renewed once in a tab, and signing out reaches both', async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other).toHaveURL('/dashboard');
  await page.reload();
  await expect(name(page)).toBeVisible();

  // The other tab asks for nothing while the token is refused.
  await other.goto('about:blank');
  const count = renewals(context);
  await spoilToken(page);
  await Promise.all([page.goto('/simulador'), other.goto('/simulador')]);
  await expect(name(page)).toBeVisible();
  await expect(name(other)).toBeVisible();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeVisible();
  // The second tab renews nothing if it sees in time what the first one stored; browsers give no guarantee of when.
  expect([1, 2]).toContain(count());

  await other.goto('/simulatorTemplate');
  await expect(name(other)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('what is typed when the session ends stays under the sign-in that asks for it', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/simulador-profesional');
  const input = page.locator('[name=input_name]');
  await input.fill('Rosario');
  await context.clearCookies();
  await page.locator('[name=input_rut]').fill('12345678-5');
  await page.keyboard.press('Tab');
  const again = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(again).toBeVisible();
  await expectAccessible(page, 'the sign-in over the page');
  const backdrop = await again.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(backdrop).toMatch(/^rgb\(/); // Opaque: a colour with an alpha channel is an rgba().
  await again.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(input).toHaveValue('Rosario');
  await expect(page).toHaveURL('/simulador-profesional');
});
