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

describe('MoneyField', () => {
  it('groups thousands while typing and gives a number', async () => {
    render(<Harness />);
    await userEvent.type(field(), '1234,5');
    expect(field()).toHaveValue('1.234,5');
    expect(latest).toEqual({ currency: 'UF', amount: 1234.5 });
  });

  it('understands 1.234,5 with its dots typed', async () => {
    render(<Harness />);
    await userEvent.type(field(), '1.234,5');
    expect(latest.amount).toBe(1234.5);
  });

  it.each([
    ['1.234,5', 1234.5],
    ['UF 2.000', 2000],
    ['2500.5', 2500.5],
    ['1,234,567', 1234567],
    ['2,500', 2.5],
    ['  2.000,25 UF', 2000.25],
  ])('reads the pasted %s', async (text, amount) => {
    render(<Harness start={{ currency: 'UF', amount: 7 }} />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(latest).toEqual({ currency: 'UF', amount });
  });

  it.each([
    ['2500.5', '2.500,5', 2500.5],
    ['12.75', '12,75', 12.75],
    ['2.500', '2.500', 2500],
    ['1.234.567', '1.234.567', 1234567],
    ['2500.{Backspace}25', '250.025', 250025],
  ])('takes the typed %s for %s when it is left', async (text, shown, amount) => {
    render(<Harness />);
    await userEvent.type(field(), text);
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
    expect(latest.amount).toBe(amount);
  });

  it('reads 2500.5 that is filled in as a whole in the same way', () => {
    render(<Harness />);
    field().focus();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field(), '2500.5');
    fireEvent(field(), new InputEvent('input', { bubbles: true, data: '2500.5', inputType: 'insertText' }));
    fireEvent.blur(field());
    expect(latest.amount).toBe(2500.5);
  });

  it('forgets a typed dot together with the digits before it', async () => {
    render(<Harness />);
    await userEvent.type(field(), '2500.');
    await userEvent.clear(field());
    await userEvent.type(field(), '25005');
    await userEvent.tab();
    expect(latest.amount).toBe(25005);
  });

  it('accepts no amount whose pesos would not be exact', async () => {
    render(<Harness />);
    await userEvent.type(field(), '999999999999');
    expect(field()).toHaveValue('999.999.999');
  });

  it.each([
    ['-3000', '-3.000', -3000],
    ['-2500.5', '-2.500,5', -2500.5],
    ['-1,5', '-1,5', -1.5],
  ])('keeps the minus of the typed %s', async (text, shown, amount) => {
    render(<Harness />);
    await userEvent.type(field(), text);
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
    expect(latest.amount).toBe(amount);
  });

  it.each(['-3000', '-3.000', 'UF -3.000'])('keeps the minus of the pasted %s', async (text) => {
    render(<Harness />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(latest.amount).toBe(-3000);
  });

  it.each([
    [
      'filled in',
      '10%',
      (text: string) => Promise.resolve(fireEvent.input(field(), { target: { value: text } })),
    ],
    ['typed', '10%', (text: string) => userEvent.type(field(), text)],
    ['typed', '% 10', (text: string) => userEvent.type(field(), text.slice(0, 2))],
    ['pasted', '10 %', (text: string) => userEvent.paste(text)],
  ])('takes no %s %s for an amount', async (_, text, enter) => {
    render(<Harness start={{ currency: 'UF', amount: 7 }} />);
    await userEvent.clear(field());
    await enter(text);
    await userEvent.tab();
    expect(latest.amount).toBeNull();
    expect(field()).toHaveAccessibleDescription(/^Aquí va un monto, no un porcentaje/);
    await userEvent.clear(field());
    await userEvent.type(field(), '250');
    expect(field()).toHaveAccessibleDescription(/^\$10\.220\.090/);
    expect(latest.amount).toBe(250);
  });

  it('takes no percentage that is filled in over an amount', async () => {
    render(<Harness start={{ currency: 'UF', amount: 500 }} />);
    fireEvent.input(field(), { target: { value: '10%' } });
    expect(latest.amount).toBeNull();
    expect(field()).toHaveValue('10%');
    await userEvent.clear(field());
    await userEvent.type(field(), '7');
    await userEvent.clear(field());
    expect(field()).not.toHaveAccessibleDescription(/porcentaje/);
  });

  it('shows the opposite value with the UF and its date', () => {
    render(<Harness start={{ currency: 'UF', amount: 2500 }} />);
    expect(field()).toHaveAccessibleDescription('$102.200.900 con la UF del 20-11-2026');
  });

  it('says when the UF is only referential', () => {
    render(<Harness uf={{ valueClp: 28130, date: null, freshness: 'referential' }} />);
    expect(field()).toHaveAccessibleDescription(/UF referencial/);
  });

  it('shows no UF and converts nothing that was typed before it knows the one of the day', async () => {
    const start: MoneyValue = { currency: 'UF', amount: 2500 };
    const pending: UfOfDay = { valueClp: 28130, date: null, freshness: 'pending' };
    const { rerender } = render(<Harness start={start} uf={pending} />);
    expect(field()).toHaveAccessibleDescription(/^1 UF = consultando el valor/);
    await userEvent.click(currency('CLP'));
    expect(field()).toHaveValue('2.500');
    rerender(<Harness start={start} />);
    await userEvent.click(currency('CLP'));
    expect(field()).toHaveValue('102.200.900');
  });

  it('converts on a switch, and a second switch gives back what was typed', async () => {
    render(<Harness start={{ currency: 'CLP', amount: 50_000_001 }} />);
    await userEvent.click(currency('UF'));
    expect(latest).toEqual({ currency: 'UF', amount: 1223.0812 });
    expect(field()).toHaveValue('1.223,0812');
    await userEvent.click(currency('CLP'));
    expect(latest).toEqual({ currency: 'CLP', amount: 50_000_001 });
    expect(field()).toHaveValue('50.000.001');
  });

  it('converts again what was changed after a switch', async () => {
    render(<Harness start={{ currency: 'CLP', amount: 50_000_001 }} />);
    await userEvent.click(currency('UF'));
    await userEvent.clear(field());
    await userEvent.type(field(), '1');
    await userEvent.click(currency('CLP'));
    expect(latest).toEqual({ currency: 'CLP', amount: 40880 });
  });

  it.each([
    ['500000,50', '500.000,50', '500.001', 500_001],
    ['500000,4', '500.000,4', '500.000', 500_000],
    ['500000,', '500.000,', '500.000', 500_000],
    ['500000.50', '500.000.50', '500.001', 500_001],
    ['1.500.000,5', '1.500.000,5', '1.500.001', 1_500_001],
    ['1,200,000', '1,200,000', '1.200.000', 1_200_000],
    ['1.200.000', '1.200.000', '1.200.000', 1_200_000],
    ['0,5', '0,5', '1', 1],
  ])('rounds %s in pesos off where it can be seen, when it is left', async (text, typed, shown, amount) => {
    render(<Harness start={{ currency: 'CLP', amount: null }} />);
    await userEvent.type(field(), text);
    expect(field()).toHaveValue(typed);
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
    expect(latest).toEqual({ currency: 'CLP', amount });
  });

  it('rounds pasted pesos off too, and forgets decimals that are taken back', async () => {
    render(<Harness start={{ currency: 'CLP', amount: null }} />);
    await userEvent.click(field());
    await userEvent.paste('500000,50');
    expect(field()).toHaveValue('500.001');
    await userEvent.clear(field());
    expect(latest.amount).toBeNull();
    await userEvent.type(field(), '7,{Backspace}5');
    await userEvent.tab();
    expect(latest.amount).toBe(75);
  });
});
