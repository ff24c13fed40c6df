import {
  EMAIL,
  enter,
  keepToken,
  keptCount,
  keptToken,
  PASSWORD,
  signIn,
  statusOf,
} from './support/staff.ts';
import { expect, test } from './support/test.ts';

const WRONG = 'Usuario o contraseña inválidas';

test.use({ expectsFailedCalls: true });
test.slow();

test('wrong credentials are refused in words, right ones lead in and are remembered', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Simulador Ejecutivo');
  await expect(page.getByText('Para ingresar, complete los siguientes datos.')).toBeVisible();
  await enter(page, EMAIL.adminrole, 'otra');
  await expect(page.getByRole('alert').filter({ hasText: WRONG })).toBeVisible();
  expect(await keptToken(page)).toBeNull();
  await enter(page, EMAIL.adminrole);
  await expect(page).toHaveURL('/dashboard');
  const head = page.getByRole('banner');
  for (const text of ['AD', 'Antonia Demo', 'Administrador', 'Cerrar sesión'])
    await expect(head.getByText(text, { exact: true })).toBeVisible();
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(user).toMatchObject({ role: 'adminrole', email: 'admin@demo.cl', full_name: 'Antonia Demo' });
  await page.reload();
  await expect(head.getByText('Antonia Demo')).toBeVisible();
});

test('the cookie that a token holds beside is out of reach of scripts and of other sites', async ({
  page,
  context,
}) => {
  await signIn(page);
  const token = (await keptToken(page)) ?? '';
  expect(await statusOf(page, token)).toBe(200);
  const cookie = (await context.cookies()).find(({ name }) => name === 'simulador_acceso');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
});

test('a token that was stolen without its cookie is refused', async ({ page, browser, baseURL }) => {
  await signIn(page);
  const token = (await keptToken(page)) ?? '';
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const thief = await elsewhere.newPage();
  expect(await statusOf(thief, token)).toBe(401);
  await keepToken(thief, token);
  await thief.goto('/dashboard');
  await expect(thief).toHaveURL('/401');
  expect(await keptCount(thief)).toBe(0);
  await elsewhere.close();
  expect(await statusOf(page, token)).toBe(200);
});

test('the sixth bad try in a row waits', async ({ page }) => {
  const nobody = `nadie-${Date.now()}@lindero.example`;
  await page.goto('/login');
  const failure = page.getByRole('alert').filter({ hasText: /\S/ });
  for (let times = 1; times <= 5; times += 1) {
    const answered = page.waitForResponse('**/api/token');
    await enter(page, nobody, `mala-${times}`);
    expect((await answered).status()).toBe(401);
    await expect(failure).toHaveText(WRONG);
  }
  await enter(page, nobody);
  await expect(failure).toContainText('Demasiados intentos. Espere 15 minutos');
});

test('a server that is away is told from wrong credentials', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/token', (route) => route.abort());
  await enter(page, EMAIL.adminrole);
  await expect(page.getByText('No pudimos conectarnos. Revise su conexión')).toBeVisible();
  await page.unroute('**/api/token');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the sign-in ends the session that there was, also on the server', async ({ page, context }) => {
  await signIn(page);
  const token = (await keptToken(page)) ?? '';
  const cookies = await context.cookies();
  const closed = page.waitForResponse('**/api/simulador/sesion/cerrar');
  await page.goto('/login');
  expect((await closed).status()).toBe(204);
  expect(await keptCount(page)).toBe(0);
  await context.addCookies(cookies);
  expect(await statusOf(page, token)).toBe(401);
});

test('after the sign-in comes what was asked for, if the role may', async ({ page }) => {
  for (const [asked, email, landing] of [
    ['/simulador/exito', EMAIL.executiverole, '/simulador/exito'],
    ['/simulatorTemplate', EMAIL.default, '/simulatorTemplate'],
    ['/tarifas', EMAIL.commercialrole, '/dashboard'],
  ] as const) {
    await page.goto('/login');
    await expect.poll(() => keptCount(page)).toBe(0);
    await page.goto(asked);
    await expect(page, asked).toHaveURL('/login');
    await enter(page, email);
    await expect(page, asked).toHaveURL(landing);
  }
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
  await expect(page.getByRole('link', { name: 'Simulador profesional' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => keptCount(page)).toBe(0);
});
