import { describe, expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currency, latestMoney, MoneyHarness, moneyField } from '../../../testing/money-harness.tsx';

describe('MoneyField, as people write amounts', () => {
  it.each([
    ['$1.200.000.-', 'CLP', '1.200.000', 1_200_000],
    ['3 mil', 'UF', '3.000', 3000],
  ])(
    'reads %s in a field of UF: typed, pasted, and filled in at once',
    async (text, named, shown, amount) => {
      const enter = [
        () => userEvent.type(moneyField(), text),
        () => userEvent.paste(text),
        () => Promise.resolve(fireEvent.input(moneyField(), { target: { value: text } })),
      ];
      for (const way of enter) {
        const { unmount } = render(<MoneyHarness />);
        await userEvent.click(moneyField());
        await way();
        await userEvent.tab();
        expect(moneyField()).toHaveValue(shown);
        expect(currency(named)).toBeChecked();
        expect(latestMoney()).toEqual({ currency: named, amount });
        unmount();
      }
    },
  );

  it('reads UF in a field of pesos', async () => {
    render(<MoneyHarness start={{ currency: 'CLP', amount: null }} />);
    await userEvent.type(moneyField(), 'UF 3.500,5{Enter}');
    expect(moneyField()).toHaveValue('3.500,5');
    expect(latestMoney()).toEqual({ currency: 'UF', amount: 3500.5 });
  });

  it.each(['UF 3.450,5 / $141.223.000', 'unos 85 millones'])(
    'asks for an amount instead of reading %s',
    async (text) => {
      render(<MoneyHarness />);
      await userEvent.click(moneyField());
      await userEvent.paste(text);
      expect(moneyField()).toHaveValue(text);
      expect(latestMoney().amount).toBeNull();
      expect(moneyField()).toBeInvalid();
      expect(moneyField()).toHaveAccessibleDescription(/^No se entiende como un monto/);
      await userEvent.clear(moneyField());
      expect(moneyField()).toBeValid();
      await userEvent.type(moneyField(), text);
      expect(moneyField()).toBeValid();
      await userEvent.tab();
      expect(latestMoney().amount).toBeNull();
      expect(moneyField()).toBeInvalid();
    },
  );

  it('deletes the digit together with the dot beside it', async () => {
    render(<MoneyHarness start={{ currency: 'UF', amount: 1234567 }} />);
    await userEvent.type(moneyField(), '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(moneyField()).toHaveValue('123.567');
    await userEvent.keyboard('9');
    expect(moneyField()).toHaveValue('1.239.567');
  });
});
