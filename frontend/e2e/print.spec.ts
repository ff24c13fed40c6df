/** What comes out of the printer. */
import type { Page } from '@playwright/test';
import { pagesOf } from './support/pdf.ts';
import { Schedule } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const FIGURES = ['Tu dividendo mensual', 'Renta mínima', 'CAE', 'Costo total del crédito', 'Tasación'];
const CONTROLS = ['Calcular Dividendo', 'Confirmar Simulación', 'Ver detalle', 'Editar', 'Descargar'];

const print = async (page: Page): Promise<string> => {
  const pages = await pagesOf(await page.pdf({ format: 'A4', printBackground: true }));
  return pages.join(' ');
};
const numbersUpTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);
const missing = (text: string, word: string, last: number): readonly number[] =>
  numbersUpTo(last).filter((number) => !new RegExp(`${word} ${number}(?!\\d)`).test(text));

test('paper has every figure and row, and nothing to press, whatever the screen', async ({
  page,
  simulator,
}) => {
  test.slow();
  await simulator.toResult();
  const schedule = new Schedule(page);
  await schedule.open();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const byYear = await print(page);
    expect(missing(byYear, 'Año', 25)).toEqual([]);
    for (const years of [8, 12, 15, 20, 25, 30]) expect(byYear).toContain(`${years} años`);
    for (const figure of FIGURES) expect(byYear).toContain(figure);
    for (const control of CONTROLS) expect(byYear).not.toContain(control);
  }
  await schedule.panel.getByRole('button', { name: 'Ver todos los meses' }).click();
  expect(missing(await print(page), 'Cuota', 300)).toEqual([]);
});
