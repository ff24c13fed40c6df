import { shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });

const INICIO = '**/api/simulador/inicio';

test('a BFF that is away is told, and asked again', async ({ page, simulator }) => {
  await page.route(INICIO, (route) => route.abort());
  await simulator.open();
  await expect(
    page.getByRole('status').getByText('No pudimos conectarnos. Conviene revisar la conexión'),
  ).toBeVisible();
  await expect(page.getByText('No pudimos consultar el valor de la UF.')).toBeVisible();
  await page.unroute(INICIO);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await shownUf(page);
  await expect(page.getByText('No pudimos consultar el valor de la UF.')).toBeHidden();
});

test('a UF that is not of today says so, and is calculated with', async ({ page, simulator }) => {
  await page.route(INICIO, async (route) => {
    const inicio = await (await route.fetch()).json();
    await route.fulfill({ json: { ...inicio, uf: { ...inicio.uf, date: '2026-11-01', source: 'stale' } } });
  });
  // Without today's UF the BFF calculates with the same old one.
  await page.route(/calc_dividendo/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-uf-date': '2026-11-01' } });
  });
  await simulator.open();
  await expect(page.getByRole('banner')).toContainText('UF del 01-11-2026, no es la de hoy');
  await expect(page.getByText('No pudimos consultar la UF de hoy.')).toBeVisible();
  await simulator.toResult();
  await expect(simulator.result).toContainText('Pesos con la UF del 01-11-2026.');
});

test('a toast about a list stays for 8 seconds', async ({ page, simulator }) => {
  const message = 'No llegó la lista.';
  await page.route(INICIO, async (route) => {
    const inicio = await (await route.fetch()).json();
    await route.fulfill({ json: { ...inicio, errors: [{ part: 'seguros_cesantia', message }] } });
  });
  await page.clock.install();
  await simulator.open();
  const toast = page.getByRole('status').getByText(message);
  await expect(toast).toBeVisible();
  const seen = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(seen + 6_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toBeHidden();
});
