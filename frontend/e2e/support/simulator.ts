/** The simulator's screen, and the steps to reach its states. */
import { expect, type Locator, type Page } from '@playwright/test';
import { visitEmptyPage } from './empty-page.ts';
import { CLAUDIA, TWO_THOUSAND_UF, type Client, type Credit } from './people.ts';
import { todayInSantiago } from './written.ts';

/** Storage of a tab by the answers given in it, so that a test process gives them only once. */
const storedTabs = new Map<string, Record<string, string>>();

export class Simulator {
  /** The answer's card. */
  readonly result: Locator;
  readonly comparison: Locator;
  /** The compared terms. */
  readonly terms: Locator;
  readonly calculate: Locator;
  readonly confirm: Locator;
  readonly continue: Locator;
  /** The modal with the confirmed result. */
  readonly summary: Locator;

  constructor(readonly page: Page) {
    this.result = page.locator('#respuesta');
    this.comparison = page.getByRole('region', { name: 'Tu dividendo en otros plazos' });
    this.terms = this.comparison.getByRole('table', { name: /^Dividendo, costo total/ });
    this.calculate = page.getByRole('button', { name: 'Calcular Dividendo' }).first();
    this.confirm = page.getByRole('button', { name: 'Confirmar Simulación' }).first();
    this.continue = page.getByRole('button', { name: 'Continuar', exact: true });
    this.summary = page.getByRole('dialog', { name: 'Resumen de la simulación' });
  }

  async open(path = '/simulador'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeVisible();
  }

  /** Opens a tab of the strip. */
  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name }).click();
  }

  /** Returns the input with a name of docs/rules.md R67; several for radio buttons. */
  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }

  /** Returns the message below a field. */
  error(name: string): Locator {
    return this.page.locator(`[id="${name}-e"]`);
  }

  /** Types the text into a field and leaves it. */
  async enter(name: string, text: string): Promise<void> {
    await this.field(name).fill(text);
    await this.field(name).blur();
  }

  async fillClient(client: Partial<Client> = {}): Promise<void> {
    const { name, lastName, rut, age, email, phone, worker, salary } = { ...CLAUDIA, ...client };
    await this.field('input_name').fill(name);
    await this.field('input_last_name').fill(lastName);
    await this.field('input_rut').fill(rut);
    await this.field('input_age').fill(age);
    await this.field('input_email').fill(email);
    if (phone !== '') await this.field('input_phone_number').fill(phone);
    await this.page.getByRole('radio', { name: worker, exact: true }).check();
    await this.field('input_liquid_salary').fill(salary);
    await this.field('input_consent').check();
  }

  /** Answers module 2: a used flat in Ñuñoa. */
  async fillProject(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Compraventa', exact: true }).check();
    await this.page.getByLabel('Tipo de propiedad', { exact: true }).selectOption('Departamento');
    await this.page.getByRole('radio', { name: 'Usada', exact: true }).check();
    await this.field('input_region').selectOption('Metropolitana de Santiago');
    await this.field('input_comuna').selectOption('Ñuñoa');
  }

  async fillCredit(credit: Credit = TWO_THOUSAND_UF): Promise<void> {
    const { value, subsidy, savings, years, grace } = credit;
    await this.page.getByLabel('Valor de la propiedad', { exact: true }).fill(value);
    if (subsidy !== undefined) {
      await this.page.getByRole('radio', { name: 'Sí', exact: true }).check();
      await this.field('input_allowance_amount').fill(subsidy);
    }
    if (savings !== undefined) await this.field('input_savings').fill(savings);
    await this.page.getByLabel('Años de pago', { exact: true }).fill(years);
    if (grace !== undefined) await this.field('input_grace_months').selectOption(grace);
  }

  /** Fills module 1, which opens module 2. */
  async toProject(client: Partial<Client> = {}): Promise<void> {
    await this.fillClient(client);
    await this.continue.click();
    await expect(this.page.getByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
  }

  /** Fills modules 1 and 2, which opens module 3. */
  toCredit(client: Partial<Client> = {}): Promise<void> {
    const heading = this.page.getByRole('heading', { name: /esto es importante$/ });
    return this.reach(JSON.stringify(client), heading, async () => {
      await this.open();
      await this.toProject(client);
      await this.fillProject();
      await this.continue.click();
    });
  }

  /** Fills all modules and calculates, up to a result that can be confirmed. */
  toResult(): Promise<void> {
    // A result of another day's UF can't be confirmed.
    return this.reach(todayInSantiago(), this.confirm, async () => {
      await this.toCredit();
      await this.fillCredit();
      await this.calculate.click();
    });
  }

  /** Reaches a state by its steps, and from the second time on by the tab's storage as it was after them. */
  private async reach(key: string, sign: Locator, steps: () => Promise<void>): Promise<void> {
    const { page } = this;
    const stored = storedTabs.get(key);
    if (stored) {
      await fillTabStorage(page, stored);
      await page.goto('/simulador');
    } else {
      await steps();
      await expect(sign).toBeVisible();
      await page.reload();
    }
    await expect(sign).toBeVisible();
    if (!stored) storedTabs.set(key, await page.evaluate(() => ({ ...sessionStorage })));
  }
}

/** Fills the tab's storage before the page loads, as if the tab had been used before. */
async function fillTabStorage(page: Page, stored: Record<string, string>): Promise<void> {
  await visitEmptyPage(page);
  await page.evaluate((entries) => {
    for (const [name, text] of Object.entries(entries)) sessionStorage.setItem(name, text);
  }, stored);
}
