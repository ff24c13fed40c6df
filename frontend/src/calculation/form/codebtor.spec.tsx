import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLIENT, CODEBTOR, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { RULES } from '../../testing/simulator/broken-rules.ts';
import { COMPARACION, fakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { storeDraft, AT_MODULE_3 } from '../../testing/simulator/stored-drafts.ts';
import { OPENED_READ } from '../../testing/opened-simulation.ts';
import { ageOf, incomeOf, violationsOf } from '../answers/violations.ts';
import type { Answers } from '../answers/answers.ts';
import { prefilled } from '../professional/prefill.ts';
import { fill } from '../../testing/fill.ts';

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
    const codebtor = {
      first_name: 'Pedro',
      last_name: 'Soto Vera',
      identification: '11111111-1',
      age: 45,
      net_income: 650_000,
    };
    const read = { ...OPENED_READ, codebtor };
    const { client } = prefilled(
      { read, company: { company: '', companyProject: '' } },
      undefined,
      RULES,
      '',
    ).answers;
    expect(client).toMatchObject(CODEBTOR);
  });

  it('shares the slider of the summary, which begins at both incomes', async () => {
    fakeBff();
    storeDraft({ ...AT_MODULE_3, client: BOTH.client });
    renderSimulator();
    await userEvent.click(await screen.findByRole('button', { name: 'Calcular Dividendo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar Simulación' }));
    const slider = within(await screen.findByRole('region', { name: 'Ajusta la renta líquida de ambos' }));
    expect(slider.getByRole('textbox', { name: 'Renta líquida de ambos' })).toHaveValue('2.750.000');
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
      const asked = bff.callsTo(COMPARACION).at(-1)?.body;
      expect([asked?.['asegurados'], asked?.['participantes']]).toEqual([2, 2]);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Quitar codeudor' }));
    expect(screen.getByRole('button', { name: 'Agregar codeudor' })).toHaveFocus();
    expect(screen.queryByLabelText('RUT del codeudor')).toBeNull();
  });
});
