/** Screens of the professional simulator, and the steps to reach them. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Client } from './people.ts';
import { startSession } from './staff.ts';

export type CounterClient = Omit<Client, 'phone' | 'worker'>;

/** An invented client. */
export const MATIAS: CounterClient = {
  name: 'Matías',
  lastName: 'Fuentealba Ríos',
  rut: '15482907-5',
  age: '38',
  email: 'matias.fuentealba@example.cl',
  salary: '1950000',
};

export class Professional {
  readonly calculate: Locator;
  readonly confirm: Locator;
  readonly continue: Locator;
  readonly send: Locator;
  readonly result: Locator;

  constructor(readonly page: Page) {
    this.calculate = page.getByRole('button', { name: 'Calcula tu dividendo' }).first();
    this.confirm = page.getByRole('button', { name: 'Confirma la Simulación →' }).first();
    this.continue = page.getByRole('button', { name: 'Continuar' });
    this.result = page.locator('#respuesta');
    this.send = page.getByRole('button', { name: 'Enviar Simulación' });
  }

  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }

  /** Signs in as the demonstration's executive and opens the simulator. */
  async open(): Promise<void> {
    await startSession(this.page, 'executiverole');
    await this.page.goto('/simulador-profesional');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Simulador profesional' })).toBeVisible();
    await expect(this.field('input_name')).toBeVisible();
  }

  async toProject(client: Partial<CounterClient> = {}): Promise<void> {
    const { name, lastName, rut, age, email, salary } = { ...MATIAS, ...client };
    await this.field('input_name').fill(name);
    await this.field('input_last_name').fill(lastName);
    await this.field('input_rut').fill(rut);
    await this.field('input_age').fill(age);
    await this.field('input_email').fill(email);
    await this.page.getByRole('radio', { name: 'Dependiente', exact: true }).check();
    await this.field('input_liquid_salary').fill(salary);
    await this.field('input_branch').selectOption({ label: 'Providencia' });
    await this.continue.click();
    await expect(this.page.getByText('Pregunta al cliente por su próximo proyecto')).toBeVisible();
  }

  /** Answers modules 1 and 2: a new flat of 2,000 UF of a company that the bank works with. */
  async toCredit(valueUf = '2000'): Promise<void> {
    await this.page.getByRole('radio', { name: 'Compraventa', exact: true }).check();
    await this.field('input_property_type').selectOption({ label: 'Departamento' });
    await this.page.getByRole('radio', { name: 'Nueva', exact: true }).check();
    await this.field('input_is_dfl2').check();
    await this.field('input_region').selectOption({ label: 'Metropolitana de Santiago' });
    await this.field('input_comuna').selectOption({ label: 'La Florida' });
    await this.field('input_property_value').fill(valueUf);
    await this.field('input_select_broker').selectOption({ label: 'Inmobiliaria Cerro Maitén' });
    await this.field('input_select_project').selectOption({ label: 'Condominio Los Peumos' });
    await this.continue.click();
    await expect(this.page.getByRole('heading', { name: 'Simulación del crédito' })).toBeVisible();
  }

  /** Types the text into a field and leaves it. */
  async enter(name: string, text: string): Promise<void> {
    await this.field(name).fill(text);
    await this.field(name).blur();
  }

  /** Answers module 3: 150 UF of subsidy and 50 of savings, so 1,800 UF over 20 years. */
  async fillCredit(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Sí', exact: true }).check();
    await this.field('input_allowance_amount').fill('150');
    await this.field('input_savings').fill('50');
    await this.field('input_payment_years_cv').fill('20');
    await this.field('input_select_product_type').selectOption({ label: 'Universal' });
  }

  /** Fills all modules and calculates, up to a result that can be confirmed. */
  async toResult(): Promise<void> {
    await this.open();
    await this.toProject();
    await this.toCredit();
    await this.fillCredit();
    await this.calculate.click();
    await expect(this.confirm).toBeEnabled();
  }
}
