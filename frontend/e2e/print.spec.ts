/** Printed pages. */
import type { Page } from '@playwright/test';
import { earlierOne } from './support/listed.ts';
import { expectFullPages } from './support/full-pages.ts';
import { pagesOf } from './support/pdf.ts';
import { Schedule } from './support/schedule.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const FIGURES = ['Tu dividendo mensual', 'Renta mínima', 'CAE', 'Costo total del crédito', 'Tasación'];
const CONTROLS = ['Calcular Dividendo', 'Confirmar Simulación', 'Ver detalle', 'Editar', 'Descargar'];

/** Headings, and the first text below each. */
const HEADED = [
  ['Tu dividendo en otros plazos', 'Renta desde'],
  ['Cuadro de pagos', 'Por año del crédito'],
] as const;

const printPages = async (page: Page): Promise<string[]> =>
  pagesOf(await page.pdf({ format: 'A4', printBackground: true }));
const print = async (page: Page): Promise<string> => (await printPages(page)).join(' ');
/** Page heights that end near the heading of the operation costs. */
const PAGE_HEIGHTS_PX = [1160, 1170];
const numbersUpTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);
const missing = (text: string, word: string, last: number): readonly number[] =>
  numbersUpTo(last).filter((number) => !new RegExp(`${word} ${number}(?!\\d)`).test(text));

test.slow();

test('paper has every figure and row, nothing to press, no heading alone and no empty page, whatever the screen', async ({
  page,
  simulator,
}) => {
  await simulator.toResult();
  await expect(simulator.comparison.locator('table').first().locator('tbody tr')).toHaveCount(6);
  await expectFullPages(page, 'result');
  const schedule = new Schedule(page);
  await schedule.open();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const paper = await printPages(page);
    for (const [heading, first] of HEADED)
      expect(
        paper.find((text) => text.includes(heading)),
        heading,
      ).toContain(first);
    const byYear = paper.join(' ');
    expect(missing(byYear, 'Año', 25)).toEqual([]);
    for (const years of [8, 12, 15, 20, 25, 30]) expect(byYear).toContain(`${years} años`);
    for (const figure of FIGURES) expect(byYear).toContain(figure);
    for (const control of CONTROLS) expect(byYear).not.toContain(control);
  }
  for (const height of PAGE_HEIGHTS_PX) {
    const pages = await pagesOf(await page.pdf({ width: 794, height }));
    const headed = pages.filter((text) => text.includes('Gastos Operacionales'));
    expect(headed, `a page of ${height} px`).toEqual([expect.stringContaining('Tasación')]);
  }
  await schedule.panel.getByRole('button', { name: 'Ver todos los meses' }).click();
  await expect(async () => expect(missing(await print(page), 'Cuota', 300)).toEqual([])).toPass();
  await simulator.confirm.click();
  await expect(simulator.summary).toBeVisible();
  await expectFullPages(page, 'summary');
});

test('a page that is printed before the terms were compared says so', async ({ page, simulator }) => {
  await page.route('**/api/simulador/comparacion', () => undefined);
  await simulator.toCredit();
  await simulator.fillCredit();
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectFullPages(page, 'result without terms');
  expect(await print(page)).toContain('no se había cargado al imprimir');
});

test('the estimate is printed with its figures, their parts and the terms, on two pages', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await simulator.field('estimate_property_value').fill('3200');
  await expect(simulator.terms).toBeVisible();
  await expect(page.getByText('Crédito e intereses')).toBeAttached();
  const pages = await pagesOf(await page.pdf({ format: 'Letter', printBackground: true }));
  const paper = pages.join(' ');
  for (const figure of [
    ...['UF hoy', 'Propiedad de UF 3.200', '25 años', 'Paga una persona', 'Pagarías al mes', 'Necesitas hoy'],
    ...['Renta desde', 'Impuesto al mutuo', '25 años en vez de 20', '8 años', '30 años'],
  ])
    expect(paper.replaceAll('\u00a0', ' ')).toContain(figure);
  for (const control of ['Guardar', 'Copiar enlace', 'Abonos', 'Elegir', 'Tus datos', 'Cuántos pagan'])
    expect(paper).not.toContain(control);
  expect(pages).toHaveLength(2);
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
  for (const control of ['Cerrar sesión', 'Vista general', 'Buscar', 'por página']) {
    expect(list).not.toContain(control);
  }
  const { uuid, client_name: name } = await earlierOne(page, 0);
  await page.goto(`/listado?days=91&detalle=${uuid}`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Historia' })).toBeAttached();
  await expect(clients.first()).toBeAttached();
  await expectFullPages(page, 'detail');
  const detail = await print(page);
  for (const part of [name, 'Impuesto al mutuo', 'Historia']) expect(detail).toContain(part);
  for (const other of ['Resumen de operaciones', 'Nuevo comentario']) expect(detail).not.toContain(other);
});
