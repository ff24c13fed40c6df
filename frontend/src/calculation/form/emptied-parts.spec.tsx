/** Savings and credit that another value of the property empties, and the offer to restore them. See docs/rules.md R703. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DIVIDENDO, fakeBff, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft, storedDraft } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const VALUE = /^Valor de la propiedad/;
const SAVINGS = /^Ahorro/;
const CREDIT = /^Monto/;
const offer = (name: string) => screen.findByRole('button', { name });

/** Types another value. */
async function revalue(amountUf: string): Promise<void> {
  fill(field(VALUE), amountUf);
}

describe('another value of the property', () => {
  let bff: FakeBff;
  let unmount: () => void;
  beforeEach(async () => {
    storeDraft(AT_MODULE_3);
    bff = fakeBff();
    ({ unmount } = renderSimulator());
    await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' });
  });

  it.each([
    ['Usar UF 500 de ahorro', SAVINGS, { savings: 500, creditAmount: 2500 }],
    ['Usar UF 2.000 de crédito', CREDIT, { savings: 1000, creditAmount: 2000 }],
  ])('empties both parts, and %s restores one, from which the other follows', async (name, own, amounts) => {
    await revalue('3000');
    expect([field(SAVINGS), field(CREDIT)].map((input) => (input as HTMLInputElement).value)).toEqual([
      '',
      '',
    ]);
    expect(screen.queryByText('Este campo es requerido')).toBeNull();
    await userEvent.click(await offer(name));
    expect(field(own)).toHaveFocus();
    expect(storedDraft()?.credit).toMatchObject({
      savings: { amount: amounts.savings },
      creditAmount: { amount: amounts.creditAmount },
    });
    expect(screen.queryByRole('button', { name: /^Usar UF/ })).toBeNull();
    await waitFor(() =>
      expect(bff.callsTo(DIVIDENDO).at(-1)?.body).toMatchObject({ montocredito: amounts.creditAmount }),
    );
  });

  it('offers only what fits into it, after a reload too, until a part is entered', async () => {
    await revalue('1500');
    expect(await offer('Usar UF 500 de ahorro')).toBeVisible();
    expect(screen.queryByRole('button', { name: /de crédito$/ })).toBeNull();
    unmount();
    renderSimulator();
    expect(await offer('Usar UF 500 de ahorro')).toBeVisible();
    await userEvent.type(field(SAVINGS), '4');
    expect(screen.queryByRole('button', { name: /^Usar UF/ })).toBeNull();
  });
});
