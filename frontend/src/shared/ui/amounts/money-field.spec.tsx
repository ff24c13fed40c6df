import { describe, expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currency, latestMoney, MoneyHarness, moneyField } from '../../../testing/money-harness.tsx';
import type { MoneyValue } from './money-value.ts';
import type { UfOfDay } from '../../context/uf.tsx';

describe('MoneyField', () => {
  it('groups thousands while typing and gives a number', async () => {
    render(<MoneyHarness />);
    await userEvent.type(moneyField(), '1234,5');
    expect(moneyField()).toHaveValue('1.234,5');
    expect(latestMoney()).toEqual({ currency: 'UF', amount: 1234.5 });
  });

  it.each([
    ['UF 2.000', 2000],
    ['2,500', 2.5],
  ])('reads the pasted %s', async (text, amount) => {
    render(<MoneyHarness start={{ currency: 'UF', amount: 7 }} />);
    await userEvent.click(moneyField());
    await userEvent.paste(text);
    expect(latestMoney()).toEqual({ currency: 'UF', amount });
  });

  it.each([
    ['2500.5', '2.500,5', 2500.5],
    ['2500.{Backspace}25', '250.025', 250025],
  ])('takes the typed %s for %s when it is left', async (text, shown, amount) => {
    render(<MoneyHarness />);
    await userEvent.type(moneyField(), text);
    await userEvent.tab();
    expect(moneyField()).toHaveValue(shown);
    expect(latestMoney().amount).toBe(amount);
  });

  it('reads 2500.5 that is filled in as a whole in the same way', () => {
    render(<MoneyHarness />);
    moneyField().focus();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(moneyField(), '2500.5');
    fireEvent(
      moneyField(),
      new InputEvent('input', { bubbles: true, data: '2500.5', inputType: 'insertText' }),
    );
    fireEvent.blur(moneyField());
    expect(latestMoney().amount).toBe(2500.5);
  });

  it('forgets a typed dot together with the digits before it', async () => {
    render(<MoneyHarness />);
    await userEvent.type(moneyField(), '2500.');
    await userEvent.clear(moneyField());
    await userEvent.type(moneyField(), '25005');
    await userEvent.tab();
    expect(latestMoney().amount).toBe(25005);
  });

  it('undoes and redoes what was typed, and nothing that a switch converted', async () => {
    render(<MoneyHarness />);
    await userEvent.type(moneyField(), '2500');
    await userEvent.keyboard('{Control>}zz{/Control}');
    expect(moneyField()).toHaveValue('25');
    expect(latestMoney().amount).toBe(25);
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}y{/Control}');
    expect(moneyField()).toHaveValue('2.500');
    await userEvent.keyboard('{Control>}a{/Control}{Delete}{Control>}z{/Control}');
    expect(latestMoney().amount).toBe(2500);
    await userEvent.click(currency('CLP'));
    moneyField().focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(latestMoney()).toEqual({ currency: 'CLP', amount: 102_200_900 });
  });

  it('accepts no amount whose pesos would not be exact', async () => {
    render(<MoneyHarness />);
    await userEvent.type(moneyField(), '999999999999');
    expect(moneyField()).toHaveValue('999.999.999');
  });

  it('keeps the minus of what is typed', async () => {
    render(<MoneyHarness />);
    await userEvent.type(moneyField(), '-2500.5');
    await userEvent.tab();
    expect(moneyField()).toHaveValue('-2.500,5');
    expect(latestMoney().amount).toBe(-2500.5);
  });

  it.each([
    [
      'filled in',
      '10%',
      (text: string) => Promise.resolve(fireEvent.input(moneyField(), { target: { value: text } })),
    ],
    ['typed', '10%', (text: string) => userEvent.type(moneyField(), text)],
    ['typed', '% 10', (text: string) => userEvent.type(moneyField(), text.slice(0, 2))],
    ['pasted', '10 %', (text: string) => userEvent.paste(text)],
  ])('takes no %s %s for an amount', async (_, text, enter) => {
    render(<MoneyHarness start={{ currency: 'UF', amount: 7 }} />);
    await userEvent.clear(moneyField());
    await enter(text);
    await userEvent.tab();
    expect(latestMoney().amount).toBeNull();
    expect(moneyField()).toHaveAccessibleDescription(/^Aquí va un monto, no un porcentaje/);
    await userEvent.clear(moneyField());
    await userEvent.type(moneyField(), '250');
    expect(moneyField()).toHaveAccessibleDescription(/^\$10\.220\.090/);
    expect(latestMoney().amount).toBe(250);
  });

  it('shows the opposite value with the UF and its date', () => {
    render(<MoneyHarness start={{ currency: 'UF', amount: 2500 }} />);
    expect(moneyField()).toHaveAccessibleDescription('$102.200.900 con la UF del 20-11-2026');
  });

  it('says when the UF is only referential', () => {
    render(<MoneyHarness uf={{ valueClp: 28130, date: null, freshness: 'referential' }} />);
    expect(moneyField()).toHaveAccessibleDescription(/UF referencial/);
  });

  it('shows no UF and converts nothing that was typed before it knows the one of the day', async () => {
    const start: MoneyValue = { currency: 'UF', amount: 2500 };
    const pending: UfOfDay = { valueClp: 28130, date: null, freshness: 'pending' };
    const { rerender } = render(<MoneyHarness start={start} uf={pending} />);
    expect(moneyField()).toHaveAccessibleDescription(/^1 UF = consultando el valor/);
    await userEvent.click(currency('CLP'));
    expect(moneyField()).toHaveValue('2.500');
    rerender(<MoneyHarness start={start} />);
    await userEvent.click(currency('CLP'));
    expect(moneyField()).toHaveValue('102.200.900');
  });

  it('converts on a switch, and a second switch gives back what was typed', async () => {
    render(<MoneyHarness start={{ currency: 'CLP', amount: 50_000_001 }} />);
    await userEvent.click(currency('UF'));
    expect(latestMoney()).toEqual({ currency: 'UF', amount: 1223.0812 });
    expect(moneyField()).toHaveValue('1.223,0812');
    await userEvent.click(currency('CLP'));
    expect(latestMoney()).toEqual({ currency: 'CLP', amount: 50_000_001 });
    expect(moneyField()).toHaveValue('50.000.001');
  });

  it('converts again what was changed after a switch', async () => {
    render(<MoneyHarness start={{ currency: 'CLP', amount: 50_000_001 }} />);
    await userEvent.click(currency('UF'));
    await userEvent.clear(moneyField());
    await userEvent.type(moneyField(), '1');
    await userEvent.click(currency('CLP'));
    expect(latestMoney()).toEqual({ currency: 'CLP', amount: 40880 });
  });

  it.each([
    ['500000,50', '500.000,50', '500.001', 500_001],
    ['500000,', '500.000,', '500.000', 500_000],
    ['500000.50', '500.000.50', '500.001', 500_001],
  ])('rounds %s in pesos off where it can be seen, when it is left', async (text, typed, shown, amount) => {
    render(<MoneyHarness start={{ currency: 'CLP', amount: null }} />);
    await userEvent.type(moneyField(), text);
    expect(moneyField()).toHaveValue(typed);
    await userEvent.tab();
    expect(moneyField()).toHaveValue(shown);
    expect(latestMoney()).toMatchObject({ currency: 'CLP', amount });
  });

  it('rounds pasted pesos off too, and forgets decimals that are taken back', async () => {
    render(<MoneyHarness start={{ currency: 'CLP', amount: null }} />);
    await userEvent.click(moneyField());
    await userEvent.paste('500000,50');
    expect(moneyField()).toHaveValue('500.001');
    await userEvent.clear(moneyField());
    expect(latestMoney().amount).toBeNull();
    await userEvent.type(moneyField(), '7,{Backspace}5');
    await userEvent.tab();
    expect(latestMoney().amount).toBe(75);
  });
});
