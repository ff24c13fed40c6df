import { test, expect } from './support/test.ts';
const OUT = '/tmp/shots-login';
test.use({ expectsFailedCalls: true });
for (const width of [360, 768, 1280]) {
  test(`look ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    const shot = (name: string) => page.screenshot({ path: `${OUT}/${name}-${width}.png` });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await shot('login');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await shot('login-empty');
    await page.getByLabel('Correo electrónico').fill('ejecutivo@demo.cl');
    await page.getByLabel('Contraseña', { exact: true }).fill('mala');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByText('Usuario o contraseña inválidas')).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await shot('login-wrong');
    for (const who of ['admin', 'ejecutivo', 'comercial']) {
      await page.goto('/login');
      await page.getByLabel('Correo electrónico').fill(`${who}@demo.cl`);
      await page.getByLabel('Contraseña', { exact: true }).fill('demo-hipotecario');
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByRole('heading', { name: 'Vista general' })).toBeVisible();
      await shot(`dashboard-${who}`);
      if (who === 'ejecutivo') {
        await page.goto('/simulador');
        await expect(page.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeVisible();
        await shot('simulador-staff');
        await page.goto('/simulador-profesional');
        await expect(page.getByRole('heading', { name: 'Simulador profesional' })).toBeVisible();
        await shot('pro');
        await page.goto('/listado');
        await expect(page.getByText('404')).toBeVisible();
        await shot('404-staff');
        await page.goto('/simulador/exito');
        await expect(page.getByRole('button', { name: 'Volver a simular' })).toBeVisible();
        await shot('exito');
        await page.goto('/tarifas');
        await expect(page).toHaveURL('/401');
        await shot('401');
      }
    }
  });
}
