import { TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { ufText } from './support/written.ts';

test.use({ bankEnv: { MODE_DIVIDENDO: 'core', CORE_TIMEOUT_MS: '1500' }, expectsFailedCalls: true });

const FIGURE = ufText(TWENTY_FIVE_YEARS.total);
const CASES = [
  ['errors', 'El core simulado responde con una falla a pedido.'],
  ['status:500', 'El sistema del banco no pudo responder.'],
  ['garbage:types', 'El sistema del banco entregó una respuesta que no podemos usar.'],
  ['garbage:nan', 'El sistema del banco entregó una respuesta que no podemos usar.'],
  ['garbage:truncated', 'El sistema del banco entregó una respuesta que no podemos usar.'],
  ['down', 'No pudimos conectarnos con el sistema del banco.'],
  ['slow:10000', 'El sistema del banco tardó demasiado en responder.'],
] as const;

test('a calculator that fails in any way shows no dividend, and can be asked again', async ({
  page,
  simulator,
  bank,
}) => {
  test.slow();
  const toast = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Cerrar aviso' }) });
  await bank.core({});
  await simulator.toCredit();
  await simulator.fillCredit({ value: '2500', savings: '500', years: '5' });
  for (const [index, [scenario, sentence]] of CASES.entries()) {
    await test.step(scenario, async () => {
      await expect(simulator.result).toContainText('Vista previa');
      await bank.core({ calc_dividendo: scenario });
      await simulator.field('input_payment_years_cv').fill(String(10 + index));
      await expect(simulator.result.getByRole('alert')).toContainText(sentence);
      await expect(simulator.comparison).toContainText(sentence);
      for (const place of [simulator.result, simulator.comparison])
        await expect(place).not.toContainText(/\$\d/);
      await simulator.calculate.click();
      await expect(toast).toContainText(sentence);
      await page.getByRole('button', { name: 'Cerrar aviso' }).click();
      await expect(simulator.calculate).not.toHaveAttribute('aria-busy');
      await expect(simulator.confirm).toBeHidden();
      await expect(simulator.result).not.toContainText(/\$\d/);
      await bank.core({});
      await simulator.result.getByRole('button', { name: 'Reintentar' }).click();
    });
  }
  await simulator.field('input_payment_years_cv').fill('25');
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expectResult(simulator.result, TWENTY_FIVE_YEARS, await shownUf(page));
});

test('a calculation that fails after a good one takes the old figures away', async ({ simulator, bank }) => {
  await bank.core({});
  await simulator.toResult();
  await expect(simulator.result).toContainText(FIGURE);
  await bank.core({ calc_dividendo: 'garbage:types' });
  await simulator.field('input_payment_years_cv').fill('20');
  await expect(simulator.result.getByRole('alert')).toContainText('una respuesta que no podemos usar');
  await expect(simulator.result).not.toContainText(FIGURE);
  await expect(simulator.confirm).toBeHidden();
  await expect(simulator.comparison).not.toContainText(FIGURE);
});
