/** The spreadsheet, in a page that a browser translates: from the dashboard to a program and back to the list. */
import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { expectGoodToSeeAtEachWidth } from './support/look.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ isTranslated: true });
test.slow();

test('a spreadsheet that was downloaded comes back with its changes', async ({ page }) => {
  await startSession(page, 'adminrole');
  await page.goto('/dashboard');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Excel de Ingresada' }).click();
  const [simulations, versions] = await readExcelFile(await (await download).path());
  const [first, second] = simulations?.data.slice(1).map(([id]) => Number(id)) ?? [];
  const edited = await writeExcelFile([
    {
      sheet: simulations?.sheet ?? '',
      data: [
        ['ID', 'Estado'],
        [first, 'Aprobada'],
        [second, 'Rechazada'],
      ],
    },
    {
      sheet: versions?.sheet ?? '',
      data:
        versions?.data.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : String(cell)))) ??
        [],
    },
  ]).toBuffer();
  await page.getByRole('link', { name: 'Ver detalles de Ingresada' }).click();
  await page.getByRole('button', { name: 'Subir Excel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subir Excel' });
  await dialog.getByLabel('Elegir archivo').setInputFiles({
    name: 'Simulaciones.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: edited,
  });
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByRole('row').last()).toContainText('Estado: de Ingresada a Rechazada');
  await expectGoodToSeeAtEachWidth(page, 'the preview of a file');
  await dialog.getByRole('button', { name: 'Aplicar 2 cambios' }).click();
  await expect(page.getByText('Archivo cargado correctamente.')).toBeVisible();
  await expect(dialog).toBeHidden();
});
