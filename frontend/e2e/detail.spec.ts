/** The detail of a simulation and staff's work in it. */
import type { Page } from '@playwright/test';
import { expectGoodToSee, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { earlierOne, type Listed } from './support/listed.ts';
import { boxOf, expectFocusSeen, lineCount } from './support/measures.ts';
import { startSession, type StaffRole } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

const detail = (page: Page) => page.getByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });
const card = (page: Page, name: string | RegExp) => detail(page).getByRole('region', { name });
const form = (page: Page) => detail(page).getByRole('form', { name: 'Información de la Solicitud' });
const update = (page: Page) => detail(page).getByRole('button', { name: 'Actualizar Información' });

/** Returns the date in a number of days, as a date field has it. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function openAs(page: Page, role: StaffRole, nth: number): Promise<Listed> {
  await startSession(page, role);
  const found = await earlierOne(page, nth);
  await page.goto(`/listado?detalle=${found.uuid}`);
  await expect(form(page)).toBeVisible();
  return found;
}

test.describe('in a translated page', () => {
  test.use({ isTranslated: true });

  test('a day’s work: an executive finds a visitor, reads, comments, decides and simulates again', async ({
    page,
  }) => {
    await startSession(page, 'executiverole');
    const { client_rut: rut, client_name: name, id } = await earlierOne(page, 0);
    await page.goto('/listado?days=91');
    await page.getByRole('textbox', { name: 'Buscar' }).fill(rut);
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: new RegExp(`^Ver detalle.* ${id}$`) });
    await link.click();
    await expect(detail(page).getByRole('heading', { name, level: 2 })).toBeFocused();
    await detail(page).getByText('Ficha', { exact: true }).click();
    await expect(card(page, 'Cliente')).toContainText(name);
    await detail(page).getByText('Información', { exact: true }).click();
    await expect(detail(page).getByText('Costo total del crédito')).toBeVisible();

    const history = card(page, 'Historia');
    const text = `Prefiere que lo llamen después de las 18 horas.\n${'Falta la promesa de compraventa. '.repeat(16)}`;
    await form(page).getByLabel('Nota').fill(text);
    await form(page).getByLabel('Próximo contacto').fill(inDays(7));
    await form(page).getByLabel('Hora').fill('18:30');
    await form(page).getByLabel('Estado').selectOption('En evaluación');
    await form(page).getByLabel('Resolución').selectOption('Mejores condiciones');
    const address = page.url();
    await form(page)
      .getByRole('button', { name: /^Guardar/ })
      .click();
    const own = history.getByRole('listitem').filter({ hasText: 'después de las 18 horas' });
    const height = async () => (await boxOf(own.locator('p', { hasText: 'Prefiere' }))).height;
    await expect.poll(height, 'three lines').toBeCloseTo(3 * 21, 0);
    await own.getByRole('button', { name: 'Ver más' }).click();
    await expect.poll(height).toBeGreaterThan(3 * 21 + 1);
    await own.getByRole('button', { name: 'Destacar' }).click();
    await expect(own.getByRole('button', { name: 'Quitar destacado' })).toBeVisible();
    await expect(history).toContainText('Resolución: de Sin Resolución a Mejores condiciones');
    expect(page.url(), 'no note in the address').toBe(address);
    await expect(form(page).getByLabel('Hora')).toHaveValue('18:30');

    await form(page).getByLabel('Resolución').selectOption('Ingresa a Evaluación');
    await update(page).click();
    await expect(page.getByText('Información actualizada correctamente.')).toBeVisible();
    // The sheet's content scrolls, not the sheet itself.
    await expect(detail(page).getByRole('heading', { level: 2 })).toBeInViewport();

    await page.reload();
    await expect(history).toContainText('después de las 18 horas');
    await page.keyboard.press('Escape');
    await expect(detail(page)).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(`^${id} .*En evaluación`) })).toBeVisible();

    await link.click();
    const download = page.waitForEvent('download');
    await detail(page).getByRole('button', { name: 'Descargar Simulación' }).click();
    expect((await download).suggestedFilename()).toBe(`Simulación ${id} ${name}.pdf`);
    await detail(page).getByRole('button', { name: 'Simular de nuevo' }).click();
    await expect(page).toHaveURL('/simulador-profesional');
    await expect(page.getByText(name).first()).toBeVisible();
    await page.goBack();
    await expect(detail(page).getByRole('heading', { name, level: 2 })).toBeVisible();
  });
});

test('the one form is whole on a small laptop, the save in reach on a phone, long words leave the name its room, and a refusal is said over the page', async ({
  page,
}) => {
  await page.route('**/simulations/api/simulation/*', async (route) => {
    const answer = await route.fetch();
    const type = 'Galpón agrícola con bodega, cámara de frío y una casa pequeña para el cuidador';
    await route.fulfill({ response: answer, json: { ...(await answer.json()), desc_tipobien: type } });
  });
  const { client_name: name } = await openAs(page, 'executiverole', 3);
  const save = form(page).getByRole('button', { name: /^Guardar/ });
  for (const [width, height, most] of [
    [1366, 768, 500],
    [360, 740, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => lineCount(detail(page).getByRole('heading', { name }))).toBe(1);
    await expect
      .poll(async () => {
        const { y, height: its } = await boxOf(save);
        return y + its;
      }, `bottom of the save at ${width} x ${height}`)
      .toBeLessThanOrEqual(most);
  }
  const refusal = 'El documento no está disponible en este momento. Inténtelo de nuevo en unos minutos.';
  await page.route('**/pdf_simulacion**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: { detail: refusal } }),
  );
  const download = detail(page).getByRole('button', { name: 'Descargar Simulación' });
  const toast = detail(page).getByText(refusal);
  for (const [width, height] of [
    [360, 740],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    // On a busy machine the toast may be gone before it is looked for. A pointer would scroll to it.
    await expect(async () => {
      await download.click();
      await expect(toast).toBeInViewport({ ratio: 1, timeout: 3500 });
    }).toPass({ timeout: 20_000 });
  }
});

test('everybody can use it, on every screen', async ({ page }) => {
  const { uuid } = await openAs(page, 'adminrole', 2);
  // A short list: the measure of focus walks through every stop of the page.
  await page.goto(`/listado?days=1&detalle=${uuid}`);
  for (const fold of ['Ficha', 'Información', 'Gastos Operacionales'])
    await detail(page).getByText(fold, { exact: true }).click();
  await expectFocusSeen(page, 'the sheet');
  await expectGoodToSeeAtEachWidth(page, 'the sheet');
  await form(page).getByLabel('Estado').selectOption('Rechazada');
  await expect(update(page)).toBeEnabled();
  await form(page).getByLabel('Estado').press('Escape');
  await expect(page.getByRole('button', { name: 'Salir sin guardar' })).toBeVisible();
  await expectGoodToSee(page, 'the question before a choice is lost');
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect.poll(async () => (await boxOf(detail(page))).width).toBe(640);
});
