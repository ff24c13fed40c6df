/** A person's request about their data, from its registration to what staff see of it, in a page that a browser translates. */
import { earlierOne } from './support/listed.ts';
import { expectFits, expectGoodAtEachWidth, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ isTranslated: true });

test('a person opposes being contacted: registered and granted by keyboard, and told to staff', async ({
  page,
}) => {
  await startSession(page, 'adminrole');
  const { uuid, client_rut: rut, client_name: name } = await earlierOne(page, 9);
  await page.goto('/datos-personales');
  await page.getByRole('button', { name: 'Registrar solicitud' }).press('Enter');
  const register = page.getByRole('button', { name: 'Registrar', exact: true });
  await register.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Hay errores en el formulario.' })).toBeFocused();
  await page.getByLabel('Qué pide').selectOption('Oposición');
  await page.getByLabel('RUT', { exact: true }).fill(rut);
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await page.getByRole('button', { name: 'Seguir aquí' }).press('Enter');
  await register.press('Enter');

  await expect(page).toHaveURL(/\?solicitud=\d+$/);
  await expect(page.getByRole('region', { name: 'La solicitud' })).toContainText(name);
  await page.getByRole('radio', { name: 'Acoger' }).press('Space');
  await page.getByLabel('Respuesta').fill('Se le escribió que no será contactada.');
  await expectGoodAtEachWidth(page, 'an open request');
  await page.setViewportSize({ width: 320, height: 256 });
  await expectFits(page, 'an open request at 400 % zoom');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Responder' }).press('Enter');
  await expect(page.getByText('Solicitud respondida.').first()).toBeVisible();

  await page.getByRole('link', { name: 'Volver a las solicitudes' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Oposición');
  await expect(row).toContainText('Acogida');
  await expectGoodToSeeAtEachWidth(page, 'the list of requests');
  await page.goto(`/listado?detalle=${uuid}`);
  await expect(page.getByText(/^Esta persona pidió el .* que el banco no la contacte/)).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Próximo contacto')).toBeHidden();
});
