/** Invalid and missing answers of the estimate. See docs/rules.md R240. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DIVIDENDO, refusal, TARIFA } from '../../testing/simulator/fake-bff.ts';
import { storedDraft } from '../../testing/simulator/stored-drafts.ts';
import {
  findEstimator,
  findEstimateField,
  isEstimatorOpen,
  continueWithEstimate,
  fillFigures,
  shownAnswer,
  switchEstimate,
  fillEstimate,
  openEmpty,
} from '../../testing/simulator/estimator.ts';
import { fill } from '../../testing/fill.ts';

describe('an estimate without a figure', () => {
  it('lets pass by an empty field, and asks for it only to go on', async () => {
    await openEmpty();
    await userEvent.click(await findEstimateField('Valor de la propiedad'));
    await userEvent.tab();
    expect(await findEstimateField('Valor de la propiedad')).not.toHaveAttribute('aria-invalid');
    fill(await findEstimateField('Ahorro (tu pie)'), '500');
    await continueWithEstimate();
    expect(await findEstimateField('Valor de la propiedad')).toHaveFocus();
    expect(await findEstimateField('Valor de la propiedad')).toHaveAttribute('aria-invalid', 'true');
    expect(await isEstimatorOpen()).toBe(true);
    expect(storedDraft()).toBeNull();
  });

  it('says once which rule forbids a figure, and offers what is missing', async () => {
    await openEmpty();
    await fillEstimate('2500', '100', '25');
    const shown = within(await findEstimator());
    expect(
      await shown.findByText('El ahorro debe corresponder al 10% del valor de la propiedad'),
    ).toBeVisible();
    expect(screen.queryByText(/no puede superar/)).toBeNull();
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Revisa las cifras de tu estimación.'));
    expect(await shown.findByText('Te faltan UF 150 de pie.')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Usar UF 250' }));
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
  });

  it('speaks of the credit, which has no field, at the savings and in their currency', async () => {
    await openEmpty();
    const shown = within(await findEstimator());
    await switchEstimate('valor de la propiedad', 'CLP');
    await fillFigures('20000000', '10000000', '25');
    expect(await shown.findByText('El crédito debe ser de mínimo $12.264.108')).toBeVisible();
    expect(await findEstimateField('Ahorro (tu pie)')).toBeInvalid();
  });

  it('says of a value that is too large nothing at the savings', async () => {
    await openEmpty();
    await fillEstimate('120000000', '12000000', '25');
    const shown = within(await findEstimator());
    expect(await shown.findByText(/^El valor de la propiedad no puede superar/)).toBeVisible();
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Revisa las cifras de tu estimación.'));
    expect(await findEstimateField('Ahorro (tu pie)')).not.toHaveAttribute('aria-invalid');
  });

  it('asks for no figure that is there, but is wrong', async () => {
    await openEmpty();
    await fillEstimate('2500', '-100', '25');
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('Revisa las cifras de tu estimación.'));
  });

  it('can be tried again when it failed', async () => {
    let isAway = true;
    const away = refusal(503, { errors_detail: 'El cálculo no está disponible.' });
    const bff = await openEmpty({
      [TARIFA]: () => (isAway ? away.clone() : { rate: 4.5 }),
    });
    await fillEstimate('2500', '500', '25');
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('El cálculo no está disponible.'));
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(shownAnswer()).toHaveFocus();
    await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
    expect(bff.callsTo(DIVIDENDO)).toHaveLength(1);
  });
});
