import { expect, test } from './support/test.ts';

const REQUIRED = 'Este campo es requerido';
const AGE = 'Para continuar, la edad debe ser entre 24 y 72 años';

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
