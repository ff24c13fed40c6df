import type { MouseEvent } from 'react';
import type { Currency } from '@simulador/contracts/platform/money';
import { Icon } from '../icon.tsx';
import { Segments } from '../fields/segments.tsx';

export interface CurrencySwitchProps {
  name: string;
  label: string;
  currency: Currency;
  onSwitch: (currency: Currency) => void;
}

/**
 * Switches to the other currency where the chosen one is pressed with a pointer, because nothing lies over it while the switch has
 * the keyboard's focus.
 */
function pressOther({ target, currentTarget, detail }: MouseEvent<HTMLElement>, chosen: Currency): void {
  const isByPointer = detail > 0;
  if (!isByPointer || !(target instanceof HTMLInputElement) || target.value !== chosen) return;
  const other = currentTarget.querySelector<HTMLInputElement>('input:not(:checked)');
  other?.click();
  other?.focus();
}

export const CURRENCIES = (['UF', 'CLP'] as const).map((value) => ({ value, label: value }));
const SWITCHED = CURRENCIES.map(({ value }) => ({
  value,
  label: (
    <>
      {value} <Icon name="swap" className="size-3.5" />
    </>
  ),
}));

/** Switch between UF and pesos. */
export function CurrencySwitch(props: CurrencySwitchProps) {
  const { name, label, currency, onSwitch } = props;
  return (
    <Segments
      name={`${name}_currency`}
      legend={`Moneda de ${label.toLowerCase()}`}
      options={SWITCHED}
      value={currency}
      onChange={onSwitch}
      isToggle
      onClick={(event) => pressOther(event, currency)}
    />
  );
}
