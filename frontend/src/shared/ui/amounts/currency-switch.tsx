import type { Currency } from '@simulador/contracts/platform/money';
import { Segments } from '../fields/segments.tsx';

export interface CurrencySwitchProps {
  name: string;
  label: string;
  currency: Currency;
  onSwitch: (currency: Currency) => void;
  className?: string | undefined;
}

const CURRENCIES = [
  { value: 'UF', label: 'UF' },
  { value: 'CLP', label: 'CLP' },
] as const;

/** Switch between UF and pesos. */
export function CurrencySwitch({ name, label, currency, onSwitch, className }: CurrencySwitchProps) {
  return (
    <Segments
      name={`${name}_currency`}
      legend={`Moneda de ${label.toLowerCase()}`}
      options={CURRENCIES}
      value={currency}
      onChange={onSwitch}
      className={className}
    />
  );
}
