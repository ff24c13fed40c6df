/** The slim bar of phones covers neither the focus nor what a press produced; the answer stands below the last button, too. */
import { expectNoSidewaysScroll, expectWholeTexts } from './support/measures.ts';
import { TWO_THOUSAND_UF } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the next act is in sight above the fold of a keyboard, nothing sticks on a low screen, and text at 130 to 200 % stays within the screen and its fields', async ({
  page,
  simulator,
}) => {
  await simulator.toCredit();
  await page.setViewportSize({ width: 360, height: 740 });
  await simulator.fillCredit(TWO_THOUSAND_UF);
  const bar = page.getByRole('complementary', { name: 'Dividendo' });
  // The window that an on-screen keyboard leaves.
  await page.setViewportSize({ width: 360, height: 400 });
  await simulator.field('input_grace_months').focus();
  await expect(bar).toContainText('$');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Calcular Dividendo' }).click();
  await expect(bar.getByRole('button', { name: 'Confirmar Simulación' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).toBeHidden();

  await simulator.enter('input_property_value', '$789.999.999');
  await simulator.enter('input_savings', '$158.000.000');
  for (const percent of [130, 150, 200])
    for (const width of [320, 360, 1366]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
      await expectNoSidewaysScroll(page, `${percent} % at ${width}`);
      await expectWholeTexts(page, `${percent} % at ${width}`);
    }
});
