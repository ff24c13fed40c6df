/** The list for each role of staff. */
import type { Page } from '@playwright/test';
import { expectLegibleInTheDark } from './support/axe.ts';
import { expectGood, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { expectFocusSeen, expectNoSidewaysScroll } from './support/measures.ts';
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
const status = (page: Page) =>
  page.getByRole('region', { name: 'Personas y sus simulaciones' }).getByRole('status');
/** Returns the options whose text would be cut off in their select's box. */
const cutOptions = (page: Page) =>
  page.locator('select').evaluateAll((selects: HTMLSelectElement[]) => {
    const canvas = document.createElement('canvas').getContext('2d');
    return selects.flatMap((select) => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
      const roomPx = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (canvas) canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const texts = [...select.options].map(({ text }) => text);
      return texts.filter((text) => (canvas?.measureText(text).width ?? Infinity) > roomPx);
    });
  });
/** Returns the texts that their cells cut. */
const cutTexts = (cells: Element[]): string[] =>
  cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent);
/** Returns the RUT of the client in the first row. */
const firstRut = async (page: Page): Promise<string> =>
  (await page.locator('[data-cell=rut]').first().textContent()) ?? '';

/** Expects each client to be one line of at most 40 px at 1280 px, with a column for each contact detail and no text cut. */
async function expectOneLineEach(page: Page, role: StaffRole): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const head of ['Nombre', 'RUT', 'Teléfono', 'Email', 'Estado', 'Monto', 'Fecha', 'Ejecutivo'])
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveCount(0);
  const rows = page.getByRole('row').filter({ has: page.locator('[data-cell=rut]') });
  const heights = () =>
    rows.evaluateAll((all) => all.map((row) => Math.ceil(row.getBoundingClientRect().height)));
  await expect
    .poll(async () => Math.max(...(await heights())), `rows of the ${role}`)
    .toBeLessThanOrEqual(40);
  for (const cell of ['rut', 'phone', 'amount', 'date'])
    await expect
      .poll(() => rows.locator(`[data-cell=${cell}]`).evaluateAll(cutTexts), `${cell} of the ${role}`)
      .toEqual([]);
}

test('at the counter: the client by RUT, also after a reload, what they simulated, the next one from it, by keyboard alone', async ({
  page,
}) => {
  await openAs(page, 'executiverole', '/listado?days=91');
  await expectOneLineEach(page, 'executiverole');
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
  await search(page).focus();
  const again = page.getByRole('link', { name: /^Simular de nuevo/ }).first();
  while (!(await again.evaluate((link) => link === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/simulador-profesional');
  await expect(page.locator('[name=input_rut]')).toHaveValue(rut);
});

test('it is good to everybody', async ({ page }) => {
  await openAs(page, 'adminrole', '/listado?days=91');
  await expectOneLineEach(page, 'adminrole');
  await clients(page).first().click();
  await expectFocusSeen(page, 'one client open');
  await expectGoodToSeeAtEachWidth(page, 'the list');
  await expectLegibleInTheDark(page, 'the list');
  // Widths at which the card is narrowest for its number of columns. Content beyond its edge would be cut off.
  for (const width of [800, 900, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const detail = page.getByRole('link', { name: /^Ver detalle/ }).first();
    await detail.scrollIntoViewIfNeeded();
    await expect(detail).toBeInViewport({ ratio: 1 });
    // Clients are drawn as cards in the narrowest, so the column headings are hidden.
    const heads = page.locator('thead').first();
    const areCards = async () => ((await heads.boundingBox())?.height ?? 0) <= 1;
    await expect.poll(areCards).toBe(width === 800);
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('radio', { name: 'Rango' }).check();
  await expectGood(page, 'filters unfolded');
  for (const [width, period] of [
    [768, 'Rango'],
    [1024, 'Rango'],
    [1280, 'Rango'],
    [1280, '1 mes'],
    [1920, '1 mes'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('radio', { name: period }).check();
    await expect.poll(() => cutOptions(page), `${period} at ${width}`).toEqual([]);
  }
  await search(page).fill('nadie se llama así');
  await search(page).press('Enter');
  await expect(status(page)).toHaveText('No se encontraron resultados');
  await expectGood(page, 'nobody found');
});

const SENT = { state: 'done', request: 70_001, sent_at: '2026-11-20T14:15:00.000Z', sent_by: 'Emilio Demo' };
/** Returns the cells of sent simulations whose text is wider than the cell. */
const squeezed = (page: Page): Promise<string[]> =>
  page
    .locator('tr:has([data-cell=sender]) :is(th, [data-cell=state])')
    .evaluateAll((cells) =>
      cells
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent ?? ''),
    );

test('a property type in the client’s own words, and what was sent, push nothing out of its place', async ({
  page,
}) => {
  await page.route('**/executive/clients/simulations**', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as {
      results: { simulations: { desc_tipobien: string; workflow: object }[] }[];
    };
    for (const simulation of list.results[0]?.simulations ?? []) {
      simulation.desc_tipobien = 'Galpón'.repeat(42);
      simulation.workflow = SENT;
    }
    await route.fulfill({ response: answer, json: list });
  });
  await openAs(page, 'adminrole');
  await clients(page).first().click();
  const first = page.getByRole('link', { name: /^Ver detalle/ }).first();
  for (const width of [360, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 2000 });
    await expect(first, `at ${width}`).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page, `the list at ${width}`);
    await expect.poll(() => squeezed(page), `cells at ${width}`).toEqual([]);
  }
});
