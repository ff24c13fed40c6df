import { expect } from '@playwright/test';
import type { Person } from './person.ts';

const EMAIL = 'teclado.visita@example.cl';

/** Fills the empty form and saves the simulation. */
export async function visit(person: Person, url: string): Promise<void> {
  const { driver } = person;
  await driver.open(`${url}/simulador`);
  await person.waitForText('Simula tu crédito hipotecario');
  await person.type('input_name', 'Claudia');
  await person.type('input_last_name', 'Núñez');
  await person.type('input_rut', '123456785');
  await person.type('input_age', '38');
  await person.type('input_email', EMAIL);
  await person.type('input_phone_number', '+56912345678');
  expect(await person.valueOf('input_rut')).toBe('12.345.678-5');
  expect(await person.valueOf('input_phone_number')).toBe('+56912345678');
  await person.choose('input_worker_type');
  await person.type('input_liquid_salary', '1850000');
  await person.choose('input_consent');
  await person.takeScreenshot('datos');
  await person.press('Continuar');

  await person.waitForFocus('Genial, Claudia!');
  await describeUsedFlat(person);
  await person.takeScreenshot('proyecto');
  await person.press('Continuar');

  await person.waitForFocus('Ok, Claudia esto es importante');
  await person.type('input_property_value', '2500');
  await person.type('input_savings', '500');
  await person.type('input_payment_years_cv', '25');
  await expect.poll(() => person.valueOf('input_rate')).toBe('4,50');
  await person.press('Calcular Dividendo');
  await person.waitForText('Confirmar Simulación');
  await person.waitForText('UF 11,5316');
  await person.takeScreenshot('resultado');
  await person.press('Confirmar Simulación');

  await person.waitForFocus('Resumen de la simulación');
  for (const text of ['revisa y déjanos contactarte', 'Datos de la propiedad', EMAIL])
    await person.waitForText(text);
  await person.takeScreenshot('resumen');
  await person.goToField('input_rut');
  expect(await person.valueOf('input_rut')).toBe('12.345.678-5');
  await person.press('Deseo ser contactado');

  await person.waitForFocus('Simulación registrada con éxito');
  await person.waitForText(EMAIL);
  await person.takeScreenshot('registrada');
}

/** Answers module 2: a used flat in Ñuñoa, found by the search. */
async function describeUsedFlat(person: Person): Promise<void> {
  const { driver } = person;
  await person.type('input_property_type', 'Departamento');
  await person.choose('input_property_state', 1);
  await person.type('input_select_location', 'ñuñoa');
  await person.waitForText('Ñuñoa, Metropolitana de Santiago');
  await driver.press('ArrowDown');
  await driver.press('Enter');
  expect(await person.valueOf('input_comuna')).toBe('13120');
}
