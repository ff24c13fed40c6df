import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Control {
  readonly name: string;
  readonly type: string;
  readonly inputMode: string;
  readonly autoComplete: string;
  readonly label: string;
  readonly isLabelShown: boolean;
}

/** Returns the controls of a part of the page, radio buttons and checkboxes included. */
const controlsOf = (part: Locator): Promise<Control[]> =>
  part.evaluate((root) =>
    [...root.querySelectorAll('input, select')].map((element) => {
      const control = element as HTMLInputElement;
      const group = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : null;
      const label = control.labels?.[0];
      return {
        name: control.name,
        type: control.type,
        inputMode: control.inputMode,
        autoComplete: control.autocomplete,
        label: (group ?? label)?.textContent ?? '',
        isLabelShown: label?.checkVisibility() === true && label.getBoundingClientRect().height > 0,
      };
    }),
  );

function expectLabelled(controls: readonly Control[]): void {
  for (const { name, type, label, isLabelShown } of controls) {
    expect(name, label).toMatch(/^input_/);
    expect(type, name).not.toBe('number');
    expect(label, name).not.toBe('');
    expect(isLabelShown, name).toBe(true);
  }
}

const namesOf = (controls: readonly Control[]): string[] => [...new Set(controls.map(({ name }) => name))];

const hintsOf = (controls: readonly Control[]): Record<string, [string, string]> =>
  Object.fromEntries(
    controls
      .filter(({ type }) => !['radio', 'checkbox', 'select-one'].includes(type))
      .map(({ name, inputMode, autoComplete }) => [name, [inputMode, autoComplete]]),
  );

test('the inputs carry their agreed names, labels, and what helps to fill them in', async ({
  page,
  simulator,
}) => {
  await simulator.open();
  await expect(page.locator('html')).toHaveAttribute('lang', /^es(-CL)?$/);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  const openModule = page.getByRole('form');
  const client = await controlsOf(openModule);
  expectLabelled(client);
  expect(namesOf(client)).toEqual([
    'input_name',
    'input_last_name',
    'input_rut',
    'input_age',
    'input_email',
    'input_phone_number',
    'input_worker_type',
    'input_liquid_salary',
    'input_consent',
  ]);
  expect(hintsOf(client)).toMatchObject({
    input_name: ['', 'given-name'],
    input_last_name: ['', 'family-name'],
    input_age: ['numeric', 'off'],
    input_email: ['email', 'email'],
    input_phone_number: ['tel', 'tel'],
    input_liquid_salary: ['numeric', 'off'],
  });

  await simulator.toProject();
  await simulator.fillProject({
    purpose: 'Compraventa',
    type: 'Casa',
    state: 'Nueva',
    region: 'Maule',
    comuna: 'Talca',
  });
  const project = await controlsOf(openModule);
  expectLabelled(project);
  expect(namesOf(project)).toEqual([
    'input_credit_type',
    'input_property_type',
    'input_property_state',
    'input_is_dfl2',
    'input_select_location',
    'input_region',
    'input_comuna',
    'input_google_autocomplete',
  ]);

  await simulator.continue.click();
  await simulator.fillCredit({ value: '2000', subsidy: '300', savings: '100', years: '20' });
  const credit = await controlsOf(openModule);
  expectLabelled(credit);
  expect(namesOf(credit).filter((name) => !name.endsWith('_currency'))).toEqual([
    'input_has_allowance',
    'input_allowance_type',
    'input_allowance_amount',
    'input_select_unemployment',
    'input_credit_amount_needed',
    'input_grace_months',
    'input_rate',
  ]);
  // The choice of a purpose is module 2's answer, and has no name of its own.
  const row = (await controlsOf(page.getByRole('region', { name: 'Tu crédito' }))).filter(
    ({ name }) => name !== '',
  );
  expectLabelled(row);
  expect(namesOf(row).filter((name) => !name.endsWith('_currency'))).toEqual([
    'input_property_value',
    'input_savings',
    'input_payment_years_cv',
  ]);
  expect(hintsOf(row)).toMatchObject({
    input_property_value: ['decimal', 'off'],
    input_payment_years_cv: ['numeric', 'off'],
  });
});
