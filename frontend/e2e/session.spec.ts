/** What becomes of a session: it is renewed, ends, and is the same in all tabs. */
import type { BrowserContext, Page } from '@playwright/test';
import { enter, keptCount, keptToken, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const RENEWAL = '/api/simulador/sesion/renovar';
const MINUTE_MS = 60_000;

test.use({ expectsFailedCalls: true });
test.slow();

/** Counts the renewals of all tabs from now on. */
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

test('a token is renewed before it ends', async ({ page, context }) => {
  await signIn(page);
  const count = renewals(context);
  await page.clock.setFixedTime(Date.now() + 14.5 * MINUTE_MS);
  const renewed = page.waitForResponse(`**${RENEWAL}`);
  await page.getByRole('link', { name: 'Simulador web', exact: true }).click();
  const { access } = (await (await renewed).json()) as { access: string };
  await expect(page.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeVisible();
  expect([await keptToken(page), count()]).toEqual([access, 1]);
  await expect(name(page)).toBeVisible();
});

test('a token that the server refuses is renewed once, whoever waits for it in which tab', async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  const count = renewals(context);
  await spoilToken(page);
  await Promise.all([page.goto('/simulador'), other.goto('/simulador')]);
  await expect(name(page)).toBeVisible();
  await expect(name(other)).toBeVisible();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeVisible();
  expect(count()).toBe(1);
});

test('a session that can not be renewed leads to /401 and leaves nothing behind', async ({
  page,
  context,
}) => {
  await signIn(page);
  await context.clearCookies({ name: 'simulador_acceso' });
  const asked = page.waitForRequest(`**${RENEWAL}`);
  await page.goto('/simulador');
  await asked;
  await expect(page).toHaveURL('/401');
  expect(await keptCount(page)).toBe(0);
});

test('signing out in one tab reaches the other', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/simulatorTemplate');
  await expect(name(other)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test.describe('a user who changes in mid-session', () => {
  const PASSWORD = 'cordillera-y-mar';

  const employ = async (
    page: Page,
    users: (order: string[], typed?: string) => Promise<void>,
    who: string,
  ) => {
    const email = `${who}@lindero.example`;
    await users(['create', '--email', email, '--name', 'Rocío Vera', '--role', 'adminrole'], PASSWORD);
    await page.goto('/login');
    await enter(page, email, PASSWORD);
    await expect(page).toHaveURL('/dashboard');
    return email;
  };

  test('is out at the next screen when disabled', async ({ page, bank }) => {
    const email = await employ(page, bank.users, `disabled-${Date.now()}`);
    await bank.users(['disable', '--email', email]);
    await page.getByRole('link', { name: 'Simulador web', exact: true }).click();
    await expect(page).toHaveURL('/401');
    expect(await keptCount(page)).toBe(0);
    await page.getByRole('link', { name: 'Volver' }).click();
    await enter(page, email, PASSWORD);
    await expect(page.getByText('Usuario o contraseña inválidas')).toBeVisible();
  });

  test('meets the new role at the next screen', async ({ page, bank }) => {
    const email = await employ(page, bank.users, `changed-${Date.now()}`);
    await bank.users(['role', '--email', email, '--role', 'commercialrole']);
    await page.getByRole('link', { name: 'Simulador profesional' }).click();
    await expect(page).toHaveURL('/401');
  });
});
