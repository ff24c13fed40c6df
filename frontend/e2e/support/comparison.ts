/** The table of the compared terms. */
import { expect, type Locator } from '@playwright/test';
import type { Reference } from './reference.ts';
import { inPesos, percentText, pesoText, type ShownUf } from './written.ts';

async function expectRow(row: Locator, term: Reference, uf: ShownUf, ownYears: number): Promise<void> {
  const clp = inPesos(term.total, uf);
  await expect(row.getByRole('rowheader')).toContainText(`${term.years} años`);
  await expect(row).toContainText(percentText(term.rate));
  await expect(row.getByRole('cell').first()).toHaveText(pesoText(clp), { useInnerText: true });
  await expect(row).toContainText(pesoText(clp * 4n));
  await expect(row).toContainText(percentText(term.cae));
  await expect(row).toContainText(pesoText(inPesos(term.cost, uf)));
  await expect(row.getByText('Tu plazo')).toHaveCount(term.years === ownYears ? 1 : 0);
}

/** Expects every figure of the six rows. */
export async function expectTable(
  section: Locator,
  terms: readonly Reference[],
  uf: ShownUf,
  ownYears: number,
): Promise<void> {
  const rows = section
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ has: section.page().getByRole('rowheader') });
  await expect(rows).toHaveCount(terms.length);
  for (const [index, term] of terms.entries()) await expectRow(rows.nth(index), term, uf, ownYears);
}
