import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 40;

/** Presses Tab, or another key, until the control has the focus. Returns how often. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<number> {
  // Found once: a search by role at each stop costs more than the stop.
  const found = await control.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await found?.evaluate((element) => element === document.activeElement)) return stop + 1;
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** Counts the keys of a way through the page, with those between the controls. */
export class Strokes {
  count = 0;

  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.count += text.length;
    await this.page.keyboard.type(text);
  }

  async tabTo(control: Locator): Promise<void> {
    this.count += await tabTo(this.page, control);
  }
}

/** Moves the focus to the field of that name and types there. */
export type Type = (name: string, text: string) => Promise<void>;

export const typing =
  (page: Page): Type =>
  async (name, text) => {
    await tabTo(page, page.locator(`[name="${name}"]`));
    await page.keyboard.type(text);
  };

/** Answers module 2: a used flat in Ñuñoa, found by the search. */
export async function typeUsedFlat(page: Page, type: Type): Promise<void> {
  const { keyboard } = page;
  await type('input_property_type', 'Departamento');
  await tabTo(page, page.getByRole('radio', { name: 'Nueva' }));
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Usada' })).toBeChecked();
  await type('input_select_location', 'ñuñoa');
  await expect(page.getByRole('option', { name: /^Ñuñoa/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
}
