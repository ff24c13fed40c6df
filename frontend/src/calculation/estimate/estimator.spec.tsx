/** The estimate before the first answer. See docs/rules.md R240. */
import { beforeEach, describe, expect, it } from '@jest/globals';
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
import {
  AT_MODULE_2,
  storeDraft,
  storedDraft,
  renderSimulator,
} from '../../testing/simulator/render-simulator.tsx';
import { PUBLIC_DRAFT } from '../state/drafts.ts';
import { shareFragment } from '../state/shared-figures.ts';
import {
  findEstimator,
  findEstimateField,
  isEstimatorOpen,
  continueWithEstimate,
  shownResult,
  fillEstimate,
  openEmpty,
} from '../../testing/simulator/estimator.ts';

describe('the estimate', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });

  it('is of a used flat and of nobody, and shown by the result, as a preview', async () => {
    const bff = await openEmpty();
    expect(await isEstimatorOpen()).toBe(true);
    await fillEstimate('2500', '500', '25');
    await waitFor(() => expect(shownResult()).toHaveTextContent('ready 25 preview'));
    const shown = within(await findEstimator());
    expect(shown.getByText(/compra de un departamento usado, a la tasa sugerida de 4,50/)).toBeVisible();
    expect(shown.queryByText(/\$469/)).toBeNull();
    const question = { loan_use: 1, real_estate_type: 2, product: 8 };
    expect(bff.callsTo(TARIFA)[0]?.body).toMatchObject({ amount: 2000, period: 25, ...question });
    expect(bff.callsTo(DIVIDENDO)[0]?.body).toMatchObject({
      ...{ montocredito: 2000, valorpropiedad: 2500, plazototal: 25, destino: 1 },
      ...{ tipopropiedad: 2, antiguedad: 2, tasasimulacion: 4.5 },
    });
    expect(bff.callsTo(DIVIDENDO)[0]?.body).not.toHaveProperty('Rut');
    expect(bff.callsTo(COMPARACION)).toHaveLength(0);
  });

  it('names in the result what is missing for it', async () => {
    await openEmpty();
    await userEvent.type(await findEstimateField('Ahorro (tu pie)'), '500');
    await waitFor(() =>
      expect(shownResult()).toHaveTextContent('empty - preview el valor de la propiedad, los años de pago'),
    );
  });

  it('keeps the savings when the value changes, and the credit follows', async () => {
    const bff = await openEmpty();
    await fillEstimate('2500', '500', '25');
    await userEvent.clear(await findEstimateField('Valor de la propiedad'));
    await userEvent.type(await findEstimateField('Valor de la propiedad'), '3000');
    expect(await findEstimateField('Ahorro (tu pie)')).toHaveValue('500');
    await waitFor(() => expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject({ montocredito: 2500 }));
  });

  it('of pesos that were typed before the UF was there is made with the UF', async () => {
    let arrive = (_: unknown): void => undefined;
    const bff = fakeBff({ [INICIO_PATH]: () => new Promise((resolve) => (arrive = resolve)) });
    renderSimulator();
    const region = within(await findEstimator());
    for (const peso of region.getAllByRole('radio', { name: /CLP/ })) await userEvent.click(peso);
    await fillEstimate('102200900', '20440180', '25');
    expect(region.getByRole('button', { name: 'Continuar con estas cifras' })).toBeDisabled();
    arrive(INICIO);
    await waitFor(() => expect(bff.callsTo(DIVIDENDO)[0]?.body).toMatchObject({ montocredito: 2000 }));
  });

  it('is stored in the tab only, and no draft, until somebody goes on with it', async () => {
    await openEmpty();
    await fillEstimate('2500', '500', '25');
    expect(storedDraft()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('goes on into the modules of project and credit, and folds', async () => {
    await openEmpty();
    await fillEstimate('2500', '500', '25');
    await waitFor(() => expect(shownResult()).toHaveTextContent('ready'));
    await continueWithEstimate();
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
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

  it('takes the place of other figures that were there', async () => {
    const refinancing = { ...PROJECT, creditType: '72', propertyType: '1', propertyState: '' };
    storeDraft({ ...PUBLIC_DRAFT, project: refinancing, credit: { ...CREDIT, graceMonths: '3' } });
    await openEmpty();
    await userEvent.click(within(await findEstimator()).getByText('Estima tu dividendo'));
    await fillEstimate('3000', '1000', '20');
    await continueWithEstimate();
    expect(storedDraft()?.project).toMatchObject({ creditType: '1', propertyType: '2', propertyState: '2' });
    expect(storedDraft()?.credit).toMatchObject({ graceMonths: '0', paymentYears: '20' });
    expect(storedDraft()?.credit.creditAmount.amount).toBe(2000);
  });

  it.each([
    [
      'a link',
      () => undefined,
      `/simulador${shareFragment({ project: PROJECT, credit: CREDIT, asked: {}, hasCodebtor: false })}`,
    ],
    [
      'answers given before',
      () => storeDraft({ ...PUBLIC_DRAFT, project: PROJECT, credit: CREDIT }),
      '/simulador',
    ],
  ])('is folded with %s', async (_what, before, path) => {
    before();
    fakeBff();
    renderSimulator(path);
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
