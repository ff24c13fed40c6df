import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { UfOfDay } from '../../context/uf.tsx';
import { MoneyField } from './money-field.tsx';
import { EMPTY_UF, type MoneyValue } from './money-value.ts';

const UF: UfOfDay = { valueClp: 40880.36, date: '2026-11-20', freshness: 'today' };

let latest: MoneyValue = EMPTY_UF;

function Harness({ start = EMPTY_UF, uf = UF }: { start?: MoneyValue; uf?: UfOfDay }) {
  const [value, setValue] = useState(start);
  const change = (next: MoneyValue) => {
    latest = next;
    setValue(next);
  };
  return <MoneyField name="input_savings" label="Ahorro" value={value} onChange={change} uf={uf} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ahorro' });
const currency = (name: string) => screen.getByRole('radio', { name });

describe('MoneyField, as people write amounts', () => {
  it.each([
    ['$1.200.000.-', 'CLP', '1.200.000', 1_200_000],
    ['1.200.000.-', 'UF', '1.200.000', 1_200_000],
    ['$ 85.000.000', 'CLP', '85.000.000', 85_000_000],
    ['85 millones', 'CLP', '85.000.000', 85_000_000],
    ['85M', 'CLP', '85.000.000', 85_000_000],
    ['3 mil', 'UF', '3.000', 3000],
  ])(
    'reads %s in a field of UF: typed, pasted, and filled in at once',
    async (text, named, shown, amount) => {
      const enter = [
        () => userEvent.type(field(), text),
        () => userEvent.paste(text),
        () => Promise.resolve(fireEvent.input(field(), { target: { value: text } })),
      ];
      for (const way of enter) {
        const { unmount } = render(<Harness />);
        await userEvent.click(field());
        await way();
        await userEvent.tab();
        expect(field()).toHaveValue(shown);
        expect(currency(named)).toBeChecked();
        expect(latest).toEqual({ currency: named, amount });
        unmount();
      }
    },
  );

  it('reads UF in a field of pesos', async () => {
    render(<Harness start={{ currency: 'CLP', amount: null }} />);
    await userEvent.type(field(), 'UF 3.500,5{Enter}');
    expect(field()).toHaveValue('3.500,5');
    expect(latest).toEqual({ currency: 'UF', amount: 3500.5 });
  });

  it.each(['UF 3.450,5 / $141.223.000', '8,5E+07', '1200000-', 'unos 85 millones'])(
    'asks for an amount instead of reading %s',
    async (text) => {
      render(<Harness />);
      await userEvent.click(field());
      await userEvent.paste(text);
      expect(field()).toHaveValue(text);
      expect(latest.amount).toBeNull();
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(/^No se entiende como un monto/);
      await userEvent.clear(field());
      expect(field()).toBeValid();
      await userEvent.type(field(), text);
      expect(field()).toBeValid();
      await userEvent.tab();
      expect(latest.amount).toBeNull();
      expect(field()).toBeInvalid();
    },
  );

  it('deletes the digit together with the dot beside it', async () => {
    render(<Harness start={{ currency: 'UF', amount: 1234567 }} />);
    await userEvent.type(field(), '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(field()).toHaveValue('123.567');
    await userEvent.keyboard('9');
    expect(field()).toHaveValue('1.239.567');
  });

  it('leaves the text alone while a keyboard composes it', () => {
    render(<Harness start={{ currency: 'CLP', amount: null }} />);
    const compose = (text: string) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(field(), text);
      fireEvent(
        field(),
        new InputEvent('input', {
          bubbles: true,
          data: text,
          inputType: 'insertCompositionText',
          isComposing: true,
        }),
      );
    };
    field().focus();
    fireEvent.compositionStart(field());
    for (const text of ['8', '85', '850', '8500', '85000', '850000']) {
      compose(text);
      expect(field()).toHaveValue(text);
    }
    fireEvent.compositionEnd(field(), { data: '850000' });
    expect(field()).toHaveValue('850.000');
    expect(latest.amount).toBe(850_000);
  });
});
