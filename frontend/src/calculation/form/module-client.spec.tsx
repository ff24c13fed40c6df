import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CURRENT_CONSENT } from '@simulador/contracts/simulations/consent';
import { askedIn, fakeBff, CALCULO } from '../../testing/simulator/fake-bff.ts';
import { pressCalculate, renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { storedDraft, storeDraft, AT_MODULE_3 } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';
import { CLIENT, CODEBTOR, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { RULES } from '../../testing/simulator/broken-rules.ts';
import { CODEBTOR_READ, OPENED_READ } from '../../testing/opened-simulation.ts';
import { ageOf, incomeOf, violationsOf } from '../answers/violations.ts';
import type { Answers } from '../answers/answers.ts';
import { prefilled } from '../state/prefill.ts';

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('module 1', () => {
  beforeEach(async () => {
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
  });

  it('judges a field when it is left, and again with every change', async () => {
    await userEvent.type(field('Edad'), '23');
    expect(field('Edad')).toBeValid();
    await userEvent.tab();
    const message = await screen.findByText('Para continuar, la edad debe ser entre 24 y 72 años');
    expect(field('Edad')).toHaveAccessibleDescription(message.textContent);
    await userEvent.clear(field('Edad'));
    await userEvent.type(field('Edad'), '24');
    await waitFor(() => expect(field('Edad')).toBeValid());
  });

  it('informs about the life insurance’s age limit from 71 on, as long as the age is valid', async () => {
    const warnedAges: string[] = [];
    for (const age of ['70', '71', '72', '75']) {
      fill(field('Edad'), age);
      if (screen.queryByText(/La edad máxima de ingreso es de 70 años y 364 días/)) warnedAges.push(age);
    }
    expect(warnedAges).toEqual(['71', '72']);
  });

  it.each([
    ['untouched', (phone: HTMLElement) => userEvent.click(phone)],
    ['emptied', (phone: HTMLElement) => userEvent.clear(phone)],
  ])('does not flag the %s phone when it is left', async (_how, visit) => {
    await visit(field('Teléfono (opcional)'));
    await userEvent.tab();
    await userEvent.type(field('Nombre'), '7');
    await userEvent.tab();
    await screen.findByText('Formato inválido');
    expect(field('Teléfono (opcional)')).toBeValid();
  });

  it('folds into a row and leads to module 2, which greets by name', async () => {
    fill(field('Nombre'), 'Camila');
    fill(field('Apellido'), 'Rojas Fuentes');
    fill(field('RUT'), '123456785');
    await userEvent.type(field('Edad'), '34');
    fill(field('Correo electrónico'), 'camila.rojas@correo.cl');
    fill(field('Teléfono (opcional)'), '12345678');
    expect(screen.getByText(/^Dependiente: con contrato de trabajo. Independiente: /)).toBeVisible();
    await userEvent.click(screen.getByLabelText('Dependiente'));
    fill(field('Renta líquida'), '2100000');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continuar');
    expect(await screen.findByRole('heading', { name: 'Genial, Camila!' })).toHaveFocus();
    expect(screen.getByText('Módulo completado')).toBeVisible();
    expect(screen.getByRole('region', { name: '01 Tus datos' })).toHaveTextContent(
      'Camila Rojas Fuentes · 34 años · Dependiente · $2.100.000',
    );
    await press('Editar tus datos');
    expect(field('RUT')).toHaveValue('12.345.678-5');
  });

  it('notes which text was agreed to when the box is ticked, and forgets it when it is unticked', async () => {
    const consent = () => storedDraft()?.client.consent;
    await userEvent.click(screen.getByRole('checkbox'));
    const given = consent();
    expect(given?.version).toBe(CURRENT_CONSENT.version);
    fill(field('Nombre'), 'Camila');
    expect(consent()).toEqual(given);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(consent()).toEqual({ version: '' });
  });
});

const BOTH: Answers = {
  flavour: 'web',
  client: { ...CLIENT, ...CODEBTOR },
  project: PROJECT,
  credit: CREDIT,
};
const withCodebtor = (change: object): Answers => ({ ...BOTH, client: { ...BOTH.client, ...change } });
const codesOf = (answers: Answers) =>
  Object.fromEntries(Object.entries(violationsOf(answers, RULES)).map(([path, { code }]) => [path, code]));

describe('a co-debtor in the form', () => {
  it('breaks no rule, adds an income and may be the older one', () => {
    expect(codesOf(BOTH)).toEqual({});
    expect(incomeOf(BOTH.client, {})).toBe(2_750_000);
    expect(ageOf(BOTH.client)).toBe(45);
    expect(incomeOf({ ...BOTH.client, hasCodebtor: false }, {})).toBe(2_100_000);
    expect(ageOf({ ...BOTH.client, hasCodebtor: false })).toBe(34);
  });

  it.each([
    [{ codebtorRut: '12.345.678-5' }, { 'client.codebtorRut': 'codebtor_same_rut' }],
    [{ codebtorAge: '56' }, { 'credit.paymentYears': 'codebtor_age_plus_years' }],
    [{ age: '56' }, { 'credit.paymentYears': 'age_plus_years' }],
    [{ codebtorSalaryClp: '0' }, { 'client.codebtorSalaryClp': 'amount_zero' }],
  ])('is refused with %j', (change, codes) => {
    expect(codesOf(withCodebtor(change))).toEqual(codes);
  });

  it('has no verdict while one of the incomes is not stated', () => {
    const answers = withCodebtor({ codebtorSalaryClp: '' });
    expect(incomeOf(answers.client, violationsOf(answers, RULES))).toBeNull();
  });

  it('comes back with a saved simulation, field by field', () => {
    const read = { ...OPENED_READ, codebtor: CODEBTOR_READ };
    const opened = { read, company: { company: '', companyProject: '' } };
    expect(prefilled(opened, undefined, RULES, '').answers.client).toMatchObject(CODEBTOR);
  });

  it('shares the slider of the summary, which begins at both incomes', async () => {
    fakeBff();
    storeDraft({ ...AT_MODULE_3, client: BOTH.client });
    renderSimulator();
    await pressCalculate();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar Simulación' }));
    const slider = within(await screen.findByRole('region', { name: 'Ajusta la renta líquida de ambos' }));
    expect(slider.getByRole('slider')).toHaveValue('2750000');
  });

  it('is asked for once somebody adds one, and makes the calculation one for two', async () => {
    const bff = fakeBff();
    storeDraft({
      ...AT_MODULE_3,
      modules: {
        ...AT_MODULE_3.modules,
        m1: { active: true, valid: true },
        m3: { active: false, valid: true },
      },
    });
    renderSimulator();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar codeudor' }));
    await waitFor(() => expect(screen.getByLabelText('Nombre del codeudor')).toHaveFocus());
    fill(screen.getByLabelText('RUT del codeudor'), '12345678-5');
    await userEvent.tab();
    await screen.findByText('El codeudor debe ser otra persona');
    await waitFor(() => {
      const [asked] = bff.callsTo(CALCULO).slice(-1).map(askedIn);
      expect([asked?.calculation.asegurados, asked?.calculation.participantes]).toEqual([2, 2]);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Quitar codeudor' }));
    expect(screen.getByRole('button', { name: 'Agregar codeudor' })).toHaveFocus();
    expect(screen.queryByLabelText('RUT del codeudor')).toBeNull();
  });
});
