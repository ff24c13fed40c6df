/** The demonstration's staff, and their sign-in. */
import { expect, type Page } from '@playwright/test';
import { visitEmptyPage } from './empty-page.ts';
import type { Role } from '@simulador/contracts/people/access';

export type StaffRole = Exclude<Role, 'anonymous'>;

export const EMAIL: Readonly<Record<StaffRole, string>> = {
  adminrole: 'admin@demo.cl',
  executiverole: 'ejecutivo@demo.cl',
  commercialrole: 'comercial@demo.cl',
  default: 'persona@demo.cl',
};
export const PASSWORD = 'demo-hipotecario';

/** Types the credentials into the open sign-in page and submits them. */
export async function enter(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Signs in through the screen and waits for the role's start page. */
export async function signIn(page: Page, role: StaffRole = 'adminrole'): Promise<void> {
  await page.goto('/login');
  await enter(page, EMAIL[role]);
  await expect(page).toHaveURL(role === 'default' ? '/simulador' : '/dashboard');
}

/**
 * Signs in without the login screen: stores the token in the page's origin and the cookie in its context. First leaves the open page,
 * because `/login` ends the session of the browser's cookie when it is loaded.
 */
export async function startSession(page: Page, role: StaffRole): Promise<void> {
  await visitEmptyPage(page);
  const answer = await page.request.post('/api/token', {
    headers: { 'X-Token-Use': 'browser' },
    data: { email: EMAIL[role], password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
  const { access } = (await answer.json()) as { access: string };
  await page.evaluate((token) => localStorage.setItem('access', token), access);
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('access'));

/** Returns the number of entries in both storages of the page's origin. */
export const storedCount = (page: Page): Promise<number> =>
  page.evaluate(() => localStorage.length + sessionStorage.length);
