import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_CREDIT } from '../answers/answers.ts';
import type { Draft } from '../state/drafts.ts';
import { CALCULO, fakeBff, INICIO, INICIO_PATH } from '../../testing/simulator/fake-bff.ts';
import { pressCalculate, renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const named = (name: string) => document.getElementsByName(name)[0] ?? null;

async function open(change: Partial<Draft> = {}) {
  storeDraft({ ...AT_MODULE_3, credit: NO_CREDIT, ...change });
  const bff = fakeBff();
  renderSimulator();
  await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' });
  return bff;
}

describe('module 3', () => {
  it('keeps savings and credit two views of one split', async () => {
    await open();
    fill(field('Valor de la propiedad'), '2500');
    fill(field('Ahorro'), '500');
    expect(field('Monto del crédito')).toHaveValue('2.000');
    fill(field('Monto del crédito'), '1000');
    expect(field('Ahorro')).toHaveValue('1.500');
    expect(screen.getByText('El 40 % del valor. Si cambia, cambia el ahorro.')).toBeVisible();
    await userEvent.clear(field('Monto del crédito'));
    await userEvent.type(field('Monto del crédito'), 'abc');
    await userEvent.tab();
    expect(field('Monto del crédito')).toHaveValue('abc');
    expect(field('Monto del crédito')).toHaveAccessibleDescription(/^No se entiende como un monto/);
    expect(field('Ahorro')).toHaveValue('');
  });

  it('asks once for the subsidy’s amount, also beside an open `Afinar`', async () => {
    await open({
      credit: { ...NO_CREDIT, propertyValue: { currency: 'UF', amount: 2000 }, takesSubsidy: 'yes' },
    });
    const amounts = () => screen.getAllByRole('textbox', { name: 'Monto del subsidio' });
    await userEvent.click(screen.getByRole('button', { name: /^Afinar/ }));
    await screen.findByRole('group', { name: '¿Cuántos pagan?' });
    expect(amounts()).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Plazos' }));
    expect(amounts()).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Simulación' }));
    await userEvent.click(screen.getByRole('button', { name: 'Editar tu proyecto' }));
    expect(amounts()[0]).toHaveAttribute('name', 'input_allowance_amount');
  });

  it('offers up to six months of grace', async () => {
    await open();
    const months = within(screen.getByRole('combobox', { name: /gracia/i })).getAllByRole('option');
    const more = ['2 meses', '3 meses', '4 meses', '5 meses', '6 meses'];
    expect(months.map(({ textContent }) => textContent)).toEqual(['Sin Meses de gracia', '1 mes', ...more]);
  });

  it('says what must be saved at least, in the currency it is typed in, and takes that', async () => {
    await open();
    const hint = () => screen.getByText('Editar arriba').closest('button')?.parentElement;
    expect(hint()).toHaveTextContent('Ahorro: al menos el 10 % del valor.');
    fill(field('Valor de la propiedad'), '2446,1624');
    expect(hint()).toHaveTextContent('Ahorro: al menos el 10 % del valor, UF 244,62.');
    fill(field('Ahorro'), '244,62');
    await userEvent.tab();
    expect(field('Ahorro')).toBeValid();
    await userEvent.click(screen.getAllByLabelText('CLP')[1] as HTMLElement);
    expect(hint()).toHaveTextContent('Ahorro: al menos el 10 % del valor, $10.000.002.');
  });

  it('informs about terms over 30 years once one is typed', async () => {
    await open({ client: { ...AT_MODULE_3.client, age: '34' } });
    const note = () => screen.queryByText(/^Un plazo sobre 30 años/);
    await userEvent.type(field('Años de pago'), '30');
    expect(note()).toBeNull();
    await userEvent.clear(field('Años de pago'));
    await userEvent.type(field('Años de pago'), '31');
    expect(note()).toBeVisible();
  });

  it('assumes a fifth of the value and 25 years until they are typed', async () => {
    await open();
    fill(field('Valor de la propiedad'), '2500');
    expect(field('Ahorro')).toHaveValue('');
    expect(field('Ahorro')).toHaveAttribute('placeholder', '500');
    expect(screen.getByText(/ ahorro supuesto UF 500, 25 años \(supuesto\)\./)).toBeVisible();
    expect(field('Monto del crédito')).toHaveAttribute('placeholder', '2.000');
    await waitFor(() => expect(screen.getByLabelText('resultado')).toHaveTextContent('ready 25 preview'));
    await pressCalculate();
    expect(await screen.findByRole('button', { name: 'Confirmar Simulación' })).toBeVisible();
  });

  it('asks for the subsidy up to 2200 UF, and adds the unemployment insurance with a yes', async () => {
    await open();
    expect(named('input_has_allowance')).toBeNull();
    fill(field('Valor de la propiedad'), '2200');
    expect(named('input_allowance_amount')).toBeNull();
    await userEvent.click(screen.getByLabelText('Sí'));
    expect(named('input_select_unemployment')).toBeChecked();
    expect(named('input_allowance_type')).toHaveDisplayValue('DS01');
    expect(named('input_allowance_amount')).toHaveAccessibleDescription(/Entre UF 125 y UF 600\.$/);
    fill(field('Ahorro'), '200');
    fill(field('Monto del subsidio'), '300');
    expect(field('Monto del crédito')).toHaveValue('1.700');
    fill(field('Valor de la propiedad'), '2200,0001');
    expect(named('input_has_allowance')).toBeNull();
  });

  it('previews while only what the button judges is wrong', async () => {
    const subsidised = {
      propertyValue: { currency: 'UF', amount: 2000 },
      takesSubsidy: 'yes',
      subsidyAmount: { currency: 'UF', amount: 250 },
      savings: { currency: 'UF', amount: 0 },
      creditAmount: { currency: 'UF', amount: 1750 },
      unemployment: false,
    } as const;
    await open({ credit: { ...AT_MODULE_3.credit, ...subsidised } });
    expect(await screen.findByText('El monto no puede ser 0')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('resultado')).toHaveTextContent('ready 25 preview'));
  });

  it('takes the share from the operator’s table', async () => {
    storeDraft(AT_MODULE_3);
    const financiamiento = [{ purpose: null, property_type: null, max_pct: 75 }];
    fakeBff({ [INICIO_PATH]: () => ({ ...INICIO, financiamiento }) });
    renderSimulator();
    expect((await screen.findAllByText(/no puede superar el 75% del valor/))[0]).toBeVisible();
  });

  it('calculates nothing while a field is wrong', async () => {
    const bff = await open();
    await pressCalculate();
    await screen.findByRole('link', { name: 'Valor de la propiedad: Este campo es requerido' });
    expect(bff.callsTo(CALCULO)).toHaveLength(0);
  });
});
