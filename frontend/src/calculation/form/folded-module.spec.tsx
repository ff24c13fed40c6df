import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ROW_25 } from '../../testing/result-rows.ts';
import { fakeBff, INICIO } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { after, AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import { listsOf } from '../figures/inicio-view.ts';
import { dividendoRequest, type Lists } from '../figures/requests.ts';
import type { Draft } from '../state/drafts.ts';

const credit = () => screen.getByRole('region', { name: '03 Tu crédito' });
const request = dividendoRequest(AT_MODULE_3, listsOf(INICIO) as Lists, 4.5);
const calculated = request && {
  request,
  row: ROW_25,
  costs: [],
  ufValueClp: 40880.36,
  ufDate: '2026-11-20' as const,
};

/** Reopens module 1 from this state. */
async function openFirst(state: Draft): Promise<void> {
  storeDraft(after(state, { type: 'moduleOpened', module: 'm1' }));
  fakeBff();
  renderSimulator();
  await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
}

describe('a folded module', () => {
  it('is no longer complete once an earlier answer breaks its rules, and shows which when it is reopened', async () => {
    const state = calculated && after(AT_MODULE_3, { type: 'calculated', calculated, key: 'k' });
    await openFirst(state ?? AT_MODULE_3);
    expect(credit()).toHaveTextContent('03 Tu crédito · Módulo completado');
    await userEvent.clear(screen.getByLabelText('Edad'));
    await userEvent.type(screen.getByLabelText('Edad'), '70');
    expect(credit()).toHaveTextContent('Hay datos por revisar');
    expect(credit()).not.toHaveTextContent('Módulo completado');
    expect(screen.getByLabelText('resultado')).not.toHaveTextContent('final');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Editar tu crédito' }));
    const message = 'Su edad más los años de pago no pueden superar los 80 años';
    await waitFor(() =>
      expect(screen.getByLabelText('Años de pago')).toHaveAccessibleDescription(new RegExp(message)),
    );
    expect(screen.queryByRole('button', { name: 'Confirmar Simulación' })).toBeNull();
  });

  it('shows its answers and what is missing while it was not calculated', async () => {
    await openFirst(AT_MODULE_3);
    expect(credit()).toHaveTextContent('Falta calcular el dividendo');
    const answers = 'Crédito de UF 2.000 ($81.760.720) · Propiedad de UF 2.500 · 25 años';
    await waitFor(() => expect(credit()).toHaveTextContent(answers));
    expect(credit().textContent).toContain(
      'UF\u00a02.000 ($81.760.720)\u00a0· Propiedad de UF\u00a02.500\u00a0· 25\u00a0años',
    );
    expect(within(credit()).getByRole('button', { name: 'Editar tu crédito' })).toBeEnabled();
  });

  it('says so when its answers have gaps, as far as they go', async () => {
    await openFirst({ ...AT_MODULE_3, credit: { ...AT_MODULE_3.credit, paymentYears: '' } });
    expect(credit()).toHaveTextContent('Hay datos por revisar');
    expect(credit()).toHaveTextContent(/Propiedad de UF 2\.500\s*Editar/);
  });

  it('has nothing to edit before anything was answered', async () => {
    window.sessionStorage.clear();
    fakeBff();
    renderSimulator();
    await screen.findByRole('heading', { name: 'Cuéntanos de ti' });
    expect(screen.queryByRole('region', { name: '03 Tu crédito' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Editar/ })).toBeNull();
  });
});
