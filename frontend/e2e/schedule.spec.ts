import readExcelFile from 'read-excel-file/node';
import { CUADRO, PARTS, Schedule } from './support/schedule.ts';
import { shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';

const FOUR_PERCENT = /^4\s%$/;
const FORTY_YEARS = { value: '2500', savings: '500', years: '40' };

test('the schedule is requested when it is opened, shown in UF and in today’s pesos, kept by a reload, and all of it works by keyboard', async ({
  page,
  simulator,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => CUADRO.test(request.url()) && requested.push(request.url()));
  await simulator.toResult();
  const schedule = new Schedule(page);
  await expect(schedule.toggle).toHaveAttribute('aria-selected', 'false');
  expect(requested).toEqual([]);
  const { rows, by_year } = await schedule.open();
  expect([rows.length, by_year.length]).toEqual([300, 25]);
  const firstRow = schedule.table.locator('tbody tr').first();
  await schedule.choose('UF');
  await schedule.choose('Mes');
  await expect(firstRow).toContainText('11,5316');
  await schedule.choose('CLP');
  await expect(firstRow).not.toContainText('11,5316');
  expect(requested).toHaveLength(1);

  await page.reload();
  await expect(schedule.table).toBeVisible();
  const { keyboard } = page;
  await schedule.toggle.focus();
  await keyboard.press('Tab');
  await expect(schedule.panel.getByRole('radio', { name: 'Año' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(schedule.table.getByRole('columnheader', { name: 'Mes' })).toBeVisible();
  await keyboard.press('Tab');
  await expect(schedule.panel.getByRole('radio', { name: 'CLP' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(schedule.frame).toBeFocused();
  const scrolled = (): Promise<number> => schedule.frame.evaluate(({ scrollTop }) => scrollTop);
  await keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(100);
  await schedule.toggle.focus();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Abonos' })).toBeFocused();
  await expect(schedule.table).toHaveCount(0);
});

test('it can be downloaded as a spreadsheet, however long it is', async ({ page, simulator }) => {
  await simulator.toCredit();
  await simulator.fillCredit(FORTY_YEARS);
  await simulator.calculate.click();
  const schedule = new Schedule(page);
  const { rows, by_year } = await schedule.open();
  await schedule.suppose(FOUR_PERCENT);
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
  const shown = async () =>
    (await schedule.cells()).map((cells) => cells.map((text) => Number(text.replaceAll('.', ''))));
  await expect.poll(shown).toEqual(
    body(1, 'Año').map((row) => {
      const [, capital, interest, insurance, payment, balance] = row.map(Number);
      return [payment, (interest ?? 0) + (insurance ?? 0), capital, balance];
    }),
  );
});
