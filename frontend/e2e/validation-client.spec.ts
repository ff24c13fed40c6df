import { expectJudged, type Case } from './support/judged.ts';
import { expect, test } from './support/test.ts';

const REQUIRED = 'Este campo es requerido';
const AGE = 'Para continuar, la edad debe ser entre 24 y 72 años';
const longMail = (length: number): string => `${'a'.repeat(length - '@example.cl'.length)}@example.cl`;

const names = (name: string): Case[] => [
  [name, '', REQUIRED],
  [name, 'Ana3', 'Formato inválido'],
  [name, 'Ana_', 'Formato inválido'],
  [name, 'Ñandú de la Ó', null],
  [name, 'a'.repeat(50), null],
  [name, 'a'.repeat(51), 'Debe contener máximo 50 caracteres'],
];

const CASES: readonly Case[] = [
  ...names('input_name'),
  ...names('input_last_name'),
  ['input_rut', '', REQUIRED],
  ['input_rut', '12.345.678-4', 'El rut ingresado no es correcto'],
  ['input_rut', '12.345.678-5', null],
  ['input_rut', '999.999-1', 'El rut ingresado no es correcto'],
  ['input_rut', '10.000.013-K', null],
  ['input_age', '', REQUIRED],
  ['input_age', 'treinta', 'Debe contener solo números'],
  ['input_age', '24,5', 'Debe contener solo números'],
  ['input_age', '23', AGE],
  ['input_age', '24', null],
  ['input_age', '72', null],
  ['input_age', '73', AGE],
  ['input_email', '', REQUIRED],
  ['input_email', 'ana', 'Formato de email incorrecto'],
  ['input_email', 'ana@example', 'Formato de email incorrecto'],
  ['input_email', 'ana@example.cl', null],
  ['input_email', longMail(254), null],
  ['input_phone_number', '+5691234567', 'El número ingresado no es válido'],
  ['input_phone_number', '+56912345678', null],
  ['input_phone_number', '+56212345678', 'El número ingresado no es válido'],
  ['input_liquid_salary', '', REQUIRED],
  ['input_liquid_salary', '499999', 'El debe ser mayor o igual a $500.000'],
  ['input_liquid_salary', '500000', null],
];

test('each field of module 1 is judged on blur, at both sides of its limits', async ({ simulator }) => {
  await simulator.open();
  for (const each of CASES) await expectJudged(simulator, each);
});

test('an e-mail of more than 254 characters can not be entered', async ({ simulator }) => {
  await simulator.open();
  await simulator.field('input_email').fill(longMail(255));
  expect((await simulator.field('input_email').inputValue()).length).toBeLessThanOrEqual(254);
});

test('nothing is judged before it is left, and a wrong field is judged again while it is mended', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  const age = simulator.field('input_age');
  await age.focus();
  await page.keyboard.type('2');
  await expect(simulator.error('input_age')).toHaveCount(0);
  await age.blur();
  await expect(simulator.error('input_age')).toHaveText(AGE);
  await age.focus();
  await page.keyboard.type('4');
  await expect(age).toHaveValue('24');
  await expect(simulator.error('input_age')).toHaveCount(0);
});

test('the consent has to be given', async ({ simulator }) => {
  await simulator.open();
  const consent = simulator.field('input_consent');
  await consent.focus();
  await consent.blur();
  await expect(simulator.error('input_consent')).toHaveText(REQUIRED);
  await consent.check();
  await expect(simulator.error('input_consent')).toHaveCount(0);
});

test('a refused submit gives the focus to a summary whose links lead to the fields', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await simulator.continue.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Algunos campos' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(
    'Algunos campos tienen errores o no fueron ingresados. Por favor, revíselos y corríjalos antes de continuar.',
  );
  const missing: [label: string, name: string][] = [
    ['Nombre', 'input_name'],
    ['Apellido', 'input_last_name'],
    ['RUT', 'input_rut'],
    ['Edad', 'input_age'],
    ['Correo electrónico', 'input_email'],
    ['Tipo de trabajador', 'input_worker_type'],
    ['Renta líquida', 'input_liquid_salary'],
    ['Autorización', 'input_consent'],
  ];
  await expect(summary.getByRole('link')).toHaveText(missing.map(([label]) => `${label}: ${REQUIRED}`));
  for (const [label, name] of missing) {
    await summary.getByRole('link', { name: `${label}:` }).click();
    await expect(simulator.field(name).first()).toBeFocused();
    await expect(simulator.error(name)).toHaveText(REQUIRED);
  }
  await expect(page).toHaveURL('/simulador');

  await simulator.fillClient();
  await expect(summary).toHaveCount(0);
  await simulator.fillClient({ age: '73' });
  await simulator.continue.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([`Edad: ${AGE}`]);
});

test('the phone may keep its bare prefix until contact is asked for', async ({ page, simulator }) => {
  await simulator.open();
  await simulator.fillClient({ phone: '+569' });
  await expect(simulator.error('input_phone_number')).toHaveCount(0);
  await simulator.continue.click();
  await expect(simulator.error('input_phone_number')).toHaveCount(0);
  await expect(page.getByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
  await expect(simulator.field('input_phone_number')).toHaveCount(0);
});

test('the ages that life insurance does not take in are told', async ({ page, simulator }) => {
  await simulator.open();
  const note = page.getByText('La edad máxima de ingreso es de 70 años y 364 días');
  await simulator.field('input_age').fill('70');
  await expect(note).toHaveCount(0);
  await simulator.field('input_age').fill('71');
  await expect(note).toBeVisible();
});
