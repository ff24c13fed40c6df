/** Whether the stated income is sufficient for the result. See docs/rules.md R15. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ROW_25 } from '../../testing/result-rows.ts';
import { ALCANCE, DIVIDENDO, fakeBff, PLAZO, refusal } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft, storedDraft } from '../../testing/simulator/stored-drafts.ts';
import type { ClientAnswers } from '../answers/answers.ts';

const result = () => screen.findByLabelText('resultado');
const given = (client: Partial<ClientAnswers>) =>
  storeDraft({ ...AT_MODULE_3, client: { ...AT_MODULE_3.client, ...client } });
const toTheCent = '1877160';

describe('the stated income', () => {
  it.each([
    [toTheCent, 'missing 0: null'],
    ['1877159', 'missing 1: {'],
    [
      '1850000',
      'missing 27160: {"years":26,"credit":{"uf":1966,"clp":80370788,"valueUf":2466},"codebtorClp":27160,"savings":{"moreUf":39,"creditUf":1961},"monthlyClp":{"years":469290,"credit":469290,"codebtor":469290,"savings":469290}}',
    ],
  ])('of $%s against the $1.877.160 that are needed: %s', async (salaryClp, verdict) => {
    given({ salaryClp });
    fakeBff();
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent(verdict));
  });

  it('is not judged before it was stated', async () => {
    given({ salaryClp: '' });
    fakeBff();
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('ready'));
    expect(await result()).not.toHaveTextContent('missing');
  });

  it('is compared by the calculation of what one can afford, with the savings, the property, and the age', async () => {
    given({ salaryClp: '1850000', age: '55' });
    const bff = fakeBff();
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('"years":26'));
    const [other, same] = [false, true].map((isSame) =>
      bff.callsTo(ALCANCE).find(({ body }) => 'value_uf' in body === isSame),
    );
    expect(other?.body).toMatchObject({ income_clp: 1_850_000, savings_uf: 500, insured_pct: 80 });
    expect(same?.body).toMatchObject({ income_clp: 1_850_000, value_uf: 2500, insured_pct: 80 });
    for (const call of [other, same]) {
      expect(call?.body['calculation']).toMatchObject({ plazototal: 25, personalizarTasa: false });
      expect(call?.body['calculation']).not.toHaveProperty('montocredito');
    }
    expect(bff.callsTo(PLAZO)[0]?.body).toMatchObject({
      calculation: { montocredito: 2000, valorpropiedad: 2500, plazototal: 25 },
      income_clp: 1_850_000,
      edad: 55,
      flavour: 'web',
    });
  });

  it.each([
    [PLAZO, '"years":null,"credit":{"uf":1966'],
    [ALCANCE, '{"years":26,"credit":null,"codebtorClp":27160,"savings":null,'],
  ])('is helped by the other way if %s finds none', async (path, remedy) => {
    given({ salaryClp: '1850000' });
    fakeBff({ [path]: () => ({ reason: 'No alcanza.' }) });
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent(remedy));
  });

  it('is reported as insufficient even if the remedies are unavailable', async () => {
    given({ salaryClp: '1850000' });
    const bff = fakeBff({ [ALCANCE]: () => refusal(502, {}) });
    renderSimulator();
    await waitFor(() => expect(bff.callsTo(ALCANCE).length).toBeGreaterThan(1));
    await waitFor(async () => expect(await result()).toHaveTextContent('missing 27160: null'));
  });

  it('keeps the last verdict beside the last figures', async () => {
    given({ salaryClp: toTheCent });
    let next: unknown = null;
    fakeBff({ [DIVIDENDO]: () => next ?? { salida: [ROW_25] } });
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('ready 25 preview missing 0'));
    next = new Promise(() => undefined);
    await userEvent.type(screen.getByRole('textbox', { name: 'Años de pago' }), '{Backspace}0');
    await waitFor(async () => expect(await result()).toHaveTextContent('updating 25 preview missing 0'));
  });

  it('is helped in one tap, which can be undone, and the focus stays', async () => {
    given({ salaryClp: '1850000' });
    fakeBff();
    renderSimulator();
    const before = storedDraft();
    await userEvent.click(await screen.findByRole('button', { name: 'Usar crédito de UF 1.966' }));
    const changed = {
      propertyValue: { amount: 2466 },
      savings: { amount: 500 },
      creditAmount: { amount: 1966 },
    };
    expect(storedDraft()?.credit).toMatchObject(changed);
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(storedDraft()?.credit).toMatchObject({
      propertyValue: before?.credit.propertyValue,
      savings: { amount: before?.credit.savings.amount },
      creditAmount: { amount: before?.credit.creditAmount.amount },
    });
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });
});
