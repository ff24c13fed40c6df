/** Figures that the estimate assumes, and those that go into the form. See docs/rules.md R240, R791. */
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
  fillEstimate,
  isEstimatorOpen,
} from '../../testing/simulator/estimator.ts';
import { DIVIDENDO, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { storedDraft, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { PUBLIC_DRAFT } from '../state/drafts.ts';
import { blankAnswers, type Answers } from '../answers/answers.ts';
import { answersWith } from '../answers/changes.ts';
import type { AnswerChanges } from '../answers/fields.ts';
import { carryInto } from './use-estimate.ts';

const value = () => findEstimateField('Valor de la propiedad');
const savings = () => findEstimateField('Ahorro (tu pie)');
const years = () => findEstimateField('Años de pago');
const expectAsked = (bff: FakeBff, body: object) =>
  waitFor(() => expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject(body));

describe('the value alone', () => {
  it('has an answer with 20 % of savings and 25 years, which says so, follows the value, and is none where that is emptied', async () => {
    const bff = await openEmpty();
    fill(await value(), '2500');
    await userEvent.clear(await value());
    expect(shownAnswer()).toHaveTextContent(/^Con solo el valor sabrás/);
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

describe('the estimate', () => {
  it('goes into a form without figures when module 1 is completed, and into module 3 of a property of another type, which has reset it', async () => {
    await openEmpty();
    await fillEstimate('2500', '500', '25');
    storeDraft({ ...PUBLIC_DRAFT, client: CLIENT });
    cleanup();
    await openEmpty();
    expect(await isEstimatorOpen()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('¿Cómo es tu próximo proyecto?')).toBeVisible();
    expect(storedDraft()).toMatchObject({
      project: { propertyType: '2', propertyState: '2' },
      credit: { paymentYears: '25', savings: { currency: 'UF', amount: 500 } },
    });
    await userEvent.selectOptions(await screen.findByLabelText('Tipo de propiedad'), 'Casa');
    expect(storedDraft()?.credit.propertyValue.amount).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Nueva' }));
    await userEvent.selectOptions(screen.getByLabelText('Región'), 'Valparaíso');
    await userEvent.selectOptions(screen.getByLabelText('Comuna'), 'Quilpué');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('textbox', { name: 'Valor de la propiedad' })).toHaveValue('2.500');
    expect(screen.getByRole('textbox', { name: 'Ahorro (tu pie)' })).toHaveValue('500');
    expect(screen.getByRole('textbox', { name: 'Años de pago' })).toHaveValue('25');
  });
});

const UF_CLP = 40_880.36;
const uf = (amount: number) => ({ currency: 'UF' as const, amount });
const clp = (amount: number) => ({ currency: 'CLP' as const, amount });

describe('carryInto', () => {
  it.each([
    ['UF, savings in UF', uf(2500), uf(500), uf(2000)],
    ['UF, savings in pesos', uf(2500), clp(20_000_000), clp(82_200_900)],
    ['pesos, savings in UF', clp(100_000_000), uf(500), uf(1946.1624)],
    ['pesos, savings in pesos', clp(100_000_000), clp(20_000_000), clp(80_000_000)],
  ])('carries a value in %s with the credit that follows', (_currencies, propertyValue, savings, credit) => {
    let answers: Answers = blankAnswers('web');
    const change = (changes: AnswerChanges): void => {
      answers = answersWith(answers, changes, UF_CLP);
    };
    const estimated = {
      ...blankAnswers('web'),
      project: PROJECT,
      credit: { ...CREDIT, propertyValue, savings },
    };
    carryInto({ change }, { answersNow: () => estimated });
    expect(answers.credit).toMatchObject({
      propertyValue,
      savings,
      creditAmount: credit,
      paymentYears: '25',
    });
  });
});
