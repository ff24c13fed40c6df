/** The list for each role of staff. */
import type { Page } from '@playwright/test';
import { expectLegibleInTheDark } from './support/axe.ts';
import { expectGood, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { expectFocusSeen, expectNoSidewaysScroll, lineCount } from './support/measures.ts';
import { startSession, type StaffRole } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.slow();

const openAs = async (page: Page, role: StaffRole, address = '/listado'): Promise<void> => {
  await startSession(page, role);
  await page.goto(address);
  await expect(clients(page).first()).toBeVisible();
};
const clients = (page: Page) => page.getByRole('button', { name: /^\d+ simulaci(ón|ones) de / });
const search = (page: Page) => page.getByRole('textbox', { name: 'Buscar' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /personas?$|resultados$/ });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.locator('[data-row]') });
/** Returns the RUT of the client in the first row. */
const firstRut = async (page: Page): Promise<string> =>
  (await rows(page)
    .first()
    .getByText(/^[\d.]+-[\dK]$/)
    .textContent()) ?? '';

/** Expects rows of 40 px to the foot of the window, the first one at y 220 at most, with a column for each contact detail. */
async function expectFilledWindow(page: Page, role: StaffRole): Promise<void> {
  for (const [width, height, least] of [
    [1366, 768, 12],
    [1920, 1080, 20],
  ] as const) {
    await page.setViewportSize({ width, height });
    const heads = ['Nombre', 'RUT', 'Teléfono', 'Email', 'Estado', 'Monto', 'Fecha', 'Ejecutivo'];
    for (const head of [...heads, 'Próximo contacto'])
      await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeInViewport({ ratio: 1 });
    const measured = () =>
      rows(page).evaluateAll((all) => {
        const frame = all[0]?.closest('[role=region]')?.getBoundingClientRect().bottom ?? 0;
        const boxes = all.map((row) => row.getBoundingClientRect());
        return {
          whole: boxes.filter(({ bottom }) => bottom <= Math.min(frame, innerHeight) + 0.5).length,
          first: boxes[0]?.top,
          highest: Math.max(...boxes.map((box) => box.height)),
        };
      });
    await expect(async () => {
      const { whole, first, highest } = await measured();
      expect(whole, `rows of the ${role}`).toBeGreaterThanOrEqual(least);
      expect(first, `first row of the ${role}`).toBeLessThanOrEqual(220);
      expect(highest).toBeLessThanOrEqual(40.5);
    }).toPass();
    await page.getByLabel('Período').selectOption('Rango');
    await expect(page.getByLabel('Fecha final')).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await measured()).first, `first row of the ${role} below a range`)
      .toBeLessThanOrEqual(220);
    await page.getByLabel('Período').selectOption('3 meses');
  }
}

test('at the counter: the client by RUT, also after a reload, and what they simulated', async ({ page }) => {
  await openAs(page, 'executiverole', '/listado?days=91');
  await expectFilledWindow(page, 'executiverole');
  const rut = await firstRut(page);
  const { keyboard } = page;
  await search(page).focus();
  await keyboard.type(rut.replaceAll('.', ''));
  await keyboard.press('Enter');
  await expect(clients(page)).toHaveCount(1);
  await expect(clients(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(search(page)).toBeFocused();
  expect(page.url(), 'whom staff look for stays out of the address').not.toContain(rut.slice(-3));
  await page.reload();
  await expect(search(page)).toHaveValue(rut.replaceAll('.', ''));
  await expect(clients(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Ver detalle/ }).first()).toBeVisible();
});

test('it is good to everybody', async ({ page }) => {
  await openAs(page, 'adminrole', '/listado?days=91');
  await expectFilledWindow(page, 'adminrole');
  await page.getByLabel('Por página').selectOption('20');
  await expect(status(page)).toHaveText(/^1 a 20 de/);
  await page.reload();
  await expect(status(page), 'remembered').toHaveText(/^1 a 20 de/);
  const rut = await firstRut(page);
  await clients(page).first().click();
  await expectFocusSeen(page, 'one client open');
  await expectGoodToSeeAtEachWidth(page, 'the list');
  await expectLegibleInTheDark(page, 'the list');
  // Each layout at its narrowest: what is beyond the edge would have to be scrolled to.
  for (const width of [320, 704, 800, 1024, 1216]) {
    await page.setViewportSize({ width, height: 900 });
    const detail = page.getByRole('link', { name: /^Ver detalle/ }).first();
    await detail.scrollIntoViewIfNeeded();
    await expect(detail).toBeInViewport({ ratio: 1 });
    const beyond = () =>
      page
        .getByRole('region', { name: 'Tabla de personas' })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(beyond, `list at ${width}`).toBe(0);
  }
  // A client's simulations are as high at 768 px as on a wide screen.
  const unfolded = page
    .getByRole('table', { name: /^Simulaciones de/ })
    .getByRole('row')
    .nth(1);
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return (await unfolded.boundingBox())?.height ?? 0;
  };
  const wide = await heightAt(1366);
  await expect.poll(() => heightAt(768)).toBeLessThan(wide * 1.6);
  // The list has one client, because the measure walks through every stop of the page.
  await search(page).fill(rut);
  await search(page).press('Enter');
  await expect(status(page)).toHaveText('1 persona');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Período').selectOption('Rango');
  await expectGood(page, 'filters unfolded');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByLabel('Período').selectOption('1 mes');
  const line = async () => {
    const chips = [search(page), page.getByLabel('Período'), page.getByLabel('Orden')];
    const boxes = await Promise.all(chips.map((chip) => chip.boundingBox()));
    return Math.max(...boxes.map((box) => box?.y ?? 0)) - Math.min(...boxes.map((box) => box?.y ?? 0));
  };
  await expect.poll(line, 'filters in one line').toBeLessThan(8);
  await page.locator('[data-row]').first().click();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Período').selectOption('Rango');
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeInViewport({ ratio: 1 });
  const top = async () => (await rows(page).first().boundingBox())?.y;
  await expect.poll(top, 'first row below a range, beside a sheet').toBeLessThanOrEqual(220);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar vista' });
  const widths = () =>
    dialog
      .locator('footer button')
      .evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().width))).size);
  await expect.poll(widths, 'widths of a dialog’s buttons on a phone').toBe(1);
  await page.keyboard.press('Escape');
  await search(page).fill('nadie se llama así');
  await search(page).press('Enter');
  await expect(status(page)).toHaveText('No se encontraron resultados');
  await expectGood(page, 'nobody found');
});

/** Answers the list with other property types of its first client. */
const withType = (page: Page, type: string): Promise<unknown> =>
  page.route('**/executive/clients/simulations**', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { results: { simulations: { desc_tipobien: string }[] }[] };
    for (const simulation of list.results[0]?.simulations ?? []) simulation.desc_tipobien = type;
    await route.fulfill({ response: answer, json: list });
  });

test('a property type breaks nowhere beside a client’s sheet, and one in the client’s own words pushes nothing out of its place', async ({
  page,
}) => {
  await withType(page, 'Departamento');
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAs(page, 'executiverole', '/listado?days=91');
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('form', { name: 'Información de la Solicitud' })).toBeVisible();
  await clients(page).first().click();
  const type = page.getByRole('table', { name: /^Simulaciones de/ }).getByText('Departamento');
  await expect.poll(() => lineCount(type.first())).toBe(1);

  await withType(page, 'Galpón'.repeat(42));
  await page.goto('/listado');
  await clients(page).first().click();
  const first = page.getByRole('link', { name: /^Ver detalle/ }).first();
  for (const width of [360, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 2000 });
    await expect(first, `at ${width}`).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page, `the list at ${width}`);
  }
});

test('thirty clients go to another executive in six acts, and back by one', async ({ page }) => {
  await openAs(page, 'adminrole', '/listado?days=3650');
  await page.setViewportSize({ width: 1366, height: 768 });
  let acts = 0;
  const act = async (does: () => Promise<unknown>): Promise<void> => {
    acts += 1;
    await does();
  };
  const ticks = page.getByRole('checkbox', { name: /^Seleccionar a / });
  await act(() => ticks.first().check());
  await act(() => ticks.nth(29).click({ modifiers: ['Shift'] }));
  await expect(page.getByText(/^\d+ personas seleccionadas$/)).toBeVisible();
  await act(() => page.keyboard.press('a'));
  const dialog = page.getByRole('dialog', { name: /^Asignar \d+ personas$/ });
  await expect(dialog.getByLabel('Ejecutivo')).toBeFocused();
  await act(() => page.keyboard.press('ArrowDown'));
  await expectGoodToSeeAtEachWidth(page, 'the assignment');
  const button = dialog.getByRole('button', { name: /^Asignar \d+ a / });
  await expect(button).toBeEnabled();
  await act(() => button.click());
  expect(acts).toBeLessThanOrEqual(6);
  await expect(page.getByText(/simulaciones asignadas a /)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(/^Asignación deshecha de/)).toBeVisible();
});
