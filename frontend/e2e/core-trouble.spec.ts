import type { Page } from '@playwright/test';
import { TWENTY_FIVE_YEARS } from './support/reference.ts';
import { test } from './support/cold.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { expect } from './support/test.ts';

test.use({ expectsFailedCalls: true });
test.slow();

const NOT_REACHED = 'No pudimos conectarnos con el sistema del banco. Inténtalo de nuevo en unos minutos.';
const REFERENTIAL = 'No pudimos consultar el valor de la UF.';

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

test('a core that is dead from the start: nothing can be calculated, and the way back works', async ({
  page,
  simulator,
  coldBank,
}) => {
  await coldBank.core({ '*': 'down', catalogos_simulador: 'ok' });
  await page.goto('/simulador');
  // First, because the toast disappears after a while.
  await expect(toast(page, NOT_REACHED)).toBeVisible();
  await expect(page.getByText(REFERENTIAL)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('UF referencial, no es la de hoy');
  await expect(page.getByRole('banner')).toContainText('$28.130,00');
  await simulator.toProject();
  await simulator.fillProject();
  await simulator.continue.click();
  await simulator.fillCredit();
  await expect(page.getByText('$70.325.000 con una UF referencial')).toBeVisible();
  await expect(simulator.calculate).toBeDisabled();
  await expect(page.getByText(/Sin el valor de la UF.* no podemos calcular tu dividendo/)).toBeVisible();
  await expect(simulator.result).toContainText('Por ahora no podemos calcular tu dividendo');
  await expect(simulator.comparison).toHaveCount(0);

  await coldBank.core({});
  await retry(page).click();
  await expect(page.getByText(REFERENTIAL)).toBeHidden();
  await expect(simulator.field('input_savings')).toHaveValue('500');
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectResult(simulator.result, TWENTY_FIVE_YEARS, await shownUf(page));
});
