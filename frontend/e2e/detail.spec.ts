/** The detail of a simulation and staff's work in it. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectGoodToSee, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { earlierOne, type Listed } from './support/listed.ts';
import { boxOf, expectFocusSeen, lineCount } from './support/measures.ts';
import { startSession, type StaffRole } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

const detail = (page: Page) => page.getByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });
const card = (page: Page, name: string | RegExp) => detail(page).getByRole('region', { name });
const update = (page: Page) => detail(page).getByRole('button', { name: 'Actualizar Información' });
const said = (page: Page, text: string) => detail(page).getByText(text);

const SIZES = [
  [1280, 720],
  [360, 640],
  [320, 256],
] as const;

async function openAs(page: Page, role: StaffRole, nth: number): Promise<Listed> {
  await startSession(page, role);
  const found = await earlierOne(page, nth);
  await page.goto(`/listado?detalle=${found.uuid}`);
  await expect(card(page, 'Cliente')).toBeVisible();
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
    await expect(card(page, 'Cliente')).toContainText(name);
    await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused();
    await detail(page).getByText('Información', { exact: true }).click();
    await expect(card(page, 'Resumen')).toContainText('Costo total del crédito');

    const comments = card(page, /^Comentarios/);
    const text = `Prefiere que lo llamen después de las 18 horas.\n${'Falta la promesa de compraventa. '.repeat(12)}`;
    await comments.getByLabel('Nuevo comentario').fill(text);
    await comments.getByRole('button', { name: 'Publicar comentario' }).click();
    const own = comments.getByRole('listitem').filter({ hasText: 'después de las 18 horas' });
    const height = async () => (await boxOf(own.locator('p', { hasText: 'Prefiere' }))).height;
    await expect.poll(height, 'three lines').toBeCloseTo(3 * 24, 0);
    await own.getByRole('button', { name: 'Ver más' }).click();
    await expect.poll(height).toBeGreaterThan(3 * 24 + 1);
    await own.getByRole('button', { name: 'Destacar' }).click();
    await expect(own.getByRole('button', { name: 'Quitar destacado' })).toBeVisible();

    const address = page.url();
    await detail(page)
      .getByRole('button', { name: /^Planificar contacto/ })
      .click();
    const planning = page.getByRole('dialog', { name: 'Próximo contacto' });
    await planning.getByLabel('Nota (opcional)').fill('Llamar después de las 18 horas');
    await expectAccessible(page, 'the plan of a contact over the detail');
    await planning.getByRole('button', { name: 'Guardar' }).click();
    await expect(planning).toBeHidden();
    await expect(detail(page).getByRole('button', { name: /Llamar después de las 18 horas/ })).toBeVisible();
    expect(page.url(), 'no note in the address').toBe(address);

    await detail(page).getByLabel('Estado').selectOption('En evaluación');
    await detail(page).getByLabel('Resolución').selectOption('Mejores condiciones');
    await update(page).click();
    await expect(said(page, 'Información actualizada correctamente.')).toBeVisible();
    await expect(card(page, 'Historia')).toContainText('Resolución: de Sin Resolución a Mejores condiciones');
    // The dialog's content scrolls, not the dialog itself.
    await expect(detail(page).getByRole('heading', { level: 2 })).toBeInViewport();

    await page.reload();
    await expect(card(page, /^Comentarios/)).toContainText('después de las 18 horas');
    await page.keyboard.press('Escape');
    await expect(detail(page)).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(`^${id} .*En evaluación`) })).toBeVisible();

    await link.click();
    const download = page.waitForEvent('download');
    await detail(page).getByRole('button', { name: 'Descargar Simulación' }).click();
    expect((await download).suggestedFilename()).toBe(`Simulación ${id} ${name}.pdf`);
    await detail(page).getByRole('button', { name: 'Simular de nuevo' }).click();
    await expect(page).toHaveURL('/simulador-profesional');
    await expect(page.locator('[name=input_name]')).not.toHaveValue('');
    await page.goBack();
    await expect(card(page, 'Cliente')).toContainText(name);
  });
});

test('a property type in the client’s own words leaves the client’s name its room, and a toast covers no button', async ({
  page,
}) => {
  await page.route('**/simulations/api/simulation/*', async (route) => {
    const answer = await route.fetch();
    const type = 'Galpón agrícola con bodega, cámara de frío y una casa pequeña para el cuidador';
    await route.fulfill({ response: answer, json: { ...(await answer.json()), desc_tipobien: type } });
  });
  const { client_name: name } = await openAs(page, 'executiverole', 3);
  await expect.poll(() => lineCount(said(page, name).first())).toBe(1);

  const detailText = 'El documento no está disponible en este momento. Inténtelo de nuevo en unos minutos.';
  await page.route('**/pdf_simulacion**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: { detail: detailText } }),
  );
  const buttons = detail(page).locator('footer').getByRole('button');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // If the dialog scrolls as a whole, the buttons may be anywhere on the screen.
    await buttons.first().evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await buttons.first().click();
    const close = detail(page).getByRole('button', { name: 'Cerrar aviso' });
    await expect(said(page, detailText)).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const toast = await boxOf(close.locator('..'));
      for (const button of await buttons.all()) {
        const box = await boxOf(button);
        const isApart = toast.y + toast.height <= box.y || box.y + box.height <= toast.y;
        expect(isApart, `${await button.textContent()} at ${width} x ${height}`).toBe(true);
      }
    }).toPass();
    await close.click();
  }
});

test('everybody can use it, on every screen', async ({ page }) => {
  await openAs(page, 'adminrole', 2);
  for (const fold of ['Información', 'Gastos Operacionales'])
    await detail(page).getByText(fold, { exact: true }).click();
  await expectFocusSeen(page, 'the detail');
  await expectGoodToSeeAtEachWidth(page, 'the detail');
  await detail(page).getByLabel('Estado').selectOption('Rechazada');
  await expect(update(page)).toBeEnabled();
  await detail(page).getByLabel('Estado').press('Escape');
  await expect(detail(page).getByRole('button', { name: 'Cerrar sin guardar' })).toBeVisible();
  await expectGoodToSee(page, 'the detail that is left with a choice');
  await expect.poll(async () => (await boxOf(detail(page))).width).toBe(650);
});
