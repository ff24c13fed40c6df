/** Figures that the estimate assumes. See docs/rules.md R791. */
import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  continueWithEstimate,
  findEstimateField,
  findEstimator,
  openEmpty,
  shownAnswer,
  switchEstimate,
} from '../../testing/simulator/estimator.ts';
import { DIVIDENDO, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { storedDraft } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';

const value = () => findEstimateField('Valor de la propiedad');
const savings = () => findEstimateField('Ahorro (tu pie)');
const years = () => findEstimateField('Años de pago');
const expectAsked = (bff: FakeBff, body: object) =>
  waitFor(() => expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject(body));

describe('the value alone', () => {
  it('has an answer with 20 % of savings and 25 years, which says so and follows the value', async () => {
    const bff = await openEmpty();
    fill(await value(), '2500');
    await expectAsked(bff, { valorpropiedad: 2500, montocredito: 2000, plazototal: 25 });
    await waitFor(() =>
      expect(shownAnswer()).toHaveTextContent(/Supone 20 % de ahorro, 25 años y un departamento usado\.$/),
    );
    expect(await savings()).toHaveValue('');
    expect(await savings()).toHaveAttribute('placeholder', '20.440.180');
    expect(await savings()).toHaveAccessibleDescription('Suponemos el 20 %');
    expect(await years()).toHaveAccessibleDescription('Suponemos 25');
    fill(await value(), '3000');
    await expectAsked(bff, { montocredito: 2400 });
    await switchEstimate('ahorro (tu pie)', 'UF');
    expect(await savings()).toHaveAttribute('placeholder', '600');
  });

  it('has no answer once it is emptied', async () => {
    await openEmpty();
    fill(await value(), '2500');
    await userEvent.clear(await value());
    expect(shownAnswer()).toHaveTextContent(/^Con solo el valor sabrás/);
  });

  it('gives way to what is typed, and comes back where that is emptied', async () => {
    const bff = await openEmpty();
    fill(await value(), '2500');
    await switchEstimate('ahorro (tu pie)', 'UF');
    fill(await savings(), '400');
    await userEvent.type(await years(), '20');
    await expectAsked(bff, { montocredito: 2100, plazototal: 20 });
    await waitFor(() => expect(shownAnswer()).toHaveTextContent(/\. Supone un departamento usado\.$/));
    await userEvent.clear(await savings());
    await userEvent.clear(await years());
    // The request isn't repeated if slow typing has already sent it.
    await waitFor(() =>
      expect(bff.callsTo(DIVIDENDO).map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ montocredito: 2000, plazototal: 25 }),
      ),
    );
    await waitFor(() => expect(shownAnswer()).not.toHaveTextContent('Datos anteriores'));
    expect(shownAnswer()).toHaveTextContent(/Supone 20 % de ahorro, 25 años y un departamento usado\.$/);
  });

  it('is assumed again after a reload, and carried with what it assumes', async () => {
    await openEmpty();
    fill(await value(), '2500');
    cleanup();
    const bff = await openEmpty();
    await expectAsked(bff, { montocredito: 2000 });
    expect(await savings()).toHaveValue('');
    await continueWithEstimate();
    expect(storedDraft()?.credit).toMatchObject({
      ...{ savings: { currency: 'CLP', amount: 20_440_180 }, paymentYears: '25' },
    });
  });

  it('brings the assumed savings to what one can afford, until others are typed there', async () => {
    await openEmpty();
    fill(await value(), '2500');
    await userEvent.click(await screen.findByRole('tab', { name: 'Cuánto me alcanza' }));
    const panel = await screen.findByRole('tabpanel', { name: 'Cuánto me alcanza' });
    const ownSavings = await within(panel).findByRole('textbox', { name: 'Ahorro (tu pie)' });
    expect(ownSavings).toHaveValue('20.440.180');
    expect(within(panel).getByText('Aparecerá aquí apenas indiques el dividendo al mes.')).toBeVisible();
  });

  it('takes a percentage of savings for its share of the value', async () => {
    await openEmpty();
    fill(await value(), '2500');
    await userEvent.click(await savings());
    await userEvent.paste('20%');
    expect(await savings()).toHaveValue('20.440.180');
    fill(await savings(), '10 %');
    await userEvent.tab();
    expect(await savings()).toHaveValue('10.220.090');
    fill(await savings(), '120%');
    await userEvent.tab();
    expect(await screen.findByText('Aquí va un monto, no un porcentaje')).toBeVisible();
  });

  it('keeps the savings of a remedy, which are no assumption any more', async () => {
    await openEmpty();
    fill(await value(), '2500');
    fill(await findEstimateField('¿Alcanza tu renta?'), '1800000');
    await userEvent.click(
      await within(await findEstimator()).findByRole('button', { name: 'Usar UF 2.466' }),
    );
    expect(await value()).toHaveValue('2.466');
    expect(await savings()).toHaveValue('20.440.180');
  });
});
