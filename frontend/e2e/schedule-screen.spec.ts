import { expectAccessible } from './support/axe.ts';
import { atEachWidth, expectGoodAtEachWidth, expectGoodToSeeAtEachWidth } from './support/look.ts';
import { expectNoSidewaysScroll } from './support/measures.ts';
import { ENOUGH_ON_ANY_DAY, USED_FLAT } from './support/people.ts';
import { CUADRO, Schedule } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const EIGHT_YEARS = { value: '2500', savings: '500', years: '8', grace: '3' };

test('it is good to everybody, and scrolls in its own frame only', async ({ page, simulator }) => {
  test.slow();
  await simulator.toCredit(USED_FLAT, { salary: ENOUGH_ON_ANY_DAY });
  await simulator.fillCredit(EIGHT_YEARS);
  await simulator.calculate.click();
  const schedule = new Schedule(page);
  await schedule.open();
  await schedule.panel.getByRole('button', { name: 'Año 2', exact: true }).click();
  await expectGoodAtEachWidth(page, 'schedule in pesos');
  await schedule.choose(/^4\s%$/);
  await atEachWidth(page, () => expectNoSidewaysScroll(page, 'schedule under inflation'));
  await schedule.choose('UF');
  await expectGoodToSeeAtEachWidth(page, 'schedule in UF');
  await atEachWidth(page, async (width) => {
    const isWider = () =>
      schedule.frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect.poll(isWider).toBe(width === 360);
  });
});

test.describe('where calls fail', () => {
  test.use({ expectsFailedCalls: true });

  test('it says why, and a retry has it', async ({ page, simulator }) => {
    await simulator.toResult();
    const schedule = new Schedule(page);
    await page.route(CUADRO, (route) => route.abort());
    await schedule.press();
    await expect(schedule.panel.getByRole('alert')).toContainText('Revisa tu conexión');
    await expectAccessible(page, 'schedule that failed');
    await page.unroute(CUADRO);
    await schedule.panel.getByRole('button', { name: 'Reintentar' }).click();
    await expect(schedule.table).toBeVisible();
  });

  test('what draws it may be missing at first', async ({ page, simulator }) => {
    const view = /schedule-view-[^/]+\.js/;
    await page.route(view, (route) => route.abort());
    await simulator.toResult();
    const schedule = new Schedule(page);
    await schedule.press();
    await expect(schedule.panel.getByRole('alert')).toContainText('No pudimos cargar el cuadro de pagos');
    await page.unroute(view);
    await schedule.panel.getByRole('button', { name: 'Reintentar' }).click();
    await expect(schedule.table).toBeVisible();
    // The part that loaded stays available too.
    const downloaded = page.waitForEvent('download');
    await schedule.panel.getByRole('button', { name: 'Descargar cuadro (.xlsx)' }).click();
    expect((await downloaded).suggestedFilename()).toBe('Cuadro de pagos.xlsx');
  });

  test('what writes the spreadsheet may be missing at first', async ({ page, simulator }) => {
    const writer = /workbook-[^/]+\.js/;
    await page.route(writer, (route) => route.abort());
    await simulator.toResult();
    const schedule = new Schedule(page);
    await schedule.open();
    const button = schedule.panel.getByRole('button', { name: 'Descargar cuadro (.xlsx)' });
    await button.click();
    await expect(page.getByText('No pudimos crear el archivo. Inténtalo de nuevo.')).toBeVisible();
    await page.unroute(writer);
    const downloaded = page.waitForEvent('download');
    await button.click();
    expect((await downloaded).suggestedFilename()).toBe('Cuadro de pagos.xlsx');
  });
});
