/** The answer at the top of the public page, before any personal data. See docs/rules.md R240, R780 to R785 and R940. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectLegibleInTheDark } from './support/axe.ts';
import { boxOf, expectNoSidewaysScroll } from './support/measures.ts';
import type { Simulator } from './support/simulator.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const FIGURES = {
  estimate_property_value: '3200',
  estimate_savings: '28631547',
  estimate_payment_years: '25',
} as const;

const THUMB_PX = 44;

const answerOf = (page: Page) => page.getByRole('region', { name: 'Tu respuesta' });
const saveOf = (page: Page) => page.getByRole('button', { name: 'Guardar y recibir el PDF' }).first();

async function fillEstimate(simulator: Simulator): Promise<void> {
  for (const [name, text] of Object.entries(FIGURES)) await simulator.field(name).fill(text);
  await expect(answerOf(simulator.page)).toContainText('Renta desde');
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

test('the price alone brings the first figure, beside its questions and what it assumes; a bar has the figures while they are out of sight, and nothing sticks on a low screen', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await simulator.field('estimate_property_value').tap();
  await page.keyboard.type('3200');
  await expect(answerOf(page)).toContainText(/^Pagarías al mes\$\d{3}\.\d{3}/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(simulator.field('estimate_property_value')).toBeInViewport({ ratio: 1 });
  for (const figure of ['Pagarías al mes', 'Necesitas hoy', 'Renta desde'])
    await expect(answerOf(page).getByText(figure, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Suponemos el 20 %')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Suponemos 25', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(answerOf(page)).toContainText('Supone 20 % de ahorro, 25 años y un departamento usado.');
  await expectAccessible(page, 'an estimate with assumptions');

  const bar = page.getByRole('complementary', { name: 'Tu dividendo' });
  await fillEstimate(simulator);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeHidden();
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await page.getByRole('tabpanel').evaluate((panel) => panel.scrollIntoView({ block: 'start' }));
  await expect(bar).toContainText(/al mes.*necesitas hoy \$.*renta desde \$/);
  await expect(bar.getByText('De los datos anteriores')).toBeHidden();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.getByRole('tabpanel').evaluate((panel) => panel.scrollIntoView({ block: 'start' }));
    await expect(bar).toBeVisible();
    // Dividend at 20 px and what is needed today at 14 px.
    expect((await boxOf(bar.getByRole('paragraph'))).height).toBeLessThan(60);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('tabpanel').evaluate((panel) => panel.scrollIntoView({ block: 'start' }));
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: /^Guardar/ }).click();
  await expect(page.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeFocused();
});

test('what is answered goes to module 1, and survives a reload and the way back from module 2 and forward again', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await fillEstimate(simulator);
  await simulator.field('estimate_payers').nth(1).check({ force: true });
  await simulator.field('estimate_salary').fill('2000000');
  await page.reload();
  await expect(simulator.field('estimate_salary')).toHaveValue('2.000.000');
  await expect(simulator.field('estimate_payers').nth(1)).toBeChecked();
  await saveOf(page).tap();
  await expect(page.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeFocused();
  await expect(simulator.field('input_liquid_salary')).toHaveValue('2.000.000');
  await expect(page.getByRole('heading', { name: 'Codeudor' })).toBeVisible();
  for (const text of ['Para qué son tus datos', 'Recibes el PDF y el enlace para volver.', 'Cuéntanos de ti'])
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
  await simulator.fillClient();
  await page.getByRole('button', { name: 'Quitar codeudor' }).tap();
  await simulator.continue.tap();
  const client = page.getByRole('heading', { name: 'Cuéntanos de ti' });
  const project = page.getByRole('heading', { name: 'Genial, Claudia!' });
  await expect(project).toBeFocused();
  await page.goBack();
  await expect(client).toBeFocused();
  await page.goBack();
  await expect(answerOf(page)).toBeFocused();
  await expect(answerOf(page).getByText('Renta desde')).toBeInViewport({ ratio: 1 });
  await page.goForward();
  await expect(client).toBeFocused();
  await page.goForward();
  await expect(project).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Cambiar tus cifras' }).tap();
  await expect(simulator.field('estimate_property_value')).toHaveValue('3.200');
});

test('fits every width and large text, is accessible in both schemes, and shows its parts in forced colours', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await fillEstimate(simulator);
  await page.setViewportSize({ width: 1280, height: 860 });
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
    page.getByRole('button', { name: /^Guardar en este/ }),
    terms.getByRole('button', { name: 'Elegir 8 años' }),
    terms.getByRole('button', { name: 'Tu plazo' }),
    page.getByRole('tab', { name: 'Abonos' }),
  ])
    await expect(link).toHaveCSS('border-bottom-color', ground);
  await page.emulateMedia({ forcedColors: null });

  await simulator.field('estimate_salary').fill('1900000');
  await page.getByText('Si tu renta no alcanza').click();
  await expect(page.getByRole('region', { name: 'Con qué alcanzaría' })).toBeVisible();
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `the estimate at ${width} px`);
    const [card, answer] = [
      await boxOf(page.getByRole('region', { name: 'Estima tu dividendo' })),
      await boxOf(answerOf(page)),
    ];
    expect(answer.x + answer.width).toBeLessThanOrEqual(card.x + card.width + 1);
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the estimate at ${width} px`);
    await expectLegibleInTheDark(page, `the estimate at ${width} px`);
  }
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoSidewaysScroll(page, `the estimate with large text at ${width} px`);
  }
});

test.describe('in a mobile browser', () => {
  test.use({ isMobile: true });

  test('every control is as large as a thumb, and grows with the text, which splits no amount', async ({
    page,
    simulator,
  }) => {
    await simulator.open();
    await fillEstimate(simulator);
    await expect(page.getByRole('tabpanel').getByRole('table').first()).toBeVisible();
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
    const answer = answerOf(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page, `the answer with large text at ${width} px`);
      expect(await smallControls(page)).toEqual([]);
      const dividend = await boxOf(answer.getByText(/\$\d{3}\.\d{3}/).first());
      for (const amount of await answer.locator('dd').filter({ hasText: '$' }).all()) {
        const { height } = await boxOf(amount);
        expect(height).toBeLessThan(dividend.height + 1);
      }
    }
  });
});
