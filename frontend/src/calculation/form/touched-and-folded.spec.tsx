/** Messages of fields that lose the focus, and of a folded module. The limits: contracts/src/calculation/rules. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { NO_CREDIT } from '../answers/answers.ts';
import { fakeBff, INICIO } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { after, AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import userEvent from '@testing-library/user-event';
import { ROW_25 } from '../../testing/result-rows.ts';
import { type Lists, listsOf } from '../api/get-inicio.ts';
import { creditOf } from '../figures/requests.ts';
import type { Draft } from '../state/drafts.ts';

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

describe('the fields of module 1', () => {
  it('say what is wrong with them, and nothing once it is right', async () => {
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
    const cases: readonly (readonly [name: string, entered: string, message: string | null])[] = [
      ['input_name', '', 'Este campo es requerido'],
      ['input_name', 'Ana3', 'Formato inválido'],
      ['input_name', 'a'.repeat(51), 'Debe contener máximo 50 caracteres'],
      ['input_name', 'Ñandú de la Ó', null],
      ['input_last_name', 'Soto2', 'Formato inválido'],
      ['input_rut', '12.345.678-4', 'El rut ingresado no es correcto'],
      ['input_rut', '10.000.013-K', null],
      ['input_age', '24,5', 'Debe contener solo números'],
      ['input_age', '73', 'Para continuar, la edad debe ser entre 24 y 72 años'],
      ['input_age', '72', null],
      ['input_email', 'ana@example', 'Formato de email incorrecto'],
      ['input_email', 'ana@example.cl', null],
      ['input_phone_number', '+5691234567', 'El número ingresado no es válido'],
      ['input_phone_number', '+56912345678', null],
      ['input_liquid_salary', '499999', 'El debe ser mayor o igual a $500.000'],
      ['input_liquid_salary', '500000', null],
    ];
    for (const [name, entered, message] of cases) await expectMessage(name, entered, message);
    expect(named('input_email').maxLength).toBe(254);
  });
});

describe('a field of module 3', () => {
  beforeEach(async () => {
    storeDraft({ ...AT_MODULE_3, credit: NO_CREDIT });
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' });
  });

  it('asks for the unemployment insurance that a subsidy needs', async () => {
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
    for (const amount of ['valor de la propiedad', 'monto del crédito']) {
      const currency = screen.getByRole('group', { name: `Moneda de ${amount}` });
      fireEvent.click(within(currency).getByLabelText('CLP'));
    }
    await leave('input_property_value', '200000000');
    await expectMessage(
      'input_credit_amount_needed',
      '180000010',
      'El monto en CLP no puede superar el 90% del valor de la propiedad',
    );
    await expectMessage('input_credit_amount_needed', '180000000', null);
  });
});

const credit = () => screen.getByRole('region', { name: '03 Tu crédito' });
const asked = creditOf(AT_MODULE_3, listsOf(INICIO) as Lists);
const calculated = asked && {
  request: { ...asked, tasasimulacion: 4.5 },
  row: ROW_25,
  costs: [],
  ufValueClp: 40880.36,
  ufDate: '2026-11-20' as const,
};

/** Reopens module 1 from this state. */
async function openFirst(state: Draft): Promise<void> {
  storeDraft(after(state, { type: 'moduleOpened', module: 'm1' }));
  fakeBff();
  renderSimulator();
  await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
}

describe('a folded module', () => {
  it('is no longer complete once an earlier answer breaks its rules, and shows which when it is reopened', async () => {
    const state = calculated && after(AT_MODULE_3, { type: 'calculated', calculated, key: 'k' });
    await openFirst(state ?? AT_MODULE_3);
    expect(credit()).toHaveTextContent('03 Tu crédito · Módulo completado');
    await userEvent.clear(screen.getByLabelText('Edad'));
    await userEvent.type(screen.getByLabelText('Edad'), '70');
    expect(credit()).toHaveTextContent('Hay datos por revisar');
    expect(credit()).not.toHaveTextContent('Módulo completado');
    expect(await screen.findByLabelText('resultado')).not.toHaveTextContent('final');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    const message = 'Su edad más los años de pago no pueden superar los 80 años';
    await waitFor(() =>
      expect(screen.getByLabelText('Edad')).toHaveAccessibleDescription(new RegExp(message)),
    );
    expect(screen.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar Simulación' })).toBeNull();
  });

  it('shows its answers and what is missing while it was not calculated', async () => {
    await openFirst(AT_MODULE_3);
    expect(credit()).toHaveTextContent('Falta calcular el dividendo');
    const answers = 'UF\u00a02.500\u00a0· ahorro UF\u00a0500\u00a0· 25\u00a0años';
    await waitFor(() => expect(credit().textContent).toContain(answers));
    expect(within(credit()).getByRole('button', { name: 'Editar tu crédito' })).toBeEnabled();
  });

  it('says so when its answers have gaps, as far as they go', async () => {
    await openFirst({ ...AT_MODULE_3, credit: { ...AT_MODULE_3.credit, paymentYears: '3' } });
    expect(credit()).toHaveTextContent('Hay datos por revisar');
    expect(credit()).toHaveTextContent(/UF 2\.500/);
  });

  it('only lacks an answer that another purpose asks for, and is not to be reviewed', async () => {
    const { credit: typed, project } = AT_MODULE_3;
    await openFirst({
      ...AT_MODULE_3,
      project: { ...project, creditType: String(CREDIT_PURPOSE.freeDisposition) },
      credit: { ...typed, creditAmount: { currency: 'CLP', amount: null } },
    });
    expect(credit()).toHaveTextContent('Falta completar este paso');
    expect(screen.getByLabelText('Monto del crédito')).toHaveAttribute('placeholder', '80.000.000');
  });

  it('has nothing to edit before anything was answered', async () => {
    window.sessionStorage.clear();
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
    expect(screen.queryByRole('region', { name: '03 Tu crédito' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Editar/ })).toBeNull();
  });
});
