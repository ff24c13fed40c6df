import { EMAIL, enter, storedCount, storedToken, PASSWORD } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const WRONG = 'Usuario o contraseña inválidas';

test.use({ expectsFailedCalls: true });
test.slow();

test('wrong credentials are refused with a sentence, right ones sign in and are remembered', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Simulador Ejecutivo');
  await expect(page.getByText('Para ingresar, complete los siguientes datos.')).toBeVisible();
  await enter(page, EMAIL.adminrole, 'otra');
  await expect(page.getByRole('alert').filter({ hasText: WRONG })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await enter(page, EMAIL.adminrole);
  await expect(page).toHaveURL('/dashboard');
  const head = page.getByRole('banner');
  for (const text of ['AD', 'Antonia Demo', 'Administrador', 'Cerrar sesión'])
    await expect(head.getByText(text, { exact: true })).toBeVisible();
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(user).toMatchObject({ role: 'adminrole', email: 'admin@demo.cl', full_name: 'Antonia Demo' });
  const cookie = (await context.cookies()).find(({ name }) => name === 'simulador_acceso');
  expect(cookie, 'out of reach of scripts and of other sites').toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  });
  await page.reload();
  await expect(head.getByText('Antonia Demo')).toBeVisible();
});

test('in and out with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.getByLabel('Correo electrónico').focus();
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Lindero' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Ingrese usuario' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await keyboard.type(EMAIL.executiverole);
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '1 mes' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => storedCount(page)).toBe(0);
});
