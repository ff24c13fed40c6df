/** The dashboard, in a page that a browser translates, shows the list's counts and links to the list. */
import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { expectGoodToSeeAtEachWidth } from './support/look.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ isTranslated: true });
test.slow();

test('a day that is counted is a day that is listed', async ({ page }) => {
  await startSession(page, 'commercialrole');
  await page.goto('/dashboard');
  await page.getByText('Ver como tabla').click();
  const table = page.getByRole('table', { name: 'Simulaciones por día' });
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(31);
  const days = await rows.evaluateAll((all) =>
    all.map((row) => ({
      day: row.querySelector('th')?.textContent ?? '',
      count: Number(row.querySelector('td')?.textContent),
    })),
  );
  const total = page
    .getByRole('heading', { level: 2, name: 'Total de simulaciones', exact: true })
    .locator('xpath=following-sibling::p[1]');
  const sum = days.reduce((before, { count }) => before + count, 0);
  await expect(total).toHaveText(`${sum}del ${days[0]?.day} al ${days.at(-1)?.day}`);
  const busy = days.find(({ count }) => count > 0);
  const typed = (busy?.day ?? '').split('-').reverse().join('-');
  await page.getByRole('radio', { name: 'Rango' }).check();
  await page.getByLabel('Fecha inicial').fill(typed);
  await page.getByLabel('Fecha final').fill(typed);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(total).toHaveText(`${busy?.count}el ${busy?.day}`);
  await page.getByRole('link', { name: 'Ver detalles del total' }).click();
  await expect(page).toHaveURL(`/listado?from=${typed}&to=${typed}`);
  const clients = page.getByRole('button', { name: /^\d+ simulaci(ón|ones) de / });
  await expect(clients.first()).toBeVisible();
  const listed = () =>
    clients.evaluateAll((buttons) =>
      buttons.reduce((sum, button) => sum + Number.parseInt(button.textContent, 10), 0),
    );
  await expect.poll(listed).toBe(busy?.count);
});

test.describe('a spreadsheet', () => {
  test.use({ expectsFailedCalls: true });

  test('that was downloaded comes back, refused by its cells at first', async ({ page }) => {
    await startSession(page, 'adminrole');
    await page.goto('/dashboard');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar Excel de Ingresada' }).click();
    const [simulations, versions] = await readExcelFile(await (await download).path());
    const [first, second] = simulations?.data.slice(1).map(([id]) => Number(id)) ?? [];
    const file = async (...states: string[]) => ({
      name: 'Simulaciones.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await writeExcelFile([
        {
          sheet: simulations?.sheet ?? '',
          data: [
            ['ID', 'Estado'],
            [first, states[0]],
            [second, states[1]],
          ],
        },
        {
          sheet: versions?.sheet ?? '',
          data:
            versions?.data.map((row) =>
              row.map((cell) => (typeof cell === 'number' ? cell : String(cell))),
            ) ?? [],
        },
      ]).toBuffer(),
    });

    await page.getByRole('link', { name: 'Ver detalles de Ingresada' }).click();
    await page.getByRole('button', { name: 'Subir Excel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subir Excel' });
    const choose = dialog.getByLabel('Elegir archivo');
    const read = dialog.getByRole('button', { name: 'Revisar' });
    await choose.setInputFiles(await file('Aprobada', 'Archivada'));
    await read.click();
    await expect(dialog.getByText('No se aplicó ningún cambio.')).toBeVisible();
    await expect(dialog.getByRole('row').last()).toContainText('3EstadoNo es un estado vigente.');

    await choose.setInputFiles(await file('Aprobada', 'Rechazada'));
    await read.click();
    await expect(dialog.getByRole('row').last()).toContainText('Estado: de Ingresada a Rechazada');
    await expectGoodToSeeAtEachWidth(page, 'the preview of a file');
    await dialog.getByRole('button', { name: 'Aplicar 2 cambios' }).click();
    await expect(page.getByText('Archivo cargado correctamente.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goto(`/listado?requestStatus=3`);
    await page.getByRole('textbox', { name: 'Buscar' }).fill(String(first));
    await page.getByRole('textbox', { name: 'Buscar' }).press('Enter');
    // Other people's telephone or RUT may have the digits too.
    const found = page.getByRole('row', { name: new RegExp(`^${first} .*Aprobada`) });
    const folded = page.getByRole('button', { name: /^\d+ simulaci.* de /, expanded: false });
    // The rows of before the search may still be there.
    await expect(async () => {
      while ((await folded.count()) > 0) await folded.first().click({ timeout: 1_000 });
      await expect(found.first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});
