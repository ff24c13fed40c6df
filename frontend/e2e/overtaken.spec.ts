import type { Page, Request } from '@playwright/test';
import { TERMS, TWENTY_FIVE_YEARS } from './support/reference.ts';
import { expectResult, shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { ufText } from './support/written.ts';

const DIVIDENDO = /calc_dividendo/;
const [EIGHT_YEARS] = TERMS;

interface Gate {
  readonly held: readonly Request[];
  open: () => void;
}

/** Holds the calls that `matches` picks until the gate opens; the browser may have given them up by then. */
async function holdBack(page: Page, url: RegExp, matches: (request: Request) => boolean): Promise<Gate> {
  const held: Request[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(url, async (route) => {
    if (!matches(route.request())) return route.fallback();
    const answer = await route.fetch();
    held.push(route.request());
    await opened;
    return route.fulfill({ response: answer }).catch(() => undefined);
  });
  return { held, open };
}

const asksYears = (years: number) => (request: Request) =>
  (request.postDataJSON() as { plazototal: number }).plazototal === years;

test('an answer that was overtaken never overwrites a newer one', async ({ page, simulator }) => {
  const first = await holdBack(page, DIVIDENDO, asksYears(8));
  await simulator.toCredit();
  await simulator.fillCredit({ value: '2500', savings: '500', years: '8' });
  await expect.poll(() => first.held.length).toBe(1);
  await expect(simulator.result).toContainText('Calculando tu dividendo');

  await simulator.field('input_payment_years_cv').fill('25');
  await expect(simulator.result).toContainText(ufText(TWENTY_FIVE_YEARS.total));
  first.open();
  await simulator.calculate.click();
  await expect(simulator.confirm).toBeVisible();
  await expect(simulator.result).not.toContainText(ufText(EIGHT_YEARS?.total ?? ''));
  await expectResult(simulator.result, TWENTY_FIVE_YEARS, await shownUf(page));
});

test("the button's answer is dropped when the visitor changed an answer meanwhile", async ({
  page,
  simulator,
}) => {
  await simulator.toCredit();
  await simulator.fillCredit({ value: '2500', savings: '500', years: '8' });
  await expect(simulator.result).toContainText(ufText(EIGHT_YEARS?.total ?? ''));
  const first = await holdBack(page, DIVIDENDO, asksYears(8));
  await simulator.calculate.click();
  await expect.poll(() => first.held.length).toBe(1);
  await simulator.field('input_payment_years_cv').fill('25');
  await expect(simulator.result).toContainText(ufText(TWENTY_FIVE_YEARS.total));
  first.open();
  await expect(simulator.calculate).not.toHaveAttribute('aria-busy');
  await expect(simulator.result).toContainText(ufText(TWENTY_FIVE_YEARS.total));
  await expect(simulator.result).toContainText('Vista previa');
  await expect(simulator.confirm).toBeHidden();
});

test('a button that works says so, and can not be pressed twice', async ({ page, simulator }) => {
  await simulator.toCredit();
  await simulator.fillCredit();
  await expect(simulator.result).toContainText(ufText(TWENTY_FIVE_YEARS.total));
  const gate = await holdBack(page, DIVIDENDO, () => true);
  await simulator.calculate.click();
  const working = page.getByRole('button', { name: 'Calculando…' });
  await expect(working).toHaveAttribute('aria-busy', 'true');
  await expect(working).toHaveAttribute('aria-disabled', 'true');
  await expect(working).toBeFocused();
  await expect.poll(() => gate.held.length).toBe(1);
  await working.click({ force: true });
  await page.keyboard.press('Enter');
  await simulator.field('input_payment_years_cv').press('Enter');
  gate.open();
  await expect(simulator.confirm).toBeVisible();
  expect(gate.held).toHaveLength(1);
});
