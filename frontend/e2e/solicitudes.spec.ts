/** Staff's list of the simulations that they saved in this browser. */
import type { Page } from '@playwright/test';
import { expectLegibleInTheDark } from './support/axe.ts';
import { expectGoodToSeeAtEachWidth } from './support/look.ts';
import { USED_FLAT } from './support/people.ts';
import { startSession } from './support/staff.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

test.slow();

const panel = (page: Page) => page.getByRole('region', { name: 'Solicitudes de este navegador' });
const rows = (page: Page) => panel(page).getByRole('listitem');

test('holds what was saved here, with its document; the RUT is masked once its tab is gone', async ({
  page,
  simulator,
}) => {
  await startSession(page, 'commercialrole');
  await simulator.toCredit(USED_FLAT, { rut: '7.654.321-6', email: 'listada@example.cl' });
  await simulator.fillCredit();
  await simulator.calculate.click();
  const summary = new Summary(page);
  await summary.open();
  await summary.ask.click();
  await expect(summary.success).toBeVisible();

  await page.goto('/simulatorTemplate');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('7.654.321-6');
  await expect(rows(page)).toContainText('Sin inmobiliaria');
  const download = page.waitForEvent('download');
  await rows(page).getByRole('button', { name: 'Descargar la simulación de 7.654.321-6' }).click();
  expect((await download).suggestedFilename()).toBe('Detalle Simulación.pdf');

  const later = await page.context().newPage();
  await later.goto('/simulatorTemplate');
  await expect(rows(later)).toContainText('7.65*.***-6');
});

test('reads the requests file where nothing is stored, and fits every width', async ({ page, request }) => {
  const file = await request.get('/solicitudes.json');
  expect([file.status(), await file.json()]).toEqual([200, []]);
  const listed = [
    { uuid: 'a', broker: 1, project: 11, rut: '11.111.111-1' },
    { uuid: 'b', broker: 2, project: 21, rut: '22.222.222-2' },
    { uuid: 'c', broker: null, project: null, rut: '12.345.678-5' },
  ];
  await page.route('/solicitudes.json', (route) => route.fulfill({ json: listed }));
  const companies = page.waitForResponse(/\/inmobiliarias\/Company$/);
  await startSession(page, 'adminrole');
  await page.goto('/simulatorTemplate');
  await expect(rows(page)).toHaveCount(3);
  const names = (await (await companies).json()) as { id: number; company_name: string }[];
  const [first] = names.filter(({ id }) => id === 1);
  await expect(rows(page).first()).toContainText(first?.company_name ?? 'Inmobiliaria 1');

  await expectGoodToSeeAtEachWidth(page, 'the list');
  await expectLegibleInTheDark(page, 'the list');
});
