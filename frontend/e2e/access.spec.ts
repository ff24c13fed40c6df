/** Every screen that a role may open loads. An address that it may not open ends the session. */
import { isClientRoute, mayOpen, ROUTE_ACCESS } from '@simulador/contracts/people/access';
import { signIn, startSession, storedCount, storedToken } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const ROUTES = Object.keys(ROUTE_ACCESS).filter(isClientRoute);
/** Routes that show no screen to a signed-in user: `/login` redirects to the role's page, `/401` ends the session. */
const ENDS: readonly string[] = ['/login', '/401'];

test.use({ expectsFailedCalls: true });
test.slow();

test('an administrator opens each screen by its own address, and those of the menu from there', async ({
  page,
}) => {
  await startSession(page, 'adminrole');
  for (const route of ROUTES.filter((each) => mayOpen('adminrole', each) && !ENDS.includes(each))) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect(page, route).toHaveURL(route === '/' ? '/simulador' : route);
    expect(await storedToken(page), route).not.toBeNull();
  }
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  const names = await menu.getByRole('link').allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const link = menu.getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Esta página no existe')).toBeHidden();
    expect(await storedToken(page), name).not.toBeNull();
  }
});

test('the default role lands on the simulator, and a screen that is not for it signs it out', async ({
  page,
}) => {
  await signIn(page, 'default');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/simulador');
  expect(await storedToken(page)).not.toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/401');
  await expect(page.getByText('Usted no tiene los permisos para acceder a esta página')).toBeVisible();
  await expect.poll(() => storedCount(page)).toBe(0);
});
