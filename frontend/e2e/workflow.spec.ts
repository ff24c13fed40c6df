/** Sending a simulation to the workflow, and the administrator's list of stopped sends. */
import type { Locator, Page } from '@playwright/test';
import { expectGoodToSee } from './support/look.ts';
import { earlierOne } from './support/listed.ts';
import { startSession } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

const detail = (page: Page) => page.getByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });
const send = (page: Page) => detail(page).getByRole('button', { name: 'Enviar a Workflow' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Enviar a Workflow' });

/** Returns the values that are wider than their place. */
const cutValues = (asked: Locator): Promise<string[]> =>
  asked
    .locator('dd')
    .evaluateAll((values) =>
      values
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent ?? ''),
    );

const sent = (page: Page) =>
  page.getByRole('dialog', { name: 'Tu simulación ha sido enviada correctamente' });
const failed = (page: Page) => page.getByRole('dialog', { name: 'Error al enviar la simulación' });

test.afterEach(({ bank }) => bank.core({}));

test('a send that stops is reported, seen by the administrator, and sent again to its end, after which nothing can be changed', async ({
  page,
  bank,
}) => {
  await startSession(page, 'adminrole');
  const { id, uuid } = await earlierOne(page, 5);
  await page.goto(`/listado?detalle=${uuid}`);
  await bank.core({ Income: 'status:500' });
  await send(page).click();
  await expectGoodToSee(page, 'what is asked before a simulation is sent');
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => cutValues(sheet(page)), 'values of the sheet on a phone').toEqual([]);
  if (desktop) await page.setViewportSize(desktop);
  await sheet(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(failed(page)).toContainText('No es posible enviar la simulación en este momento.');
  await expect(failed(page)).toContainText('Quedó en el paso 5 de 9: Registrar la renta.');
  await expectGoodToSee(page, 'a send that stopped');
  await page.keyboard.press('Escape');
  await expect(failed(page)).toBeHidden();
  await expect(detail(page).getByText(/^Envío detenido en el paso 5 de 9: /)).toBeVisible();
  await page.goto('/dashboard');
  const stopped = page.getByRole('region', { name: 'Envíos detenidos' });
  await expect(stopped.getByRole('row', { name: new RegExp(`^${id}`) })).toContainText('Registrar la renta');
  await expectGoodToSee(page, 'the overview with what stopped');
  await page.goto(`/listado?detalle=${uuid}`);
  await expect(detail(page).getByText(/^Envío detenido en el paso 5 de 9: /)).toBeVisible();
  // From here on an automatic try may succeed too, which a later look at the detail would find sent.
  await bank.core({});
  await send(page).click();
  await expect(sent(page)).toContainText(/Se ha creado la solicitud nº7\d{4} en el Workflow Comercial/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(sent(page)).toBeHidden();
  await expect(detail(page).getByText('Fue enviada a Workflow: ya no se puede modificar.')).toBeVisible();
  await expect(send(page)).toBeHidden();
});
