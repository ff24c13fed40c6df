import { expect } from '@playwright/test';
import { EMAIL, PASSWORD } from '../../frontend/e2e/support/staff.ts';
import type { Person } from './person.ts';
import { describeUsedFlat } from './visitor.ts';

const CLIENT_EMAIL = 'teclado.cliente@example.cl';

/** Signs in, sends a simulation, and begins another term for the same client. */
export async function attend(person: Person, url: string): Promise<void> {
  const { driver } = person;
  await driver.open(`${url}/login`);
  await person.waitForText('Iniciar sesión');
  await person.type('username', EMAIL.executiverole);
  await person.type('password', PASSWORD);
  await driver.press('Enter');
  await person.waitForText('Vista general');
  await person.takeScreenshot('vista-general');
  await person.press('Simulador');

  await person.waitForText('Simula el hipotecario para el proyecto de tu cliente');
  await person.type('input_name', 'Matías');
  await person.type('input_last_name', 'Fuentealba Ríos');
  await person.type('input_rut', '154829075');
  await person.type('input_age', '38');
  await person.type('input_email', CLIENT_EMAIL);
  await person.choose('input_worker_type');
  await person.type('input_liquid_salary', '1950000');
  await person.type('input_branch', 'Provi');
  await person.takeScreenshot('cliente');
  await person.press('Continuar');

  await person.waitForFocus('Información del proyecto');
  await describeUsedFlat(person);
  await person.type('input_property_value', '2500');
  await person.takeScreenshot('proyecto');
  await person.press('Continuar');

  await person.waitForFocus('Simulación del crédito');
  await person.type('input_savings', '500');
  await person.type('input_payment_years_cv', '25');
  await person.type('input_select_product_type', 'Universal');
  await person.type('input_select_relief_assurance', 'Desgravamen colectivo');
  await expect.poll(() => person.valueOf('input_rate')).toBe('4,50');
  await person.press('Calcula tu dividendo');
  await person.waitForFocus('Confirma la Simulación →');
  await person.waitForText('UF 11,5316');
  await person.takeScreenshot('resultado');
  await driver.press('Enter');

  await person.waitForFocus('Compraventa de Departamento para Matías Fuentealba');
  await person.waitForText('Datos del cliente');
  await person.takeScreenshot('resumen');
  await person.press('Enviar Simulación');

  await person.waitForFocus('Muy bien, la solicitud fue enviada con éxito al cliente.');
  await person.waitForText(CLIENT_EMAIL);
  await person.takeScreenshot('enviada');
  await person.press('Otro plazo para este cliente');
  await expect.poll(() => person.focusedField()).toBe('input_payment_years_cv');
  await person.takeScreenshot('otro-plazo');
}
