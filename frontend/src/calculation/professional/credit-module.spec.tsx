import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREDIT } from '../../testing/simulator/answers.ts';
import { CALCULO, fakeBff } from '../../testing/simulator/fake-bff.ts';
import {
  AT_CREDIT,
  storeStaffDraft,
  storedStaffDraft,
  renderProfessional,
} from '../../testing/simulator/render-professional.tsx';
import { noCredit, type CreditAnswers } from '../answers/answers.ts';
import { fill } from '../../testing/fill.ts';

const uf = (amount: number | null) => ({ currency: 'UF' as const, amount });
const named = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement | undefined;
const calculate = () => screen.getByRole('button', { name: 'Calcula tu dividendo' });
const confirm = () => screen.queryByRole('button', { name: 'Confirma la Simulación →' });

async function open(credit: CreditAnswers) {
  storeStaffDraft({ ...AT_CREDIT, credit });
  const bff = fakeBff();
  renderProfessional();
  await screen.findByRole('heading', { name: 'Simulación del crédito' });
  return bff;
}

const EMPTY = { ...noCredit('pro'), propertyValue: uf(2000) };

describe('module 3 of the professional simulator', () => {
  it('calculates nothing before everything is answered, and says what is missing', async () => {
    await open(EMPTY);
    expect(calculate()).toBeDisabled();
    expect(
      screen.getByText(
        'Para calcular falta completar o corregir: Ahorro, Monto del crédito, Años de pago, Tipo de producto y Seguro de desgravamen.',
      ),
    ).toBeVisible();
    for (const name of ['Ahorro', 'Años de pago']) {
      const figure = screen.getByRole('textbox', { name });
      await userEvent.click(figure);
      await userEvent.tab();
      expect(figure).toHaveAccessibleDescription(/^Este campo es requerido/);
    }
  });

  it('gives no verdict with a product that it assumes, and leads to the choice', async () => {
    await open({ ...CREDIT, product: '' });
    await waitFor(() => expect(screen.getByLabelText('resultado')).toHaveTextContent(/^ready 25 preview$/));
    expect(screen.getByText('Supone producto Universal: falta elegir.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Elegir lo que falta' }));
    expect(named('input_select_product_type')).toHaveFocus();
  });

  it('leads to a missing choice of module 3 from another tab', async () => {
    await open({ ...CREDIT, lifeInsurance: '' });
    await waitFor(() => expect(screen.getByLabelText('resultado')).toHaveTextContent(/^ready 25 preview$/));
    await userEvent.click(screen.getByRole('tab', { name: 'Plazos' }));
    await waitFor(() => expect(named('input_select_relief_assurance')).toBeUndefined());
    await userEvent.click(screen.getByRole('button', { name: 'Elegir lo que falta' }));
    await waitFor(() => expect(named('input_select_relief_assurance')).toHaveFocus());
  });

  it('adds unemployment and ITP insurance to a subsidy, neither to be left out', async () => {
    await open({ ...EMPTY, propertyValue: uf(2200), lifeInsurance: '8' });
    await userEvent.click(screen.getByLabelText('Sí'));
    expect(named('input_select_unemployment')).toBeChecked();
    expect(named('input_select_unemployment')).toBeDisabled();
    expect(named('input_select_relief_assurance')).toHaveDisplayValue('Desgravamen más ITP licitado');
    expect(named('input_select_relief_assurance')).toBeDisabled();
    expect(named('input_allowance_type')).toHaveDisplayValue('DS01');
    await userEvent.click(screen.getByLabelText('No'));
    expect(named('input_select_unemployment')).toBeUndefined();
    expect(named('input_select_relief_assurance')).toHaveDisplayValue('Desgravamen individual');
    expect(storedStaffDraft()?.credit).toMatchObject({ takesSubsidy: 'no', unemployment: false });
  });

  it('says what must be saved, and with a subsidy what that leaves, in a badge', async () => {
    await open({ ...EMPTY, savings: uf(50) });
    const hint = () => screen.getByText('Editar arriba').closest('button')?.parentElement;
    expect(hint()).toHaveTextContent('Ahorro: al menos el 10 % del valor, UF 200.');
    await userEvent.click(screen.getByLabelText('Sí'));
    fill(named('input_allowance_amount') as HTMLInputElement, '150');
    expect(hint()).toHaveTextContent('al menos el 10 % del valor, menos el subsidio: UF 50');
    fill(named('input_allowance_amount') as HTMLInputElement, '199,9999');
    expect(hint()).toHaveTextContent('menos el subsidio: UF 0,0001');
    fill(named('input_allowance_amount') as HTMLInputElement, '200');
    expect(hint()).toHaveTextContent('El subsidio ya cubre el 10 % del valor: basta un ahorro mayor a 0.');
  });

  it('gives way to the confirmation once its result is current, until something changes', async () => {
    const bff = await open(CREDIT);
    await waitFor(() => expect(calculate()).toBeEnabled());
    await userEvent.click(calculate());
    await waitFor(() => expect(confirm()).toBeEnabled());
    expect(confirm()).toHaveFocus();
    expect(storedStaffDraft()?.calculated?.row.TasaCae).toBe(4.82);
    const asked = bff.callsTo(CALCULO).at(-1)?.body['calculation'];
    expect(asked).toMatchObject({ codpro: 8, codsegdesg: 3, codseginc: 2, personalizarTasa: false });
    await userEvent.selectOptions(named('input_select_fire_assurance') as never, '7');
    await waitFor(() => expect(calculate()).toBeEnabled());
    expect(confirm()).toBeNull();
  });

  it('lets the rate be edited once there is a suggested one, and not before', async () => {
    await open(EMPTY);
    await userEvent.click(screen.getByRole('button', { name: 'Editar tasa' }));
    expect(await screen.findByText('Debe calcular el crédito para obtener la tasa sugerida')).toBeVisible();
    expect(named('input_rate')).toHaveAttribute('readonly');
    expect(storedStaffDraft()?.credit.rate.isOwn).toBe(false);
  });

  it('calculates with the executive’s own rate, and goes back to the suggested one', async () => {
    const bff = await open(CREDIT);
    const rate = () => named('input_rate') as HTMLInputElement;
    await waitFor(() => expect(rate()).toHaveValue('4,50'));
    expect(rate()).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Editar tasa' }));
    expect(rate()).not.toHaveAttribute('readonly');
    fill(rate(), '5,25');
    await userEvent.click(calculate());
    await waitFor(() => expect(confirm()).toBeEnabled());
    const asked = bff.callsTo(CALCULO).at(-1)?.body['calculation'];
    expect(asked).toMatchObject({ tasasimulacion: 5.25, personalizarTasa: true });
    await userEvent.click(screen.getByRole('button', { name: 'Utilizar tasa sugerida' }));
    expect(rate()).toHaveValue('4,50');
    expect(confirm()).toBeNull();
  });

  it('says beside the fields why an own rate gives no figure', async () => {
    await open(CREDIT);
    const rate = () => named('input_rate') as HTMLInputElement;
    const card = () => screen.getByLabelText('resultado');
    await waitFor(() => expect(rate()).toHaveValue('4,50'));
    await userEvent.click(screen.getByRole('button', { name: 'Editar tasa' }));
    await userEvent.clear(rate());
    await waitFor(() => expect(card()).toHaveTextContent('empty - preview la tasa anual'));
    await userEvent.type(rate(), '12');
    await waitFor(() => expect(card()).toHaveTextContent('La tasa debe ser mayor a 0 y menor a 10'));
    await userEvent.clear(rate());
    await userEvent.type(rate(), '-1');
    await userEvent.tab();
    expect(rate()).toHaveValue('-1');
    expect(rate()).toHaveAccessibleDescription(/^La tasa debe ser mayor a 0 y menor a 10/);
    fill(rate(), '6,61');
    await waitFor(() => expect(card()).toHaveTextContent('La tasa no puede ser mayor a la TMC'));
    await userEvent.clear(screen.getByLabelText('Años de pago'));
    await waitFor(() => expect(card()).not.toHaveTextContent('tasa'));
  });

  it('stays open while the value is typed: only the result is withdrawn, and what was reset is said', async () => {
    await open({ ...CREDIT, graceMonths: '3' });
    const reset = 'Cambió el proyecto: los meses de gracia y la tasa volvieron a su valor inicial.';
    const type = (text: string) => userEvent.type(named('input_property_value') as HTMLInputElement, text);
    const project = () => screen.getByRole('region', { name: '02 Información del proyecto' });
    await waitFor(() => expect(calculate()).toBeEnabled());
    await userEvent.click(calculate());
    await waitFor(() => expect(confirm()).toBeEnabled());
    await type('{Backspace}');
    expect(confirm()).toBeNull();
    expect(screen.getByText(reset)).toBeVisible();
    await type('1{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(project()).not.toHaveTextContent('Módulo completado');
    await type('2600');
    expect(project()).toHaveTextContent('Módulo completado');
    await waitFor(() => expect(calculate()).toBeEnabled());
    await userEvent.click(calculate());
    await waitFor(() => expect(screen.queryByText(reset)).toBeNull());
  });

  it('gives way to module 2 when another purpose is chosen above, which keeps the focus', async () => {
    await open(CREDIT);
    await userEvent.selectOptions(named('purpose') as never, '52');
    expect(screen.getByRole('heading', { name: 'Información del proyecto' })).toBeVisible();
    expect(document.activeElement).toHaveAttribute('id', 'purpose');
  });
});
