import { expectAccessible } from './support/axe.ts';
import { expectFocusSeen, expectNoSidewaysScroll, expectTargets } from './support/measures.ts';
import { USED_FLAT } from './support/people.ts';
import { CUADRO, Schedule } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const EIGHT_YEARS = { value: '2500', savings: '500', years: '8', grace: '3' };

for (const width of [360, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('it is accessible', async ({ page, simulator }) => {
      await simulator.toResult(USED_FLAT, EIGHT_YEARS);
      const schedule = new Schedule(page);
      await schedule.open();
      await schedule.panel.getByRole('button', { name: 'Año 2', exact: true }).click();
      await expectAccessible(page, 'schedule in pesos');
      await expectTargets(page, 'schedule in pesos');
      await schedule.choose('UF');
      await expectAccessible(page, 'schedule in UF');
    });

    test('it scrolls in its own frame only, and the focus is always seen', async ({ page, simulator }) => {
      await simulator.toResult(USED_FLAT, EIGHT_YEARS);
      const schedule = new Schedule(page);
      await schedule.open();
      await schedule.panel.getByRole('button', { name: 'Año 2', exact: true }).click();
      await expectNoSidewaysScroll(page, 'schedule in pesos');
      await expectFocusSeen(page, 'schedule in pesos');
      await schedule.choose(/^4\s%$/);
      await expectNoSidewaysScroll(page, 'schedule under inflation');
      await schedule.choose('UF');
      await expectNoSidewaysScroll(page, 'schedule in UF');
      const { scrollWidth, clientWidth } = await schedule.frame.evaluate((frame) => ({
        scrollWidth: frame.scrollWidth,
        clientWidth: frame.clientWidth,
      }));
      expect(scrollWidth > clientWidth).toBe(width === 360);
    });
  });
}

test.describe('where calls fail', () => {
  test.use({ expectsFailedCalls: true });

  test('it says why, and a retry has it', async ({ page, simulator }) => {
    await simulator.toResult();
    const schedule = new Schedule(page);
    await page.route(CUADRO, (route) => route.abort());
    await schedule.press();
    await expect(schedule.panel.getByRole('alert')).toContainText('Conviene revisar la conexión');
    await expectAccessible(page, 'schedule that failed');
    await page.unroute(CUADRO);
    await page.route(CUADRO, (route) =>
      route.fulfill({
        status: 502,
        contentType: 'application/problem+json',
        body: JSON.stringify({ detail: 'El cuadro de pagos no coincide con el dividendo.' }),
      }),
    );
    const retry = schedule.panel.getByRole('button', { name: 'Reintentar' });
    await retry.click();
    await expect(schedule.panel.getByRole('alert')).toContainText('no coincide con el dividendo');
    await page.unroute(CUADRO);
    await retry.click();
    await expect(schedule.table).toBeVisible();
  });

  test('what draws it may be missing at first, as may what writes the spreadsheet', async ({
    page,
    simulator,
  }) => {
    const view = /schedule-view-[^/]+\.js$/;
    const writer = /save-workbook-[^/]+\.js$/;
    await page.route(view, (route) => route.abort());
    await page.route(writer, (route) => route.abort());
    await simulator.toResult();
    const schedule = new Schedule(page);
    await schedule.press();
    await expect(schedule.panel.getByRole('alert')).toContainText('No pudimos cargar el cuadro de pagos');
    await page.unroute(view);
    await schedule.panel.getByRole('button', { name: 'Reintentar' }).click();
    await expect(schedule.table).toBeVisible();
    const button = schedule.panel.getByRole('button', { name: 'Descargar cuadro (.xlsx)' });
    await button.click();
    await expect(page.getByText('No pudimos crear el archivo. Inténtalo de nuevo.')).toBeVisible();
    await page.unroute(writer);
    const downloaded = page.waitForEvent('download');
    await button.click();
    expect((await downloaded).suggestedFilename()).toBe('Cuadro de pagos.xlsx');
  });
});
