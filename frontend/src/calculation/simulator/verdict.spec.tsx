/** Whether the stated income is sufficient for the result. See docs/rules.md R15. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ROW_25 } from '../../testing/result-rows.ts';
import { CALCULO, calculo, DIVIDENDO, fakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft, storedDraft } from '../../testing/simulator/stored-drafts.ts';
import type { ClientAnswers } from '../answers/answers.ts';

const result = () => screen.findByLabelText('resultado');
const given = (client: Partial<ClientAnswers>) =>
  storeDraft({ ...AT_MODULE_3, client: { ...AT_MODULE_3.client, ...client } });
const toTheCent = '1877160';

/** Opens the ways out of a low income. */
async function openWays() {
  renderSimulator();
  await waitFor(async () => expect(await result()).toHaveTextContent('missing 27160'));
  await userEvent.click(screen.getByRole('button', { name: 'Con qué alcanza' }));
  return within(await screen.findByRole('region', { name: 'Con qué alcanza' }));
}

describe('the stated income', () => {
  it('has the other debts that it pays too beside it, also while they are cleared', async () => {
    storeDraft({ ...AT_MODULE_3, debtsClp: '900000' });
    const bff = fakeBff();
    renderSimulator();
    await userEvent.click(await screen.findByRole('button', { name: /^Afinar/ }));
    const debts = await screen.findByRole('textbox', { name: 'Otras deudas al mes' });
    expect(debts).toHaveValue('900.000');
    await userEvent.clear(debts);
    expect(debts).toBeVisible();
    await waitFor(() => expect(bff.callsTo(CALCULO).at(-1)?.body).not.toHaveProperty('debts_clp'));
  });

  it('is not judged before it was stated', async () => {
    given({ salaryClp: '' });
    fakeBff();
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('ready'));
    expect(await result()).not.toHaveTextContent('missing');
  });

  it('has its ways out in the one answer, and the co-debtor’s on demand', async () => {
    given({ salaryClp: '1850000' });
    const bff = fakeBff();
    const ways = await openWays();
    expect(ways.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Una propiedad de hasta',
      'Pagar con alguien que gane',
      'Subir el ahorro en',
      'Más plazo',
    ]);
    expect(ways.getByText('$27.160 o más')).toBeVisible();
    expect(ways.getByText(/^Son UF 39 más, para la misma propiedad\./)).toBeVisible();
    expect(bff.callsTo(CALCULO)).toHaveLength(1);
    expect(bff.callsTo(DIVIDENDO).map(({ body }) => body['asegurados'])).toEqual([2]);
  });

  it('says so where there is no way out', async () => {
    given({ salaryClp: '1850000' });
    const row = { ...ROW_25, RenMin: 1_000_000, DivTotalPe: 250_000 };
    fakeBff({
      [CALCULO]: (call) => calculo(call, { ways_out: [] }),
      [DIVIDENDO]: () => ({ salida: [row] }),
    });
    const ways = await openWays();
    expect(ways.getByText('No alcanza ni con el plazo más largo ni con el crédito más bajo.')).toBeVisible();
  });

  it('is reported as insufficient even if the ways out are unavailable, which can be asked for again', async () => {
    given({ salaryClp: '1850000' });
    const message = 'El banco tardó demasiado en responder.';
    let isDown = true;
    fakeBff({
      [CALCULO]: (call) =>
        isDown ? calculo(call, { ways_out: null, problems: [{ part: 'ways_out', message }] }) : calculo(call),
    });
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('ready 25 preview missing 27160'));
    await userEvent.click(screen.getByRole('button', { name: 'Con qué alcanza' }));
    expect(await screen.findByText(message)).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Usar 26 años' })).toBeVisible();
  });

  it('keeps the last verdict beside the last figures', async () => {
    given({ salaryClp: toTheCent });
    let next: unknown = null;
    fakeBff({ [CALCULO]: (call) => next ?? calculo(call) });
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('ready 25 preview missing 0'));
    next = new Promise(() => undefined);
    await userEvent.type(screen.getByRole('textbox', { name: 'Años de pago' }), '{Backspace}0');
    await waitFor(async () => expect(await result()).toHaveTextContent('updating 25 preview missing 0'));
  });

  it('is asked about once while it is typed, and the dividend stays as it is', async () => {
    given({ salaryClp: '' });
    const bff = fakeBff();
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('ready 25'));
    await userEvent.click(screen.getByRole('tab', { name: 'Cuánto me alcanza' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Renta líquida/ }), '1850000');
    await waitFor(async () => expect(await result()).toHaveTextContent('ready 25 preview missing 27160'));
    await waitFor(() => expect(bff.callsTo(CALCULO)).toHaveLength(2));
    expect(bff.callsTo(CALCULO)[1]?.body).toMatchObject({ income_clp: 1_850_000 });
  });

  it('has no ways out of a former income that was enough, but is asked about again', async () => {
    given({ hasCodebtor: true, salaryClp: '5000000', codebtorSalaryClp: '650000' });
    let next: unknown = null;
    fakeBff({ [CALCULO]: (call) => next ?? calculo(call) });
    renderSimulator();
    await waitFor(async () => expect(await result()).toHaveTextContent('ready 25 preview missing 0'));
    next = new Promise(() => undefined);
    await userEvent.click(screen.getByRole('tab', { name: 'Cuánto me alcanza' }));
    const [income] = await screen.findAllByRole('textbox', { name: /Renta líquida/ });
    await userEvent.type(income as HTMLElement, '{Backspace}');
    await waitFor(async () => expect(await result()).toHaveTextContent('ready 25 preview missing 727160'));
    await userEvent.click(screen.getByRole('button', { name: 'Con qué alcanza' }));
    expect(await screen.findByText('Calculando con qué alcanzaría…')).toBeVisible();
  });

  it('is helped in one tap, which keeps the savings', async () => {
    given({ salaryClp: '1850000' });
    fakeBff();
    const ways = await openWays();
    await userEvent.click(ways.getByRole('button', { name: 'Usar UF 2.466' }));
    const changed = {
      propertyValue: { amount: 2466 },
      savings: { amount: 500 },
      creditAmount: { amount: 1966 },
    };
    expect(storedDraft()?.credit).toMatchObject(changed);
  });
});
