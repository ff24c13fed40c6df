import { EMAIL, storedCount, PASSWORD } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

test('in and out with the keyboard alone, with a cookie out of reach of scripts', async ({
  page,
  context,
}) => {
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
  const head = page.getByRole('banner');
  for (const text of ['ED', 'Emilio Demo', 'Ejecutivo Hipotecario', 'Cerrar sesión'])
    await expect(head.getByText(text, { exact: true })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'simulador_acceso');
  expect(cookie, 'out of reach of scripts and of other sites').toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  });
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '1 mes' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => storedCount(page)).toBe(0);
});
