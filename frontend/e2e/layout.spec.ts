import { atEachWidth, expectGoodToSee } from './support/look.ts';
import { expectFocusSeen, expectNoSidewaysScroll, lineCount } from './support/measures.ts';
import { CLAUDIA } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('nothing scrolls sideways, and the focus is always seen', async ({ page, simulator }) => {
  test.slow();
  const look = (screen: string): Promise<void> =>
    atEachWidth(page, async (width) => {
      await expectNoSidewaysScroll(page, `${screen}, ${width} px wide`);
      await expectFocusSeen(page, `${screen}, ${width} px wide`);
    });
  await simulator.open();
  await look('module 1');
  await simulator.continue.click();
  await look('module 1 refused');
  await simulator.toProject({ phone: '+569' });
  await simulator.field('input_property_type').selectOption('Casa');
  await page.getByRole('radio', { name: 'Nueva' }).check();
  await look('module 2');
  await simulator.fillProject();
  await simulator.continue.click();
  await simulator.fillCredit({ value: '2000', subsidy: '300', savings: '100', years: '20' });
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expect(simulator.comparison.getByRole('img')).toHaveCount(2);
  await look('module 3 with its result');
  await simulator.confirm.click();
  await expect(simulator.summary).toBeVisible();
  await look('summary');
  const mail = simulator.summary.getByRole('definition').filter({ hasText: CLAUDIA.email });
  await atEachWidth(page, async () => expect(await lineCount(mail), 'lines of the e-mail').toBe(1));
  for (const path of ['/login', '/401', '/simulador/resumen']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atEachWidth(page, (width) => expectGoodToSee(page, `${path}, ${width} px wide`));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the sheet does not scroll sideways, nor does the page below it, and keeps its cross', async ({
    page,
    simulator,
  }) => {
    await simulator.toResult();
    await page.getByRole('button', { name: 'Ver detalle' }).click();
    const sheet = page.getByRole('dialog');
    for (const summary of await sheet.locator('summary').all()) await summary.click();
    await expectNoSidewaysScroll(page, 'sheet');
    const isWider = await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(isWider).toBe(false);
    await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    const close = sheet.getByRole('button', { name: 'Cerrar' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(sheet).toBeHidden();
  });
});

test('the result stays beside the modules while they scroll', async ({ page, simulator }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await simulator.toResult();
  await page.mouse.wheel(0, 500);
  await expect(simulator.result.getByRole('heading')).toBeInViewport();
  await expect(page.getByText('Paso 3 de 4')).toBeHidden();
});

test('figures change without jumping', async ({ page, simulator }) => {
  await simulator.toCredit();
  const card = simulator.result.getByRole('region', { name: 'Resultado' });
  const top = async (): Promise<number> => {
    await page.evaluate(() => window.scrollTo(0, 0));
    return (await card.locator('dl').first().boundingBox())?.y ?? 0;
  };
  const before = await top();
  await simulator.fillCredit();
  await expect(simulator.result).toContainText('Vista previa');
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('reduced motion is respected', async ({ page, simulator }) => {
  const moving = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
          const lasts = (duration: string): boolean =>
            duration.split(',').some((each) => Number.parseFloat(each) > 0.01);
          return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await simulator.open();
  expect((await moving()).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await simulator.toResult();
  expect(await moving()).toEqual([]);
});
