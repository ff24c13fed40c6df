/** The payment schedule's tab: the BFF's answer and the figures on screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import { inPesos, type ShownUf } from './written.ts';

export const CUADRO = /\/api\/simulador\/cuadro$/;

export const PARTS = ['capital', 'interest', 'insurance', 'payment', 'balance'] as const;
type Figures = Readonly<Record<(typeof PARTS)[number], number>>;

export interface Answer {
  readonly rows: readonly (Figures & { readonly k: number; readonly due: string })[];
  readonly by_year: readonly (Figures & { readonly year: number })[];
}

export class Schedule {
  readonly panel: Locator;
  readonly toggle: Locator;
  readonly table: Locator;
  readonly frame: Locator;

  constructor(readonly page: Page) {
    this.panel = page.getByRole('tabpanel', { name: 'Cuadro' });
    this.toggle = page.getByRole('tab', { name: 'Cuadro' });
    this.frame = this.panel.getByRole('region', { name: 'Tabla del cuadro de pagos' });
    this.table = this.frame.getByRole('table');
  }

  /** Opens the tab and waits for its content. */
  async open(): Promise<Answer> {
    const answered = this.page.waitForResponse(CUADRO);
    await this.toggle.click();
    const answer = (await (await answered).json()) as Answer;
    await expect(this.table).toBeVisible();
    return answer;
  }

  choose(name: string | RegExp): Promise<void> {
    return this.panel.getByRole('radio', { name, exact: true }).check();
  }

  /** Chooses a supposed rise of the UF. */
  async suppose(name: RegExp): Promise<void> {
    await this.panel.locator('summary').click();
    await this.choose(name);
  }

  /** Returns the figures of every row except the head's: years or months. */
  cells(): Promise<string[][]> {
    return this.table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? '').filter(Boolean),
        ),
      );
  }
}

const GROUPED = new Intl.NumberFormat('es-CL', { useGrouping: 'always', maximumFractionDigits: 0 });
const FOUR = new Intl.NumberFormat('es-CL', {
  useGrouping: 'always',
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

const inUf = (amountUf: number): string => FOUR.format(amountUf);
const grouped = (clp: bigint | number): string => GROUPED.format(clp);
const clpOf = (amountUf: number, uf: ShownUf): bigint => inPesos(amountUf.toFixed(4), uf);

/** Returns the row's cells: what is paid, its cost, what the credit falls by, and the balance. */
export const ufCells = ({ payment, interest, insurance, capital, balance }: Figures): string[] =>
  [payment, interest + insurance, capital, balance].map(inUf);

/** Returns a row in pesos: the balance falls by the capital, and the cost is what is left of the payment. */
function pesosOf(row: Figures, uf: ShownUf): bigint[] {
  const [balance, payment] = [row.balance, row.payment].map((part) => clpOf(part, uf)) as [bigint, bigint];
  const capital = clpOf(row.balance + row.capital, uf) - balance;
  return [payment, payment - capital, capital, balance];
}

export const pesoCells = (row: Figures, uf: ShownUf): string[] => pesosOf(row, uf).map(grouped);

/** Returns a year's cells in pesos: the sums of its months, and the balance at its end. */
export function pesoCellsOfYear(months: readonly Figures[], uf: ShownUf): string[] {
  const rows = months.map((month) => pesosOf(month, uf));
  const sums = [0, 1, 2].map((part) => rows.reduce((sum, row) => sum + (row[part] ?? 0n), 0n));
  return [...sums, rows.at(-1)?.at(-1) ?? 0n].map(grouped);
}
