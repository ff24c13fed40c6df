/** The screens of staff as everybody must be able to use them. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFocusSeen, expectNoSidewaysScroll, expectTargets } from './support/measures.ts';
import { enter, holdSession, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const width of [360, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('signing in', async ({ page }) => {
      const look = (screen: string) => lookAt(page, screen);
      await page.goto('/login');
      await expect(heading(page)).toBeVisible();
      await look('sign-in');
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await look('nothing entered');
      await enter(page, 'alguien-mas@lindero.example', 'mala');
      await expect(page.getByText('Usuario o contraseña inválidas')).toBeVisible();
      await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
      await look('refused');
      await page.goto('/401');
      await expect(page.getByRole('link', { name: 'Volver' })).toBeVisible();
      await lookAtQuiet(page, '401');
    });

    test('being in', async ({ page }) => {
      await signIn(page);
      await lookAt(page, 'dashboard');
      await page.goto('/listado');
      await expect(heading(page)).toBeVisible();
      await lookAtQuiet(page, '404');
      for (const route of ['/simulador/exito', '/simulador']) {
        await page.goto(route);
        await expect(heading(page)).toBeVisible();
        await lookAt(page, route);
      }
      await holdSession(page, 'default');
      await page.goto('/simulatorTemplate');
      await expect(heading(page)).toBeVisible();
      await lookAt(page, '/simulatorTemplate');
    });
  });
}

async function lookAt(page: Page, screen: string): Promise<void> {
  await lookAtQuiet(page, screen);
  await expectFocusSeen(page, screen);
}

/** A page with one thing to say: a sign and a way on. */
async function lookAtQuiet(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectTargets(page, screen);
  await expectNoSidewaysScroll(page, screen);
}
