/** Printed pages. */
import type { Page } from '@playwright/test';
import { earlierOne } from './support/listed.ts';
import { expectFullPages } from './support/full-pages.ts';
import { pagesOf } from './support/pdf.ts';
import { Schedule } from './support/schedule.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const FIGURES = [
  'Pagarías al mes',
  'Necesitas hoy',
  'Renta desde',
  'CAE',
  'Costo total del crédito',
  'Tasación',
];
const CONTROLS = [
  'Calcular Dividendo',
  'Confirmar Simulación',
  'Elegir',
  'Copiar enlace',
  'Mira las operaciones',
];

/** Expects the answer's texts to be dark on paper, whatever the screen's colours. */
async function expectInk(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const answer = page.locator('[data-answer]').last();
  const colours = await answer
    .locator('b, dt, dd, h2, h3')
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).color))]);
  for (const colour of colours) expect(Math.max(...channels(colour)), colour).toBeLessThan(128);
  await expect(answer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: null });
}
const channels = (colour: string): number[] => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);

const printPages = async (page: Page): Promise<string[]> =>
  pagesOf(await page.pdf({ format: 'A4', printBackground: true }));
const print = async (page: Page): Promise<string> => (await printPages(page)).join(' ');

/** Expects of the open page that paper has nothing to press or fill in. */
async function expectNoControls(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('button, input, select, textarea').filter({ visible: true });
  await expect
    .poll(() => controls.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 160))))
    .toEqual([]);
  await page.emulateMedia({ media: null });
}
const numbersUpTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);
const missing = (text: string, word: string, last: number): readonly number[] =>
  numbersUpTo(last).filter((number) => !new RegExp(`${word}${number}(?!\\d)`).test(text));

test.slow();

test('paper has every figure and row, nothing to press, no heading alone and no empty page, whatever the screen', async ({
  page,
  simulator,
}) => {
  await simulator.toResult();
  await expect(simulator.result).toContainText('$');
  await expectFullPages(page, 'result');
  await expectInk(page);
  await simulator.tab('Plazos');
  await expect(simulator.terms).toBeVisible();
  await expectNoControls(page);
  const terms = await print(page);
  for (const years of [8, 12, 15, 20, 25, 30]) expect(terms).toContain(`${years} años`);
  for (const figure of FIGURES) expect(terms).toContain(figure);
  for (const control of CONTROLS) expect(terms).not.toContain(control);
  const desktop = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 360, height: 800 });
  await simulator.tab('Cuadro');
  const schedule = new Schedule(page);
  await expect(schedule.table).toBeVisible();
  await expectNoControls(page);
  expect(missing(await print(page), ' ', 25)).toEqual([]);
  await page.setViewportSize(desktop);
  await schedule.choose('Mes');
  await expect(schedule.table.getByRole('row')).toHaveCount(302);
  expect(missing(await print(page), ' ', 300)).toEqual([]);
  await simulator.tab('Simulación');
  await simulator.confirm.click();
  await expect(simulator.summary).toBeVisible();
  await expectFullPages(page, 'summary');
  await expectInk(page);
});

test('staff print the simulation that is open, and nothing of who is in the list below it', async ({
  page,
}) => {
  await startSession(page, 'executiverole');
  await page.goto('/listado?days=91');
  const clients = page.getByRole('button', { name: /^\d+ simulaci(ón|ones) de / });
  await expect(clients.first()).toBeVisible();
  const list = await print(page);
  expect(list).toContain('Resumen de operaciones');
  for (const control of ['Cerrar sesión', 'Vista general', 'Buscar', 'Por página']) {
    expect(list).not.toContain(control);
  }
  const { uuid, client_name: name } = await earlierOne(page, 0);
  await page.goto(`/listado?days=91&detalle=${uuid}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Historia' })).toBeAttached();
  await expect(clients.first()).toBeAttached();
  await expectFullPages(page, 'detail');
  const detail = await print(page);
  for (const part of [name, 'Impuesto al mutuo', 'Historia']) expect(detail).toContain(part);
  for (const other of ['Resumen de operaciones', 'Guardar']) expect(detail).not.toContain(other);
});
