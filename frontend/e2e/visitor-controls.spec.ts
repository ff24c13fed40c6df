/** Controls and bars of the visitor's answer for thumbs, large text and forced colours. See docs/rules.md R940. */
import type { Page } from '@playwright/test';
import { boxOf, expectNoSidewaysScroll } from './support/measures.ts';
import type { Simulator } from './support/simulator.ts';
import { expect, test } from './support/test.ts';

const FIGURES = {
  estimate_property_value: '3200',
  estimate_savings: '28631547',
  estimate_payment_years: '25',
};
const THUMB_PX = 44;

async function estimate(simulator: Simulator, page: Page): Promise<void> {
  await simulator.open();
  for (const [name, text] of Object.entries(FIGURES)) await simulator.field(name).fill(text);
  await expect(page.getByRole('tabpanel').getByRole('table').first()).toBeVisible();
}

/** Returns the controls that are smaller than a thumb needs. A radio's or checkbox's label can be pressed too. */
const smallControls = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate(
    (main, least) =>
      [...main.querySelectorAll('button, select, summary, input')]
        .filter((control) => control.checkVisibility())
        .flatMap((control) => {
          const { name, type } = control as HTMLInputElement;
          const boxes = [
            control,
            ...(type === 'radio' || type === 'checkbox' ? [control.closest('label')] : []),
          ].flatMap((element) => element?.getBoundingClientRect() ?? []);
          const height = Math.max(...boxes.map((box) => box.height));
          return height < least ? [`${name} ${control.textContent} ${height}`] : [];
        }),
    THUMB_PX,
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every control is as large as a thumb, and grows with the text, which splits no amount', async ({
    page,
    simulator,
  }) => {
    await estimate(simulator, page);
    expect(await smallControls(page)).toEqual([]);
    const reasons = page.getByRole('heading', { name: 'Para qué son tus datos' }).locator('..');
    const step = await boxOf(page.getByText('Paso 1 de 3'));
    const above = await boxOf(reasons);
    expect(step.y - above.y - above.height).toBeLessThan(40);
    const [tick, radio] = [
      page.getByRole('checkbox').first(),
      page.getByRole('radio', { name: 'Dependiente', exact: true }),
    ];
    for (const [text, side] of [
      ['100%', 20],
      ['200%', 40],
    ] as const) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      for (const control of [tick, radio]) expect((await boxOf(control)).height).toBe(side);
    }
    const answer = page.getByRole('region', { name: 'Tu respuesta' });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page, `the answer with large text at ${width} px`);
      expect(await smallControls(page)).toEqual([]);
      const dividend = await boxOf(answer.getByText('$589.', { exact: false }).first());
      for (const amount of await answer.locator('dd').filter({ hasText: '$' }).all()) {
        const { height } = await boxOf(amount);
        expect(height).toBeLessThan(dividend.height + 1);
      }
    }
  });
});

test('in forced colours a bar’s parts differ by their height, like their keys, and no link has a frame', async ({
  page,
  simulator,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await estimate(simulator, page);
  await page.emulateMedia({ forcedColors: 'active' });
  const terms = page.getByRole('tabpanel').getByRole('table').first();
  const parts = terms.getByRole('row').nth(1).locator('svg').nth(1).locator('rect');
  await expect
    .poll(() => parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).height)))
    .toEqual(['6px', '2px']);
  const keys = page.getByRole('tabpanel').getByText(/^(Crédito|Intereses y seguros)$/);
  const heights = () => keys.evaluateAll((all) => all.map((key) => getComputedStyle(key, '::before').height));
  await expect.poll(heights).toEqual(['12px', '4px']);
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  for (const link of [
    page.getByRole('button', { name: 'Guardar en este equipo' }),
    terms.getByRole('button', { name: 'Elegir 8 años' }),
    terms.getByRole('button', { name: 'Tu plazo' }),
    page.getByRole('tab', { name: 'Abonos' }),
  ])
    await expect(link).toHaveCSS('border-bottom-color', ground);
});
