/** Layout and accessibility of summary and success screen at each width. */
import { expectLegibleInTheDark } from './support/axe.ts';
import { atEachWidth, expectGoodAtEachWidth, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { lineCount } from './support/measures.ts';
import { theMailTo } from './support/mailbox.ts';
import { pagesOf } from './support/pdf.ts';
import { USED_FLAT } from './support/people.ts';
import { Summary } from './support/summary.ts';
import { expect, test } from './support/test.ts';

const EMAIL = 'claudia.pantalla@example.cl';

test.use({ expectsFailedCalls: true });
test.slow();

test('summary, its failure, and success', async ({ page, simulator }) => {
  await simulator.toCredit(USED_FLAT, { rut: '14.203.301-1', email: EMAIL });
  await simulator.fillCredit();
  await simulator.calculate.click();
  const summary = new Summary(page);
  await summary.open();
  const slider = summary.modal.getByRole('slider', { name: 'Ajusta tu renta líquida' });
  await slider.press('ArrowRight');
  await expect(summary.field('input_income')).toHaveValue('1.900.000');
  await expectGoodAtEachWidth(page, 'summary');
  const mail = summary.modal.getByRole('definition').filter({ hasText: EMAIL });
  await atEachWidth(page, async (width) => {
    await expect.poll(() => lineCount(mail), 'lines of the e-mail').toBe(1);
    if (width === 360) await expectLegibleInTheDark(page, 'summary');
  });
  await page.route(/\/web\/simulations\/create$/, (route) => route.abort(), { times: 1 });
  await summary.ask.click();
  await expect(summary.alert).toBeVisible();
  await expectGoodToSeeAtEachWidth(page, 'summary that failed');
  await summary.ask.click();
  await expect(summary.success).toBeFocused();
  expect(await pagesOf(await page.pdf({ format: 'A4' })), 'pages of the printed success screen').toHaveLength(
    1,
  );
  await page.getByText('Ver observaciones legales').click();
  await expectGoodAtEachWidth(page, 'success');
  await expectLegibleInTheDark(page, 'success');
});

test('the PDF alone, saved on a device whose clock is six minutes and a month wrong', async ({
  page,
  simulator,
  bank,
}) => {
  const email = 'claudia.sin.llamada@example.cl';
  await page.clock.setSystemTime(Date.now() + 30 * 24 * 3_600_000 + 6 * 60_000);
  await simulator.toCredit(USED_FLAT, { rut: '15.203.301-k', email });
  await simulator.fillCredit();
  await simulator.calculate.click();
  await expect(page.getByRole('banner').getByText(/^UF hoy, /)).toBeVisible();
  const summary = new Summary(page);
  await summary.open();
  await summary.modal.getByRole('button', { name: 'Guardar y recibir el PDF' }).click();
  await expect(summary.success).toBeFocused();
  await expect(page.getByText('nadie te llamará')).toBeVisible();
  const mail = await theMailTo(bank, email);
  expect(mail.text).not.toContain('te contactará');
});
