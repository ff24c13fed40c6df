/** The estimate before the first answer. See docs/rules.md R240. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import {
  COMPARACION,
  DIVIDENDO,
  fakeBff,
  INICIO,
  INICIO_PATH,
  TARIFA,
} from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_2, storeDraft, storedDraft } from '../../testing/simulator/stored-drafts.ts';
import { PUBLIC_DRAFT } from '../state/drafts.ts';
import {
  findEstimator,
  findEstimateField,
  fillFigures,
  shownAnswer,
  switchEstimate,
  isEstimatorOpen,
  continueWithEstimate,
  shownResult,
  fillEstimate,
  openEmpty,
} from '../../testing/simulator/estimator.ts';
import { fill } from '../../testing/fill.ts';

describe('the estimate', () => {
  it('is of a used flat and of nobody, answered beside its questions, and goes on into the modules of project and credit, and folds', async () => {
    const bff = await openEmpty();
    expect(await isEstimatorOpen()).toBe(true);
    await fillEstimate('2500', '500', '25');
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
    expect(shownAnswer()).toHaveTextContent('UF 11,4796');
    expect(shownAnswer()).toHaveTextContent(/^Pagarías al mes.*Renta desde\$1.877.160/);
    expect(shownAnswer()).toHaveTextContent(
      /Tasa sugerida de 4,50 % anual\..*Supone un departamento usado\.$/,
    );
    const question = { loan_use: 1, real_estate_type: 2, product: 8 };
    expect(bff.callsTo(TARIFA)[0]?.body).toMatchObject({ amount: 2000, period: 25, ...question });
    expect(bff.callsTo(DIVIDENDO)[0]?.body).toMatchObject({
      ...{ montocredito: 2000, valorpropiedad: 2500, plazototal: 25, destino: 1 },
      ...{ tipopropiedad: 2, antiguedad: 2, tasasimulacion: 4.5 },
    });
    expect(bff.callsTo(DIVIDENDO)[0]?.body).not.toHaveProperty('Rut');
    await waitFor(() => expect(bff.callsTo(COMPARACION)).toHaveLength(1));
    expect(bff.callsTo(COMPARACION)[0]?.body).not.toHaveProperty('edad');
    await continueWithEstimate();
    expect(screen.getByRole('heading', { name: 'Cuéntanos de ti' })).toHaveFocus();
    expect(await isEstimatorOpen()).toBe(false);
    const project = screen.getByRole('region', { name: '02 Tu proyecto' });
    expect(project).toHaveTextContent('Falta completar este paso');
    expect(project).toHaveTextContent('Compraventa · Departamento · Usada');
    const credit = screen.getByRole('region', { name: '03 Tu crédito' });
    expect(credit).toHaveTextContent('Crédito de UF 2.000 ($81.760.720) · Propiedad de UF 2.500 · 25 años');
    await waitFor(() => expect(shownResult()).toHaveTextContent('ready 25 preview'));
    expect(storedDraft()).toMatchObject({
      project: { propertyState: '2' },
      credit: { savings: { amount: 500 } },
    });
  });

  it('names what is missing for it', async () => {
    await openEmpty();
    fill(await findEstimateField('Ahorro (tu pie)'), '500');
    await waitFor(() =>
      expect(shownAnswer()).toHaveTextContent('Aparecerá aquí apenas indiques el valor de la propiedad.'),
    );
  });

  it('shows an example, marked as one until a figure is changed, and carried only once it is adopted', async () => {
    await openEmpty();
    // In pesos only once the UF is there.
    await waitFor(() => expect(screen.getByRole('button', { name: /^Guardar y/ })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Ver un ejemplo' }));
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Ejemplo'));
    expect(await findEstimateField('Valor de la propiedad')).toHaveValue('3.000');
    expect(await findEstimateField('Ahorro (tu pie)')).toHaveAttribute('placeholder', '24.528.216');
    expect(screen.queryByRole('button', { name: 'Guardar y recibir el PDF' })).toBeNull();
    await userEvent.type(await findEstimateField('Años de pago'), '20');
    expect(shownAnswer()).not.toHaveTextContent('Ejemplo');
    expect(screen.getByRole('button', { name: 'Guardar y recibir el PDF' })).toBeVisible();
  });

  it('of two is calculated for two, and asks module 1 for the other one', async () => {
    const bff = await openEmpty();
    await fillEstimate('2500', '500', '25');
    await userEvent.click(within(await findEstimator()).getByRole('radio', { name: '2' }));
    await waitFor(() =>
      expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject({ asegurados: 2, participantes: 2 }),
    );
    fill(await findEstimateField('¿Alcanza tu renta?'), '1200000');
    fill(await findEstimateField('Renta de la otra persona'), '700000');
    expect(await screen.findByText('La renta de ambos alcanza')).toBeVisible();
    await continueWithEstimate();
    expect(await screen.findByRole('heading', { name: 'Codeudor' })).toBeVisible();
    expect(storedDraft()?.client).toMatchObject({
      ...{ hasCodebtor: true, salaryClp: '1200000', codebtorSalaryClp: '700000' },
    });
  });

  it('says of a value that it is too high for a subsidy, asks which and how much, withholds the answer out of its range, which stays in sight, and lowers the credit', async () => {
    const bff = await openEmpty();
    await fillEstimate('2500', '300', '25');
    await userEvent.click(within(await findEstimator()).getByRole('radio', { name: 'Sí' }));
    expect(await screen.findByText(/^Los subsidios son para propiedades de hasta UF 2\.200/)).toBeVisible();
    fill(await findEstimateField('Valor de la propiedad'), '2000');
    const amount = await findEstimateField('Monto del subsidio');
    expect(amount).toHaveAccessibleDescription('Entre UF 125 y UF 600.');
    expect(screen.getByRole('combobox', { name: '¿Cuál?' })).toHaveAccessibleDescription(/^DS1: clase media/);
    fill(amount, '700');
    await userEvent.tab();
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Revisa las cifras de tu estimación.'));
    expect(amount).toHaveAccessibleDescription(/debe estar entre .* \$28\.616\.252 Entre UF 125 y UF 600\.$/);
    fill(amount, '300');
    await waitFor(() =>
      expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject({ montocredito: 1400, codigoSubsidio: 1 }),
    );
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
    await continueWithEstimate();
    expect(storedDraft()?.credit).toMatchObject({
      ...{ takesSubsidy: 'yes', unemployment: true },
      ...{ subsidyAmount: { amount: 300 }, savings: { amount: 300 }, creditAmount: { amount: 1400 } },
    });
  });

  it('goes on without a subsidy that is not known yet, and says where to ask', async () => {
    const bff = await openEmpty();
    await fillEstimate('2000', '300', '25');
    await userEvent.click(within(await findEstimator()).getByRole('radio', { name: 'Sí' }));
    await findEstimateField('Monto del subsidio');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '¿Cuál?' }), 'No sé todavía');
    expect(screen.getByText(/^Seguimos sin subsidio.* Serviu de tu región\.$/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Monto del subsidio' })).toBeNull();
    await waitFor(() => expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject({ montocredito: 1700 }));
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '¿Cuál?' }), 'DS19');
    expect(await findEstimateField('Monto del subsidio')).toHaveValue('');
  });

  it('of pesos that were typed before the UF was there is made with the UF', async () => {
    let arrive = (_: unknown): void => undefined;
    const bff = fakeBff({ [INICIO_PATH]: () => new Promise((resolve) => (arrive = resolve)) });
    renderSimulator();
    const region = within(await findEstimator());
    await switchEstimate('valor de la propiedad', 'CLP');
    await fillFigures('102200900', '20440180', '25');
    expect(region.getByRole('button', { name: 'Guardar y recibir el PDF' })).toBeDisabled();
    arrive(INICIO);
    await waitFor(() => expect(bff.callsTo(DIVIDENDO)[0]?.body).toMatchObject({ montocredito: 2000 }));
  });

  it('takes the place of other figures that were there', async () => {
    const refinancing = { ...PROJECT, creditType: '72', propertyType: '1', propertyState: '' };
    storeDraft({ ...PUBLIC_DRAFT, project: refinancing, credit: { ...CREDIT, graceMonths: '3' } });
    await openEmpty();
    await userEvent.click(await within(await findEstimator()).findByRole('button', { name: /^Estimar/ }));
    await fillEstimate('3000', '1000', '20');
    await continueWithEstimate();
    expect(storedDraft()?.project).toMatchObject({ creditType: '1', propertyType: '2', propertyState: '2' });
    expect(storedDraft()?.credit).toMatchObject({ graceMonths: '0', paymentYears: '20' });
    expect(storedDraft()?.credit.creditAmount.amount).toBe(2000);
  });

  it('is folded with answers given before', async () => {
    storeDraft({ ...PUBLIC_DRAFT, project: PROJECT, credit: CREDIT });
    fakeBff();
    renderSimulator();
    expect(await isEstimatorOpen()).toBe(false);
  });

  it('is for module 1 only', async () => {
    storeDraft(AT_MODULE_2);
    fakeBff();
    renderSimulator();
    expect(await screen.findByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Estima tu dividendo' })).toBeNull();
  });
});
