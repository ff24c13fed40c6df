/** Each role at each route of the access table, and at what its menu offers. */
import { isClientRoute, mayOpen, ROUTE_ACCESS } from '@simulador/contracts/domain/access';
import { EMAIL, holdSession, keptCount, keptToken, type StaffRole } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const ROUTES = Object.keys(ROUTE_ACCESS).filter(isClientRoute);
const ROLES = Object.keys(EMAIL) as StaffRole[];
/** These end a session, whoever's it is. */
const ENDS: readonly string[] = ['/login', '/401'];

test.use({ expectsFailedCalls: true });
test.slow();

for (const role of ROLES) {
  const allowed = ROUTES.filter((route) => mayOpen(role, route));

  test(`${role} may open ${allowed.length} routes`, async ({ page }) => {
    await holdSession(page, role);
    for (const route of allowed.filter((each) => !ENDS.includes(each))) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page, route).toHaveURL(route === '/' ? '/simulador' : route);
      expect(await keptToken(page), route).not.toBeNull();
    }
  });

  test(`${role} is led by the menu to what there is`, async ({ page }) => {
    await holdSession(page, role);
    await page.goto('/simulador');
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
      expect(await keptToken(page), name).not.toBeNull();
    }
  });
}

for (const role of ROLES.filter((each) => ROUTES.some((route) => !mayOpen(each, route)))) {
  const refused = ROUTES.filter((route) => !mayOpen(role, route));

  test(`${role} is refused ${refused.length} routes, and signed out by it`, async ({ page }) => {
    for (const route of refused) {
      await holdSession(page, role);
      await page.goto(route);
      await expect(page, route).toHaveURL('/401');
      await expect(page.getByText('Usted no tiene los permisos para acceder a esta página')).toBeVisible();
      expect(await keptCount(page), route).toBe(0);
    }
  });
}
