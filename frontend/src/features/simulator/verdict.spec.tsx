/** Whether the stated income is sufficient for the result. See docs/rules.md R15. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ROW_25 } from '../../testing/result-rows.ts';
import { DIVIDENDO, fakeBff, refusal, TARIFA, TMC } from '../../testing/simulator/fake-bff.ts';
import { AT_MODULE_3, storeDraft, renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { modal } from '../../testing/simulator/open-summary.ts';
import type { ClientAnswers } from './answers/answers.ts';

const result = () => screen.findByLabelText('resultado');
const given = (client: Partial<ClientAnswers>) =>
  storeDraft({ ...AT_MODULE_3, client: { ...AT_MODULE_3.client, ...client } });
const toTheCent = '1877160';

describe('the stated income', () => {
  it.each([
    [toTheCent, 'missing 0: null'],
    ['1877159', 'missing 1: {'],
    ['1850000', 'missing 27160: {"years":26,"credit":{"uf":1961,"clp":80166386,"moreSavingsUf":39}}'],
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

  it('can’t be helped by a term that the age forbids', async () => {
    given({ salaryClp: '1850000', age: '55' });
    fakeBff();
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('"years":null'));
  });

  it.each([
    ['37', '"years":34'],
    ['38', '"years":null'],
    ['40', '"years":null'],
  ])('at an age of %s is helped by no term that the page forbids: %s', async (age, remedy) => {
    given({ salaryClp: '1650000', age });
    fakeBff();
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent(remedy));
  });

  it('is helped by the one way whose rate there is', async () => {
    given({ salaryClp: '1850000' });
    fakeBff({
      [TARIFA]: ({ body }) =>
        body['period'] === 25 ? { rate: 4.5 } : refusal(404, { detail: 'No hay tasa' }),
    });
    renderSimulator();
    await waitFor(async () =>
      expect(await result()).toHaveTextContent(
        '"years":null,"credit":{"uf":1961,"clp":80166386,"moreSavingsUf":39}',
      ),
    );
  });

  it('can’t be helped by a rate above the ceiling, which no calculation would take', async () => {
    given({ salaryClp: '1850000' });
    fakeBff({
      [TARIFA]: ({ body }) => ({ rate: body['period'] === 25 ? 4.5 : 4.6 }),
      [TMC]: ({ body }) => ({ Valor: body['period'] === 300 ? 4.5 : 4.55 }),
    });
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('"years":null,"credit":{"uf":1961'));
  });

  it('is reported as insufficient even if the rates are unavailable', async () => {
    given({ salaryClp: '1850000' });
    const bff = fakeBff({
      [TARIFA]: ({ body }) =>
        body['amount'] === 2000 && body['period'] === 25 ? { rate: 4.5 } : refusal(502, {}),
    });
    renderSimulator();
    await waitFor(() => expect(bff.callsTo(TARIFA).length).toBeGreaterThan(1));
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

  it('is judged in the summary too', async () => {
    given({ salaryClp: '1850000' });
    fakeBff();
    renderSimulator();
    await userEvent.click(await screen.findByRole('button', { name: 'Calcular Dividendo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar Simulación' }));
    const shown = within(await modal()).getByLabelText('resultado');
    await waitFor(() => expect(shown).toHaveTextContent('missing 27160: {"years":26'));
  });
});
