/** MoneyField with a state, and the value that it reported last. */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { UfOfDay } from '#shared/context/uf.tsx';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { EMPTY_UF, type MoneyValue } from '#shared/ui/amounts/money-value.ts';

const UF: UfOfDay = { valueClp: 40880.36, date: '2026-11-20', freshness: 'today' };

let latest: MoneyValue = EMPTY_UF;
export const latestMoney = (): MoneyValue => latest;

export function MoneyHarness({ start = EMPTY_UF, uf = UF }: { start?: MoneyValue; uf?: UfOfDay }) {
  const [value, setValue] = useState(start);
  const change = (next: MoneyValue) => {
    latest = next;
    setValue(next);
  };
  return <MoneyField name="input_savings" label="Ahorro" value={value} onChange={change} uf={uf} />;
}

export const moneyField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ahorro' });
export const currency = (name: string) => screen.getByRole('radio', { name });
