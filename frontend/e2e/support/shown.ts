/** Figures on the screen, compared with the expected ones. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Reference } from './reference.ts';
import {
  expenseLines,
  informationLines,
  inPesos,
  dateLines,
  pesoText,
  todayInSantiago,
  type ShownUf,
} from './written.ts';

const UF_OF_DAY = /UF hoy, (\d{2}-\d{2}-\d{4})\s*\$([\d.]+),(\d{2})/;

/** Reads the UF in the page's head, or in another element, and expects it to be today's. */
export async function shownUf(page: Page, head = page.getByRole('banner')): Promise<ShownUf> {
  await expect(head).toContainText(UF_OF_DAY);
  const [, date = '', whole = '', cents = ''] = UF_OF_DAY.exec(await head.innerText()) ?? [];
  expect(date).toBe(todayInSantiago());
  return { date, cents: BigInt(whole.replaceAll('.', '') + cents) };
}

/** Summaries of the folded parts of a card. Their operations, which arrive once a part is unfolded, are folded within it. */
export const OUTER_SUMMARY = 'details:not(details details) > summary';

/** Returns a list's labels and values, without the notes below labels. */
const linesOf = (list: Locator): Promise<[string, string][]> =>
  list.locator('dl > div').evaluateAll((rows) =>
    rows.map((row): [string, string] => {
      const label = row.querySelector('dt')?.firstChild?.textContent ?? '';
      return [label, row.querySelector('dd')?.textContent ?? ''];
    }),
  );

async function unfold(card: Locator, title: string): Promise<Locator> {
  // The operations behind the figures fold lines with the same words.
  const details = card
    .locator('summary')
    .filter({ hasText: new RegExp(`^${title}$`) })
    .locator('..');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').first().click();
  await expect(details.locator('dl').first()).toBeVisible();
  return details;
}

/** Shown only if the term is one of the compared ones. */
const WITH_COSTS = 'CAE con gastos operacionales';

/** Expects every figure of the card, both lists unfolded. */
export async function expectResult(
  card: Locator,
  row: Reference,
  uf: ShownUf,
  { isForStaff = false } = {},
): Promise<void> {
  const ufOfLists = isForStaff ? null : uf;
  await expect(card).toContainText(pesoText(inPesos(row.total, uf)));
  const information = await unfold(card, 'Información');
  const expenses = await unfold(card, 'Gastos Operacionales');
  await expect.poll(() => linesOf(expenses)).toEqual(expenseLines(row, ufOfLists));
  await expect(information).toContainText('no incluye gastos operacionales');
  const lines = async () => (await linesOf(information)).filter(([label]) => label !== WITH_COSTS);
  await expect(card.locator('[data-answer]')).toContainText(pesoText(inPesos(row.total, uf) * 4n));
  await expect.poll(lines).toEqual([...informationLines(row, ufOfLists), ...dateLines(row, uf)]);
}
