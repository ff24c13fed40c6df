/** Sending a simulation to the workflow as an executive, and the administrator's list of stopped sends. */
import type { Locator, Page } from '@playwright/test';
import { expectGoodToSee } from './support/look.ts';
import { earlierOne, type Listed } from './support/listed.ts';
import { startSession, type StaffRole } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

/** Opens one of the invented simulations. */
async function open(page: Page, role: StaffRole, nth: number): Promise<Listed> {
  await startSession(page, role);
  const found = await earlierOne(page, nth);
  await page.goto(`/listado?detalle=${found.uuid}`);
  return found;
}

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

const AFTER_PARTAKER = ['Income', 'CreditGeneralData', 'StateVars', 'patch_StateVars', 'Sim2Wf'];

test.afterEach(({ bank }) => bank.core({}));

test('an executive sends a simulation, follows it over a reload, and can’t change it any more', async ({
  page,
  bank,
}) => {
  await open(page, 'executiverole', 5);
  await bank.core(Object.fromEntries(AFTER_PARTAKER.map((id) => [id, 'slow:2500'])));
  await send(page).click();
  await expectGoodToSee(page, 'what is asked before a simulation is sent');
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => cutValues(sheet(page)), 'values of the sheet on a phone').toEqual([]);
  if (desktop) await page.setViewportSize(desktop);
  await sheet(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(detail(page).getByText('Paso 5 de 9: Registrar la renta')).toBeVisible();
  await page.reload();
  await expect(detail(page).getByText(/^Paso \d de 9: /)).toBeVisible();
  await bank.core({});
  await expect(sent(page)).toContainText(/Se ha creado la solicitud nº7\d{4} en el Workflow Comercial/);
  await expectGoodToSee(page, 'a simulation that was sent');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(sent(page)).toBeHidden();
  await expect(detail(page).getByText('Fue enviada a Workflow: ya no se puede modificar.')).toBeVisible();
  await expect(send(page)).toBeHidden();
});

test('a stopped flow is reported, seen by the administrator, and retried', async ({ page, bank }) => {
  const { id } = await open(page, 'adminrole', 6);
  await bank.core({ Income: 'status:500' });
  await send(page).click();
  await sheet(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(failed(page)).toContainText('No es posible enviar la simulación en este momento.');
  await expect(failed(page)).toContainText('Quedó en el paso 5 de 9: Registrar la renta.');
  await expectGoodToSee(page, 'a send that stopped');
  await page.keyboard.press('Escape');
  await expect(failed(page)).toBeHidden();
  await expect(detail(page).getByText(/^Envío detenido en el paso 5 de 9: /)).toBeVisible();
  await expectGoodToSee(page, 'the detail of a stopped send');
  await page.goto('/dashboard');
  const stopped = page.getByRole('region', { name: 'Envíos detenidos' });
  await expect(stopped.getByRole('row', { name: new RegExp(`^${id}`) })).toContainText('Registrar la renta');
  await expectGoodToSee(page, 'the overview with what stopped');
  await bank.core({});
  await stopped.getByRole('button', { name: /^Reintentar/ }).click();
  await expect(page.getByText('El envío se está intentando de nuevo.')).toBeVisible();
  await expect(stopped).toBeHidden();
});
