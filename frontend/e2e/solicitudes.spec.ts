/** Staff's list of the simulations that they saved in this browser. */
import type { Page } from '@playwright/test';
import { expectLegibleInTheDark } from './support/axe.ts';
import { expectGoodToSeeAtEachWidth } from './support/look.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.slow();

const panel = (page: Page) => page.getByRole('region', { name: 'Solicitudes de este navegador' });
const rows = (page: Page) => panel(page).getByRole('listitem');

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
