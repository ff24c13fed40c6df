/** Figures of the estimate that go into the form. See docs/rules.md R240. */
import { describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { storeDraft, storedDraft } from '../../testing/simulator/stored-drafts.ts';
import { fillEstimate, isEstimatorOpen, openEmpty } from '../../testing/simulator/estimator.ts';
import { PUBLIC_DRAFT } from '../state/drafts.ts';
import { blankAnswers, type Answers } from '../answers/answers.ts';
import { answersWith } from '../answers/changes.ts';
import type { AnswerChanges } from '../answers/fields.ts';
import { carryInto } from './use-estimate.ts';

describe('the estimate', () => {
  it('goes into a form without figures when module 1 is completed', async () => {
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
  });

  it('goes into module 3 of a property of another type, which has reset it', async () => {
    await openEmpty();
    await fillEstimate('2500', '500', '25');
    storeDraft({ ...PUBLIC_DRAFT, client: CLIENT });
    cleanup();
    await openEmpty();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
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
