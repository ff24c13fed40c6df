/** The comparison of the six terms, as a table and as the labels of its two charts. */
import { expect, type Locator } from '@playwright/test';
import type { Reference } from './reference.ts';
import { inPesos, percentText, pesoText, ufText, type ShownUf } from './written.ts';

const INTEGER = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0, useGrouping: 'always' });
const TWO_DECIMALS = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

async function expectRow(row: Locator, term: Reference, uf: ShownUf, ownYears: number): Promise<void> {
  const clp = inPesos(term.total, uf);
  await expect(row.getByRole('rowheader')).toContainText(`${term.years} años`);
  await expect(row.getByRole('rowheader')).toContainText(percentText(term.rate));
  await expect(row.getByRole('cell').first()).toContainText(pesoText(clp) + ufText(term.total));
  await expect(row).toContainText(pesoText(clp * 4n));
  await expect(row).toContainText(percentText(term.cae));
  await expect(row).toContainText(ufText(term.cost));
  await expect(row.getByText('Tu plazo')).toHaveCount(term.years === ownYears ? 1 : 0);
}

/** Expects every figure of the six rows. */
export async function expectTable(
  section: Locator,
  terms: readonly Reference[],
  uf: ShownUf,
  ownYears: number,
): Promise<void> {
  const rows = section.getByRole('row').filter({ has: section.page().getByRole('rowheader') });
  await expect(rows).toHaveCount(terms.length);
  for (const [index, term] of terms.entries()) await expectRow(rows.nth(index), term, uf, ownYears);
}

/** Expects the charts to show the table's figures, rounded to what fits above a bar. */
export async function expectCharts(
  section: Locator,
  terms: readonly Reference[],
  uf: ShownUf,
): Promise<void> {
  const charts = section.getByRole('img');
  await expect(charts).toHaveCount(2);
  const labels = (index: number): Locator => charts.nth(index).locator('g text');
  const thousands = (term: Reference): string => INTEGER.format(Number(inPesos(term.total, uf)) / 1000);
  const thousandUf = (term: Reference): string => TWO_DECIMALS.format(Number(term.cost) / 1000);
  await expect(labels(0)).toHaveText(terms.flatMap((term) => [thousands(term), String(term.years)]));
  await expect(labels(1)).toHaveText(terms.flatMap((term) => [thousandUf(term), String(term.years)]));
}
