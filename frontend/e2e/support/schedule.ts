/** The payment schedule's tab: the BFF's answer and the figures on screen. */
import { expect, type Locator, type Page } from '@playwright/test';

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
