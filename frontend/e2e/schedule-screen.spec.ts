import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { atEachWidth, expectGoodAtEachWidth } from './support/look.ts';
import { expectNoSidewaysScroll } from './support/measures.ts';
import { ENOUGH_ON_ANY_DAY } from './support/people.ts';
import { CUADRO, Schedule } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const EIGHT_YEARS = { value: '2500', savings: '500', years: '8', grace: '3' };

/** Less would make one figure of two. */
const LEAST_GUTTER_PX = 10;
/** Returns the least space between the texts of two cells of a row. */
const leastGutter = (table: Locator): Promise<number> =>
  table.locator('tbody tr, tfoot tr').evaluateAll((rows) => {
    const text = document.createRange();
    const gutters = rows.flatMap((row) => {
      const boxes = [...row.children]
        .filter((cell) => cell.checkVisibility() && cell.textContent !== '')
        .map((cell) => {
          text.selectNodeContents(cell);
          return text.getBoundingClientRect();
        });
      return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
    });
    return Math.min(...gutters);
  });

test('it is good to everybody, and scrolls in its own frame only', async ({ page, simulator }) => {
  test.slow();
  await simulator.toCredit({ salary: ENOUGH_ON_ANY_DAY });
  await simulator.fillCredit(EIGHT_YEARS);
  await simulator.calculate.click();
  const schedule = new Schedule(page);
  await schedule.open();
  await expectGoodAtEachWidth(page, 'schedule in pesos');
  await page.setViewportSize({ width: 360, height: 740 });
  const isWider = () => schedule.frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await expect.poll(isWider).toBe(false);
  await expect.poll(() => leastGutter(schedule.table)).toBeGreaterThanOrEqual(LEAST_GUTTER_PX);
  await schedule.suppose(/^4\s%$/);
  await atEachWidth(page, () => expectNoSidewaysScroll(page, 'schedule under inflation'));
  await schedule.choose('UF');
  await schedule.choose('Mes');
  await expectGoodAtEachWidth(page, 'schedule by month in UF');
});

test.describe('where calls fail', () => {
  test.use({ expectsFailedCalls: true });

  test('each failure says why, and a retry gets what was missing: its screen, its rows, its spreadsheet', async ({
    page,
    simulator,
  }) => {
    const [view, writer] = [/schedule-view-[^/]+\.js/, /workbook-[^/]+\.js/];
    for (const missing of [view, CUADRO, writer]) await page.route(missing, (route) => route.abort());
    await simulator.toResult();
    const schedule = new Schedule(page);
    const alert = schedule.panel.getByRole('alert');
    const retry = schedule.panel.getByRole('button', { name: 'Reintentar' });
    await schedule.toggle.click();
    await expect(alert).toContainText('No pudimos cargar el cuadro de pagos');
    await page.unroute(view);
    await retry.click();
    await expect(alert).toContainText('No pudimos conectarnos');
    await expectAccessible(page, 'schedule that failed');
    await page.unroute(CUADRO);
    await retry.click();
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
