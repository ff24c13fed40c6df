/** Questions about a result, such as prepayments or another bank's offer. */
import type { Page } from '@playwright/test';
import { expectFits, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { expect, test } from './support/test.ts';

async function expectGoodAnswer(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 900 });
  await expectFits(page, `${screen}, 320 px wide`);
  await expectGoodToSeeAtEachWidth(page, screen);
  if (before) await page.setViewportSize(before);
}

test('prepayments, another bank’s offer and another term are asked of one result', async ({
  page,
  simulator,
}) => {
  await simulator.toResult();

  await test.step('prepayments say how much earlier the credit ends, and what is saved', async () => {
    await page.getByRole('tab', { name: 'Abonos' }).press('Enter');
    const card = page.getByRole('tabpanel');
    await simulator.field('extra_amount').fill('UF 300');
    await simulator.field('extra_month').fill('24');
    await expect(
      card.getByText(
        /^Terminas 5\saños y 7\smeses antes y te ahorras \$18\.4\d\d\.\d{3}\. O tu dividendo queda en \$/,
      ),
    ).toBeVisible();
    await expect(card.getByRole('row', { name: /^Ahorras/ })).toContainText(
      /\$18\.4\d\d\.\d{3}.*\$7\.4\d\d\.\d{3}/,
    );
    await simulator.field('extra_amount').fill('UF 5000');
    await expect(card.getByText(/^El abono de la cuota 24 se limita al saldo/)).toBeVisible();
    await simulator.field('extra_amount').fill('UF 300');
  });

  await test.step('another offer is compared with the result side by side', async () => {
    await page.getByRole('tab', { name: 'Otra oferta' }).press('Enter');
    const offer = page.getByRole('tabpanel');
    await simulator.field('offer_payment').fill('UF 12');
    await expect(
      offer.getByRole('heading', {
        name: /^Lindero cuesta menos: \$[\d.]+ menos al mes y .+ menos en total, sin gastos operacionales$/,
      }),
    ).toBeVisible();
    await expect(offer.getByRole('table').getByRole('row')).toHaveCount(4);
  });

  await test.step('two terms are compared and one is taken, with the keyboard and with a press on the row', async () => {
    const { comparison, terms } = simulator;
    await simulator.tab('Plazos');
    await expect(terms).toBeVisible();
    await expect(terms.getByRole('row', { name: /^25 años/ })).toContainText(/Faltan \$|Renta alcanza/);

    const row = terms.getByRole('row', { name: /^20 años/ });
    await expect(comparison.getByRole('heading', { name: /^25 años en vez de 20: / })).toBeVisible();
    await terms.getByRole('checkbox', { name: '15 años' }).focus();
    await page.keyboard.press('Space');
    await expect(comparison.getByRole('heading', { name: /^25 años en vez de 15: / })).toBeVisible();
    await row.getByRole('checkbox').focus();
    await page.keyboard.press('Tab');
    await expect(row.getByRole('button', { name: 'Elegir 20 años' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(simulator.field('input_payment_years_cv')).toHaveValue('20');
    await expect(row.getByRole('button', { name: 'Tu plazo' })).toBeFocused();

    const longest = terms.getByRole('row', { name: /^30 años/ });
    await longest.getByRole('cell').first().click();
    await expect(comparison.getByRole('heading', { name: /^30 años en vez de 20: / })).toBeVisible();
    await expectGoodAnswer(page, 'prepayments, offers and two terms');
    await longest.getByRole('button', { name: 'Elegir 30 años' }).click();
    await expect(simulator.field('input_payment_years_cv')).toHaveValue('30');
    await expect(longest).toHaveAttribute('aria-current', 'true');
  });
});

test('what an income can buy goes into the credit row', async ({ page, simulator }) => {
  await simulator.open();
  await page.getByRole('tab', { name: 'Cuánto me alcanza' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Cuánto me alcanza' });
  await simulator.enter('input_savings', 'UF 800');
  await simulator.field('afford_salary').fill('2000000');
  await expect(
    panel.getByRole('heading', { name: /^Te alcanza para una propiedad de hasta UF / }),
  ).toBeVisible();
  await expectGoodAnswer(page, 'what one can afford');
  await panel.getByRole('button', { name: /^Usar UF / }).press('Enter');
  await expect(simulator.result).toContainText(/\$4\d{2}\.\d{3}/);
  await expect(simulator.result).toContainText('Tu renta alcanza');
  await page.getByRole('button', { name: 'Guardar y recibir el PDF' }).click();
  await expect(page.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeFocused();
  await expect(simulator.result).toContainText(/\$4\d{2}\.\d{3}/);
});

test('a link opens the answer to its question, whose figures unfold into their steps by keyboard', async ({
  page,
  simulator,
}) => {
  const project = 'simulacion=1&destino=1&tipo=2&estado=2&valor=uf2500&ahorro=uf500&credito=uf2000&anos=25';
  await page.goto(`/simulador#${project}&abono=uf300_24_once_term`);
  await expect(
    page.getByText(
      /^Terminas 5\saños y 7\smeses antes y te ahorras \$18\.4\d\d\.\d{3}\. O tu dividendo queda en \$/,
    ),
  ).toBeVisible();
  const card = simulator.result;
  await card.locator('summary', { hasText: '¿Cómo se calcula?' }).press('Enter');
  await card.locator('summary', { hasText: 'Mira las operaciones' }).press('Enter');
  const dividend = card.getByRole('group').filter({ hasText: 'Dividendo sin seguros UF 11,1876' }).last();
  await dividend.locator('summary').press('Enter');
  await expect(dividend.getByText('11,1876049599…, redondeado a 4 decimales')).toBeVisible();
  const steps = card.getByRole('group').filter({ hasText: 'Las operaciones, paso a paso' }).last();
  await expect(steps.getByText(/^Tasa sugerida/)).toHaveCount(0);
  await expectGoodAnswer(page, 'where a figure comes from');
  await simulator.field('extra_month').fill('12');
  await expect(page).toHaveURL(/\/simulador$/);
  await page.reload();
  await expect(simulator.field('extra_month')).toHaveValue('12');
  await page.getByRole('tab', { name: 'Otra oferta' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Otra oferta', selected: true })).toBeVisible();
});
