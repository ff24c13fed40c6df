/** The web simulator for staff: an extra module for the phone, and this browser's list of simulations, whose RUTs are masked once their tab is gone. */
import { expectAccessible, expectLegibleInTheDark } from './support/axe.ts';
import { expectGoodToSeeAtEachWidth } from './support/look.ts';
import { TWO_THOUSAND_UF } from './support/people.ts';
import { startSession } from './support/staff.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

const MARTA = {
  name: 'Marta',
  lastName: 'Ríos',
  rut: '11.111.111-1',
  email: 'marta.rios@example.cl',
  phone: '',
};

test.slow();

test('from the first field over the phone to the list', async ({ page, request, simulator }) => {
  const file = await request.get('/solicitudes.json');
  expect([file.status(), await file.json()]).toEqual([200, []]);
  await startSession(page, 'commercialrole');
  await simulator.open('/simulatorTemplate');
  await expect(page).toHaveTitle('Simulador Ejecutivo');
  await expect(simulator.field('input_phone_number')).toHaveCount(0);
  const list = page.getByRole('region', { name: 'Solicitudes de este navegador' });
  await expect(list).toContainText('Aún no hay ninguna.');
  await simulator.toProject(MARTA);
  await simulator.fillProject();
  await simulator.continue.click();
  await simulator.fillCredit(TWO_THOUSAND_UF);
  await simulator.calculate.click();
  await simulator.confirm.click();

  const phone = simulator.field('input_phone_number');
  await expect(page.getByRole('heading', { name: 'Teléfono de contacto' })).toBeFocused();
  await simulator.continue.click();
  await expect(simulator.error('input_phone_number')).toHaveText('Este campo es requerido');
  await expectAccessible(page, 'module 4 refused');
  await phone.fill('9 1234 5678');
  await phone.blur();
  await expect(phone).toHaveValue('+56912345678');
  await simulator.continue.click();

  const summary = new Summary(page);
  await expect(summary.modal).toBeVisible();
  await expect(summary.field('input_rut')).toHaveValue('11.111.111-1');
  await summary.modal.getByLabel('Quiero que me llamen').check();
  await expect(summary.field('input_phone_number')).toHaveValue('+56912345678');
  await summary.ask.click();
  await expect(summary.success).toBeFocused();
  await page.getByRole('button', { name: 'Volver a Simular' }).click();
  await expect(page).toHaveURL('/simulatorTemplate');
  await expect(list.getByRole('listitem')).toHaveText(/11\.111\.111-1/);
  await expectGoodToSeeAtEachWidth(page, 'the list');
  await expectLegibleInTheDark(page, 'the list');
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Descargar la simulación de 11.111.111-1' }).click();
  expect((await download).suggestedFilename()).toBe('Detalle Simulación.pdf');
  const later = await page.context().newPage();
  await later.goto('/simulatorTemplate');
  await expect(later.getByRole('listitem').filter({ hasText: '11.1**.***-1' })).toBeVisible();
  await later.close();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});
