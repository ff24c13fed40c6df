/** Two administrators who change the same rate. See docs/rules.md R471. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { BASE, FIRST, open, TABLES } from '../../testing/rate-tables.ts';
import { conflict, refusal, type Answers } from '../../testing/simulator/fake-bff.ts';

const table = (): HTMLElement => screen.getByRole('table', { name: 'Tarifas del producto Universal' });

describe('the rates', () => {
  it('replace a colleague’s change only after the user was informed of it', async () => {
    let [rate] = TABLES.Tarificador;
    const detail = 'Paula Soto cambió esta tarifa: ahora es 4,30 %.';
    const bff = await open({
      [`${BASE}/Tarificador`]: () => [rate],
      [`${BASE}/Tarificador/101`]: ({ headers }) =>
        rate && headers.get('If-Match') === rateRowTag(rate)
          ? rate
          : conflict(detail, rate && rateRowTag(rate)),
    });
    await userEvent.click(screen.getByRole('button', { name: `Editar tasa: ${FIRST}` }));
    if (rate) rate = { ...rate, rate: 4.3 };
    const before = bff.callsTo(`${BASE}/Tarificador`).length;
    await userEvent.keyboard('4,2{Enter}');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('textbox', { name: `Tasa: ${FIRST}` })).toHaveValue('4,2');
    await waitFor(() => expect(bff.callsTo(`${BASE}/Tarificador`).length).toBeGreaterThan(before));
    await waitFor(() => expect(table()).not.toHaveAttribute('aria-busy'));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Tasa actualizada.')).toBeVisible();
  });

  it('are not deleted unseen after a colleague’s change, and not twice', async () => {
    const [rate] = TABLES.Tarificador;
    const detail = 'Paula Soto cambió esta tarifa: ahora es 4,30 %.';
    const present = rateRowTag({ ...rate, rate: 4.3 });
    const bff = await open({
      [`${BASE}/Tarificador/101`]: ({ headers }) =>
        headers.get('If-Match') === present
          ? refusal(404, { detail: 'Esta tarifa no existe.' })
          : conflict(detail, present),
    });
    await userEvent.click(screen.getByRole('button', { name: `Eliminar tarifa: ${FIRST}` }));
    const question = screen.getByRole('dialog');
    const remove = () => userEvent.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await remove();
    expect(await within(question).findByText(detail)).toBeVisible();
    await remove();
    // The colleague has deleted it meanwhile, which has the wanted result.
    expect(await screen.findByText('Tarifa eliminada.')).toBeVisible();
    expect(screen.queryByText('Esta tarifa no existe.')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = bff.callsTo(`${BASE}/Tarificador/101`).map(({ headers }) => headers.get('If-Match'));
    expect(sent).toEqual([rate && rateRowTag(rate), present]);
  });

  it('that a colleague deleted disappear while they are edited, with a message', async () => {
    let isThere = true;
    const detail = 'Esta tarifa no existe.';
    await open({
      [`${BASE}/Tarificador`]: () => TABLES.Tarificador.slice(isThere ? 0 : 1),
      [`${BASE}/Tarificador/101`]: () => refusal(404, { detail }),
    });
    await userEvent.click(screen.getByRole('button', { name: `Editar tasa: ${FIRST}` }));
    isThere = false;
    await userEvent.keyboard('4,2{Enter}');
    await waitFor(() => expect(within(table()).getAllByRole('row')).toHaveLength(3));
    expect(screen.getByText(detail)).toBeVisible();
  });

  it('keep a colleague’s change from before a form is open again, the only one of all products', async () => {
    const [rate] = TABLES.Tarificador;
    const others = Array.from({ length: 9 }, (_, index) => ({
      ...rate,
      id: 201 + index,
      rate: 5 + index / 10,
    }));
    const flexible = { ...rate, id: 301, product: 4, range_period: 9 };
    let edited = { ...rate, id: 299 };
    const detail = 'Paula Soto cambió esta tarifa: ahora es 4,30 %.';
    const answers: Answers = {
      [`${BASE}/Tarificador`]: () => [...others, edited, flexible],
      [`${BASE}/Tarificador/299`]: ({ headers }) =>
        headers.get('If-Match') === rateRowTag(edited) ? edited : conflict(detail, rateRowTag(edited)),
    };
    await open(answers);
    const ofProduct = (name: string) => within(screen.getByRole('region', { name }));
    await userEvent.click(ofProduct('Flexible plus').getByRole('button', { name: /^Editar tasa/ }));
    await userEvent.click(ofProduct('Universal').getByRole('button', { name: /^Ver las 10 tarifas/ }));
    const buttons = ofProduct('Universal').getAllByRole('button', { name: /^Editar tasa/ });
    await userEvent.click(buttons.at(-1) ?? document.body);
    expect(ofProduct('Flexible plus').queryByRole('textbox', { name: /^Tasa: / })).toBeNull();
    await userEvent.keyboard('4,2');
    await userEvent.click(
      ofProduct('Flexible plus').getByRole('button', { name: 'Ajustar las tasas de Flexible plus' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    edited = { ...edited, rate: 4.3 };
    expect(ofProduct('Universal').getByRole('textbox', { name: /^Tasa: / })).toHaveValue('4,2');
    await userEvent.click(ofProduct('Universal').getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});
