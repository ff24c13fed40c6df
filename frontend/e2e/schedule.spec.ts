import readExcelFile from 'read-excel-file/node';
import {
  afterYears,
  CUADRO,
  inUf,
  PARTS,
  pesoCells,
  pesoCellsOfYear,
  Schedule,
  ufCells,
} from './support/schedule.ts';
import { shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';

const FOUR_PERCENT = /^4\s%$/;
const FORTY_YEARS = { value: '2500', savings: '500', years: '40' };
const FIVE_YEARS = { value: '2500', savings: '500', years: '5', grace: '6' };

test('the schedule is asked for when it is opened, and is the answer, in UF and in pesos of today', async ({
  page,
  simulator,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => CUADRO.test(request.url()) && asked.push(request.url()));
  await simulator.toResult();
  const uf = await shownUf(page);
  const schedule = new Schedule(page);
  await expect(schedule.toggle).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual([]);
  const { rows, by_year } = await schedule.open();
  expect([rows.length, by_year.length]).toEqual([300, 25]);
  // Made by hand: interest of 2,000 UF at 0.3802 % a month; 11.1876 of dividend; insurance as the result shows it.
  expect(rows[0]).toMatchObject({ interest: 7.604, capital: 3.5836, insurance: 0.344, payment: 11.5316 });
  await expect(simulator.result).toContainText('UF 11,5316');

  const years = (await schedule.cells()).slice(0, -1);
  expect(years).toEqual(
    by_year.map(({ year }) => pesoCellsOfYear(rows.slice((year - 1) * 12, year * 12), uf)),
  );
  await expect(schedule.panel).toContainText(`(${uf.date}).`);

  await schedule.choose('UF');
  expect((await schedule.cells()).slice(0, -1)).toEqual(by_year.map(ufCells));
  await schedule.panel.getByRole('button', { name: 'Ver todos los meses' }).click();
  const months = (await schedule.cells()).filter((_, index) => index % 13 !== 0);
  expect(months).toEqual(rows.map(ufCells));
  await schedule.choose('CLP');
  expect((await schedule.cells()).filter((_, index) => index % 13 !== 0)).toEqual(
    rows.map((row) => pesoCells(row, uf)),
  );
  expect(asked).toHaveLength(1);
});

test('the chart has the figures of the table, and the last payment is explained', async ({
  page,
  simulator,
}) => {
  await simulator.toResult();
  const schedule = new Schedule(page);
  const { rows, by_year } = await schedule.open();
  await schedule.choose('UF');
  const labels = (await schedule.chart.locator('g [class*="figure"]').allTextContents()).sort();
  const ends = [by_year[0], by_year.at(-1)];
  const figures = ends.flatMap((year) => [inUf(year?.capital ?? 0), inUf(year?.interest ?? 0)]);
  expect(labels).toEqual(figures.sort());
  const turning = by_year.find(({ capital, interest }) => capital > interest)?.year;
  await expect(schedule.panel.locator('figcaption')).toContainText(
    `Desde el año ${turning} pagas más capital que intereses`,
  );
  const last = rows.at(-1)?.payment ?? 0;
  expect(last).not.toBe(rows[0]?.payment);
  await expect(schedule.panel).toContainText(
    `El último dividendo es de UF ${inUf(last)} y los demás de UF 11,5316`,
  );
});

test('a supposed inflation is called one, and moves the pesos alone', async ({ page, simulator }) => {
  await simulator.toResult();
  const uf = await shownUf(page);
  const schedule = new Schedule(page);
  const { rows } = await schedule.open();
  const today = await schedule.cells();
  await schedule.choose(FOUR_PERCENT);
  await expect(schedule.panel).toContainText('Es un supuesto, no un pronóstico');
  await schedule.panel.getByRole('button', { name: 'Ver todos los meses' }).click();
  const shown = (await schedule.cells()).filter((_, index) => index % 13 !== 0);
  for (const year of [1, 10, 25]) {
    const row = rows[year * 12 - 1];
    const expected = PARTS.map((part) => afterYears(row?.[part] ?? 0, uf, 4, year));
    expect(shown[year * 12 - 1]).toEqual(expected);
  }
  await schedule.panel.getByRole('button', { name: 'Ocultar los meses' }).click();
  await schedule.choose(/^0\s%/);
  expect(await schedule.cells()).toEqual(today);
  await schedule.choose('UF');
  await expect(schedule.panel.getByRole('radio', { name: FOUR_PERCENT })).toHaveCount(0);
});

test('it can be taken along as a spreadsheet, however long it is', async ({ page, simulator }) => {
  await simulator.toCredit();
  await simulator.fillCredit(FORTY_YEARS);
  await simulator.calculate.click();
  const schedule = new Schedule(page);
  const { rows, by_year } = await schedule.open();
  await schedule.choose(FOUR_PERCENT);
  const downloaded = page.waitForEvent('download');
  const button = schedule.panel.getByRole('button', { name: 'Descargar cuadro (.xlsx)' });
  await button.click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('Cuadro de pagos.xlsx');
  await expect(button).not.toHaveAttribute('aria-busy');
  const sheets = await readExcelFile(await download.path());
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Por año en UF',
    'Por año en pesos',
    'Por mes en UF',
    'Por mes en pesos',
  ]);
  const uf = await shownUf(page);
  const day = new Date(`${uf.date.split('-').reverse().join('-')}T00:00:00Z`);
  for (const { data } of sheets) {
    expect(data[1]?.slice(0, 2)).toEqual(['Valor de la UF', Number(uf.cents) / 100]);
    expect(data[2]?.slice(0, 2)).toEqual(['Fecha de la UF', day]);
  }
  expect(sheets[1]?.data[3]?.slice(0, 2)).toEqual(['Alza supuesta de la UF al año', 0.04]);
  const body = (index: number, head: string) => {
    const data = sheets[index]?.data ?? [];
    return data.slice(data.findIndex(([cell]) => cell === head) + 1, -1);
  };
  expect(body(0, 'Año')).toEqual(by_year.map((year) => [year.year, ...PARTS.map((part) => year[part])]));
  expect(body(2, 'Cuota')).toEqual(
    rows.map((row) => [row.k, new Date(`${row.due}T00:00:00Z`), ...PARTS.map((part) => row[part])]),
  );
  const shown = (await schedule.cells())
    .slice(0, -1)
    .map((cells) => cells.map((text) => Number(text.replaceAll('.', ''))));
  expect(body(1, 'Año').map((row) => row.slice(1))).toEqual(shown);
});

test('other figures close it, and have a schedule of their own', async ({ page, simulator }) => {
  await simulator.toResult();
  const schedule = new Schedule(page);
  await schedule.open();
  await simulator.field('input_payment_years_cv').fill('20');
  await expect(schedule.panel).toHaveCount(0);
  await simulator.calculate.click();
  await expect(schedule.toggle).toHaveAttribute('aria-expanded', 'false');
  const { rows } = await schedule.open();
  expect(rows).toHaveLength(240);
  await expect(schedule.table.locator('tbody')).toHaveCount(20);
});

test('grace moves the first payment, and is explained', async ({ page, simulator }) => {
  await simulator.toCredit();
  await simulator.fillCredit(FIVE_YEARS);
  await simulator.calculate.click();
  const schedule = new Schedule(page);
  const { rows } = await schedule.open();
  await schedule.panel.getByRole('button', { name: 'Año 1', exact: true }).click();
  const due = rows[0]?.due.split('-').reverse().join('-') ?? '';
  await expect(schedule.table.getByRole('rowheader').nth(1)).toContainText(due);
  await expect(simulator.result).toContainText(due);
  await expect(schedule.panel).toContainText('En los 6 meses de gracia no pagas');
});

test('all of it works by keyboard', async ({ page, simulator }) => {
  await simulator.toResult();
  const schedule = new Schedule(page);
  const { keyboard } = page;
  await schedule.toggle.focus();
  await keyboard.press('Enter');
  await expect(schedule.table).toBeVisible();
  await keyboard.press('Tab');
  await expect(schedule.panel.getByRole('radio', { name: 'CLP' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(schedule.panel.getByRole('radio', { name: /^3\s%$/ })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(schedule.frame).toBeFocused();
  const scrolled = (): Promise<number> => schedule.frame.evaluate(({ scrollTop }) => scrollTop);
  await keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(100);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(schedule.panel.getByRole('button', { name: 'Año 1', exact: true })).toBeFocused();
  await expect(schedule.table.getByRole('rowheader')).toHaveCount(25 + 12 + 1);
  await schedule.toggle.focus();
  await keyboard.press('Space');
  await expect(schedule.table).toHaveCount(0);
});
