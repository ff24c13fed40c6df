/** Sending a simulation to the workflow, as an executive does it, and what the administrator sees of what stopped. */
import type { Page } from '@playwright/test';
import { expectGoodToSee } from './support/look.ts';
import { holdSession, type StaffRole } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ demoSimulations: 40, expectsFailedCalls: true });
test.slow();

interface Found {
  readonly uuid: string;
  readonly id: number;
  readonly mailed_at: string | null;
}

/** Asks the BFF as any script of whoever is signed in. */
const ask = <Answer>(page: Page, path: string, body: object | null = null): Promise<Answer> =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('access')}` };
      const init = { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(path, {
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(body && init),
      });
      return (await answer.json()) as Answer;
    },
    [path, body] as const,
  );

/** A simulation whose PDF its client got, opened. */
async function openMailed(page: Page, role: StaffRole, nth: number): Promise<Found> {
  await holdSession(page, role);
  const list = '/simulations/api/executive/clients/simulations?days=91';
  const { results } = await ask<{ results: { simulations: Found[] }[] }>(page, list);
  const found = results[nth]?.simulations[0];
  if (!found) throw new Error('nobody simulated');
  await ask(page, '/simulations/api/mail/send', { simulation: found.uuid });
  const read = () => ask<Found>(page, `/simulations/api/simulation/${found.uuid}`);
  await expect.poll(async () => (await read()).mailed_at).not.toBeNull();
  await page.goto(`/listado?detalle=${found.uuid}`);
  return found;
}

const detail = (page: Page) => page.getByRole('dialog', { name: 'Simulación de Crédito Hipotecario' });
const send = (page: Page) => detail(page).getByRole('button', { name: 'Enviar a Workflow' });
const sent = (page: Page) =>
  page.getByRole('dialog', { name: 'Tu simulación ha sido enviada correctamente' });
const failed = (page: Page) => page.getByRole('dialog', { name: 'Error al enviar la simulación' });

const AFTER_PARTAKER = ['Income', 'CreditGeneralData', 'StateVars', 'patch_StateVars', 'Sim2Wf'];

test.afterEach(({ bank }) => bank.core({}));

test('an executive sends a simulation, follows it over a reload, and can’t change it any more', async ({
  page,
  bank,
}) => {
  await openMailed(page, 'executiverole', 0);
  await bank.core(Object.fromEntries(AFTER_PARTAKER.map((id) => [id, 'slow:2500'])));
  await send(page).click();
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
  const { id } = await openMailed(page, 'adminrole', 1);
  await bank.core({ Income: 'status:500' });
  await send(page).click();
  await expect(failed(page)).toContainText('No es posible enviar la simulación en este momento.');
  await expect(failed(page)).toContainText('Quedó en el paso 5 de 9: Registrar la renta.');
  await expectGoodToSee(page, 'a send that stopped');
  await page.keyboard.press('Escape');
  await expect(failed(page)).toBeHidden();
  await expect(detail(page)).toBeVisible();
  await page.goto('/dashboard');
  const stopped = page.getByRole('region', { name: 'Envíos a Workflow detenidos' });
  await expect(stopped.getByRole('row', { name: new RegExp(`^${id}`) })).toContainText('Registrar la renta');
  await expectGoodToSee(page, 'the overview with what stopped');
  await bank.core({});
  await stopped.getByRole('button', { name: /^Reintentar/ }).click();
  await expect(page.getByText('El envío se está intentando de nuevo.')).toBeVisible();
  await expect(stopped).toBeHidden();
});
