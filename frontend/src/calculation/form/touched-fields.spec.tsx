/** Messages of fields that lose the focus, with values at both sides of their limits. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NO_CREDIT } from '../answers/answers.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_2, AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';

const REQUIRED = 'Este campo es requerido';
const AGE = 'Para continuar, la edad debe ser entre 24 y 72 años';
const SHARE = 'El monto en UF no puede superar el 90% del valor de la propiedad';
const YEARS = 'Los años de pago deben estar entre 5 y 40 años';
const AGE_PLUS_YEARS = 'Su edad más los años de pago no pueden superar los 80 años';
const SUBSIDY = 'El monto en UF debe estar entre UF 125 y UF 600';
const mail = (length: number): string => `${'a'.repeat(length - '@example.cl'.length)}@example.cl`;

const named = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const leave = (name: string, entered: string): Promise<void> =>
  act(async () => {
    fireEvent.change(named(name), { target: { value: entered } });
    fireEvent.blur(named(name));
    await Promise.resolve();
  });

/** Types a value and expects the message; null for a valid value. */
async function expectMessage(name: string, entered: string, message: string | null): Promise<void> {
  await leave(name, entered);
  await waitFor(() =>
    expect([name, entered, document.getElementById(`${name}-e`)?.textContent ?? null]).toEqual([
      name,
      entered,
      message,
    ]),
  );
  expect(named(name).getAttribute('aria-invalid')).toBe(message === null ? null : 'true');
}

describe('a field of module 1', () => {
  beforeEach(async () => {
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
  });

  it.each(['input_name', 'input_last_name'])('%s takes letters, 50 of them', async (name) => {
    await expectMessage(name, '', REQUIRED);
    await expectMessage(name, 'Ana3', 'Formato inválido');
    await expectMessage(name, 'Ñandú de la Ó', null);
    await expectMessage(name, 'a'.repeat(50), null);
    await expectMessage(name, 'a'.repeat(51), 'Debe contener máximo 50 caracteres');
  });

  it.each<[name: string, cases: [entered: string, message: string | null][]]>([
    [
      'input_rut',
      [
        ['', REQUIRED],
        ['12.345.678-4', 'El rut ingresado no es correcto'],
        ['12.345.678-5', null],
        ['999.999-1', 'El rut ingresado no es correcto'],
        ['10.000.013-K', null],
      ],
    ],
    [
      'input_age',
      [
        ['', REQUIRED],
        ['treinta', 'Debe contener solo números'],
        ['24,5', 'Debe contener solo números'],
        ['23', AGE],
        ['24', null],
        ['72', null],
        ['73', AGE],
      ],
    ],
    [
      'input_email',
      [
        ['', REQUIRED],
        ['ana', 'Formato de email incorrecto'],
        ['ana@example', 'Formato de email incorrecto'],
        ['ana@example.cl', null],
        [mail(254), null],
      ],
    ],
    [
      'input_phone_number',
      [
        ['+5691234567', 'El número ingresado no es válido'],
        ['+56912345678', null],
      ],
    ],
    [
      'input_liquid_salary',
      [
        ['', REQUIRED],
        ['499999', 'La renta líquida debe ser mayor o igual a $500.000'],
        ['500000', null],
      ],
    ],
  ])('%s', async (name, cases) => {
    for (const [entered, message] of cases) await expectMessage(name, entered, message);
  });

  it('takes no e-mail of more than 254 characters', () => {
    expect(named('input_email').maxLength).toBe(254);
  });
});

describe('a field of module 2', () => {
  it('asks for the property’s type once it was left', async () => {
    storeDraft(AT_MODULE_2);
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Genial, Camila!' });
    await expectMessage('input_property_type', '', 'Debe seleccionar el tipo de propiedad');
    await expectMessage('input_property_type', '2', null);
  });
});

describe('a field of module 3', () => {
  const open = async (project: Partial<typeof AT_MODULE_3.project> = {}, age = '34'): Promise<void> => {
    const { client } = AT_MODULE_3;
    storeDraft({
      ...AT_MODULE_3,
      credit: NO_CREDIT,
      client: { ...client, age },
      project: { ...AT_MODULE_3.project, ...project },
    });
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' });
  };

  it('judges the amounts of a purchase', async () => {
    await open();
    await expectMessage('input_property_value', '', REQUIRED);
    await expectMessage('input_property_value', '0', 'El valor de la propiedad debe ser mayor a UF 0');
    await expectMessage('input_property_value', '2500', null);
    await expectMessage('input_credit_amount_needed', '299,9999', 'El crédito debe ser de mínimo 300 UF');
    await expectMessage('input_credit_amount_needed', '300', null);
    await expectMessage('input_credit_amount_needed', '2250', null);
    await expectMessage('input_credit_amount_needed', '2250,0001', SHARE);
    await expectMessage('input_savings', '250', null);
    await expectMessage(
      'input_savings',
      '249,9999',
      'El ahorro debe corresponder al 10% del valor de la propiedad',
    );
    await expectMessage('input_savings', '0', 'El monto no puede ser 0');
    await expectMessage('input_property_value', '30000', null);
    await expectMessage('input_credit_amount_needed', '20000', null);
    await expectMessage(
      'input_credit_amount_needed',
      '20000,0001',
      'Para simular este monto, contacta a un ejecutivo.',
    );
  });

  it('judges the term alone and with the age', async () => {
    await open({}, '50');
    await expectMessage('input_payment_years_cv', '', REQUIRED);
    await expectMessage('input_payment_years_cv', 'diez', 'Debe contener solo números');
    await expectMessage('input_payment_years_cv', '4', YEARS);
    await expectMessage('input_payment_years_cv', '5', null);
    await expectMessage('input_payment_years_cv', '30', null);
    await expectMessage('input_payment_years_cv', '31', AGE_PLUS_YEARS);
    await expectMessage('input_payment_years_cv', '41', YEARS);
  });

  it('judges a subsidy, and the savings with it', async () => {
    await open();
    await leave('input_property_value', '2000');
    fireEvent.click(screen.getByLabelText('Sí'));
    await expectMessage('input_allowance_amount', '', REQUIRED);
    await expectMessage('input_allowance_amount', '124,9999', SUBSIDY);
    await expectMessage('input_allowance_amount', '600', null);
    await expectMessage('input_allowance_amount', '600,0001', SUBSIDY);
    await expectMessage('input_allowance_amount', '125', null);
    const together = 'El ahorro más subsidio debe corresponder al 10% del valor de la propiedad';
    await expectMessage('input_savings', '74,9999', together);
    await expectMessage('input_savings', '75', null);
  });

  it('asks for the unemployment insurance that a subsidy needs', async () => {
    await open();
    await leave('input_property_value', '2000');
    fireEvent.click(screen.getByLabelText('Sí'));
    const box = screen.getByRole('checkbox', { name: 'Agregar seguro de cesantía' });
    expect(box).toBeChecked();
    fireEvent.click(box);
    fireEvent.blur(box);
    expect(await screen.findByText('Debe seleccionar seguro de cesantia')).toBeVisible();
    expect(box).toBeInvalid();
    fireEvent.click(box);
    await waitFor(() => expect(box).toBeValid());
  });

  it('names its limits in pesos where the amount is in pesos', async () => {
    await open();
    for (const amount of ['valor de la propiedad', 'monto del crédito']) {
      const currency = screen.getByRole('group', { name: `Moneda de ${amount}` });
      fireEvent.click(within(currency).getByLabelText('CLP'));
    }
    await leave('input_property_value', '200000000');
    await expectMessage('input_credit_amount_needed', '180000010', SHARE.replace('UF', 'CLP'));
    await expectMessage('input_credit_amount_needed', '180000000', null);
  });

  it.each([
    ['72', '_ref'],
    ['52', '_fg'],
  ])('of purpose %s begins above 1,500 UF', async (creditType, suffix) => {
    await open({ creditType, propertyType: '1' });
    const name = `input_property_value${suffix}`;
    await expectMessage(name, '1500', 'El valor de la propiedad debe ser mayor a UF 1500');
    await expectMessage(name, '1500,0001', null);
  });
});
