/** The screens of staff as everybody must be able to use them. */
import type { Page } from '@playwright/test';
import { atEachWidth, expectGoodAtEachWidth, expectGoodToSee } from './support/look.ts';
import { enter, holdSession, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectGoodToSeeAtEachWidth = (page: Page, screen: string): Promise<void> =>
  atEachWidth(page, (width) => expectGoodToSee(page, `${screen}, ${width} px wide`));

test('signing in', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page)).toBeVisible();
  await expectGoodAtEachWidth(page, 'sign-in');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectGoodAtEachWidth(page, 'nothing entered');
  await enter(page, 'alguien-mas@lindero.example', 'mala');
  await expect(page.getByText('Usuario o contraseña inválidas')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expectGoodAtEachWidth(page, 'refused');
  await page.goto('/401');
  await expect(page.getByRole('link', { name: 'Volver' })).toBeVisible();
  await expectGoodToSeeAtEachWidth(page, '401');
});

test('being in', async ({ page }) => {
  await signIn(page);
  await expectGoodAtEachWidth(page, 'dashboard');
  await page.goto('/no/existe');
  await expect(heading(page)).toBeVisible();
  await expectGoodToSeeAtEachWidth(page, '404');
  for (const route of ['/simulador/exito', '/simulador']) {
    await page.goto(route);
    await expect(heading(page)).toBeVisible();
    await expectGoodAtEachWidth(page, route);
  }
  await holdSession(page, 'default');
  await page.goto('/simulatorTemplate');
  await expect(heading(page)).toBeVisible();
  await expectGoodAtEachWidth(page, '/simulatorTemplate');
});
