/** The summary over the simulator, and the success screen that replaces it. */
import { expect, type Download, type Locator, type Page } from '@playwright/test';

export class Summary {
  readonly modal: Locator;
  readonly ask: Locator;
  readonly alert: Locator;
  readonly success: Locator;
  readonly download: Locator;

  constructor(readonly page: Page) {
    this.modal = page.getByRole('dialog', { name: 'Resumen de la simulación' });
    this.ask = this.modal.getByRole('button', { name: 'Deseo ser contactado' });
    // The modal has its own region for toasts, which exists before it has a text.
    this.alert = this.modal.getByRole('alert').filter({ hasText: /\S/ });
    this.success = page.getByRole('heading', { level: 1, name: 'Simulación registrada con éxito' });
    this.download = page.getByRole('button', { name: 'Descargar Simulación' });
  }

  /** Confirms the current result. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Confirmar Simulación' }).click();
    await expect(this.modal).toBeVisible();
  }

  field(name: string): Locator {
    return this.modal.locator(`[name="${name}"]`);
  }

  /** Returns the values of a list by their labels, both currencies. */
  async facts(title: string): Promise<Record<string, string>> {
    const region = this.modal.getByRole('region', { name: title });
    const pairs = await region
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('dt')?.textContent ?? '',
          row.querySelector('dd')?.innerText ?? '',
        ]),
      );
    return Object.fromEntries(pairs.map(([label = '', value = '']) => [label, value.replace(/\s+/g, ' ')]));
  }

  async downloaded(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.download.click();
    return download;
  }
}
