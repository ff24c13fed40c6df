/** Layout and accessibility of summary and success screen at each width. */
import { expectLegibleInTheDark } from './support/axe.ts';
import { expectGoodAtEachWidth, expectGoodToSee, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { boxOf, lineCount } from './support/measures.ts';
import { pagesOf } from './support/pdf.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

const EMAIL = 'claudia.pantalla@example.cl';

test.use({ expectsFailedCalls: true });
test.slow();

test('summary, its failure, and success', async ({ page, simulator }) => {
  await simulator.toCredit({ rut: '14.203.301-1', email: EMAIL });
  await simulator.fillCredit();
  await simulator.calculate.click();
  const summary = new Summary(page);
  await summary.open();
  const slider = summary.modal.getByRole('slider', { name: 'Ajusta tu renta líquida' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('1900000');
  await expectGoodAtEachWidth(page, 'summary');
  const mail = summary.modal.getByRole('definition').filter({ hasText: EMAIL });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => lineCount(mail), 'lines of the e-mail').toBe(1);
  await expectLegibleInTheDark(page, 'summary');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route(/\/web\/simulations\/create$/, (route) => route.abort(), { times: 1 });
  await summary.ask.click();
  await expect(summary.alert).toBeVisible();
  await expectGoodToSee(page, 'summary that failed');
  await summary.ask.click();
  await expect(summary.success).toBeFocused();
  expect(await pagesOf(await page.pdf({ format: 'A4' })), 'pages of the printed success screen').toHaveLength(
    1,
  );
  await page.getByText('Ver observaciones legales').click();
  await expectGoodToSeeAtEachWidth(page, 'success');
  for (const width of [1366, 900]) {
    await page.setViewportSize({ width, height: 768 });
    const card = page.getByRole('region', { name: 'Simulación registrada con éxito' });
    const last = page.getByText('Ver observaciones legales').locator('xpath=ancestor::div[1]');
    expect((await boxOf(card)).x, `${width} px wide`).toBe((await boxOf(last)).x);
  }
  await expectLegibleInTheDark(page, 'success');
});
